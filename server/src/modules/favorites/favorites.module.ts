import { api } from '@feria/contract'
import { defineModule, serve } from '../../module.ts'
import { addFavorite } from './add-favorite.ts'
import { favoritePersonalData } from './favorites.queries.ts'
import { listFavoriteIds, listFavorites } from './list-favorites.ts'
import { removeFavorite } from './remove-favorite.ts'

/** Favourites: products that a member wants to find again, kept with the account and cached in the browser under `favorites:{userId}`. */
export const favorites = defineModule({
  name: 'favorites',
  routes: serve(api.favorites, { list: listFavorites, ids: listFavoriteIds, add: addFavorite, remove: removeFavorite }),
  personalData: favoritePersonalData,
})
