import type { Product } from '@feria/contract/catalogue/schemas'
import * as api from '@feria/contract/routes'
import { fetchAll } from '../../lib/fetch-all.ts'
import { storedList, storedQuery } from '../../lib/stored-list.ts'
import { routeKey } from '../../lib/use-route.ts'

/** Maximum number of favorites, the same as on the server. */
export const MAX_FAVORITES = 500

const isProduct = (value: unknown): value is Product =>
  typeof (value as Product | null)?.id === 'string' && typeof (value as Product).name === 'string'

/** The favorites on this device: whole products, newest favorite first. */
export const storedFavorites = storedList({ name: 'favorites', isItem: isProduct, most: MAX_FAVORITES })

/** A member's favorites, stored ones until the server responds; or the visitor's, which only this device has and nobody fetches. */
export const favoritesQuery = (userId: string) => ({
  ...storedQuery(storedFavorites, userId, [routeKey(api.favorites.list)], (signal) => fetchAll(api.favorites.list, MAX_FAVORITES, signal)),
  staleTime: 0,
})
