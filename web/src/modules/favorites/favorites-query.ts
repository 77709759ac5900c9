import type { Product } from '@feria/contract/catalogue/schemas'
import { MAX_PAGE_SIZE } from '@feria/contract/limits'
import * as api from '@feria/contract/routes'
import { useQuery } from '@tanstack/react-query'
import { callPage } from '../../lib/call.ts'
import { useSession } from '../../lib/session.ts'
import { storedList, storedQuery } from '../../lib/stored-list.ts'
import { routeKey } from '../../lib/use-route.ts'

/** Maximum number of favorites, the same as on the server. */
export const MAX_FAVORITES = 500

/** Stands for the member's id in the storage key of a visitor's favorites. */
export const GUEST = 'visitante'

const isProduct = (value: unknown): value is Product =>
  typeof (value as Product | null)?.id === 'string' && typeof (value as Product).name === 'string'

/** The favorites on this device: whole products, newest favorite first. */
export const storedFavorites = storedList({ name: 'favorites', isItem: isProduct, most: MAX_FAVORITES })

/** Whose favorites show: the member's or the visitor's; null until the session is restored. */
export const ownerOf = ({ isRestored, user }: ReturnType<typeof useSession.getState>): string | null =>
  isRestored ? (user?.id ?? GUEST) : null

const fetchFavorites = async (signal: AbortSignal): Promise<Product[]> => {
  const products: Product[] = []
  let cursor: string | undefined
  do {
    const page = await callPage(api.favorites.list, { query: { limit: MAX_PAGE_SIZE, cursor } }, { signal })
    products.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor && products.length < MAX_FAVORITES)
  return products
}

/** A member's favorites, stored ones until the server responds; or the visitor's, which only this device has and nobody fetches. */
export const favoritesQuery = (userId: string) => ({
  ...storedQuery(storedFavorites, userId, [routeKey(api.favorites.list)], fetchFavorites),
  staleTime: 0,
})

/** What `select` makes of the favorites in the cache, without fetching any; of none until the session is restored, after hydration. */
export const useFavorites = <Shown>(select: (products: Product[]) => Shown): Shown => {
  const owner = useSession(ownerOf)
  const query = favoritesQuery(owner ?? '')
  return useQuery({ ...query, initialData: owner === null ? [] : query.initialData, enabled: false, select }).data
}

/** True while a product is a favorite. */
export const useIsFavorite = (id: string): boolean => useFavorites((products) => products.some((product) => product.id === id))

useSession.subscribe(({ user }, { user: before }) => {
  if (before && before.id !== user?.id) storedFavorites.forget(before.id)
})
