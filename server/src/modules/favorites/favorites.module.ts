import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { favoritePersonalData } from './queries.ts'
import { addFavorite } from './use-cases/add-favorite.ts'
import { listFavoriteIds, listFavorites } from './use-cases/list-favorites.ts'
import { removeFavorite } from './use-cases/remove-favorite.ts'

/** Favourites: products that a member saved, stored with the account and cached in the browser under `favorites:{userId}`. */
export const favorites = defineModule({
  name: 'favorites',
  routes: serve(api.favorites, { list: listFavorites, ids: listFavoriteIds, add: addFavorite, remove: removeFavorite }),
  personalData: favoritePersonalData,
})
