import type { Product } from '@feria/contract/catalogue/schemas'
import { MAX_PAGE_SIZE } from '@feria/contract/limits'
import * as api from '@feria/contract/routes'
import { call, callPage } from '../../lib/call.ts'
import { useFavorites } from './favorites-store.ts'
import { MAX_KEPT } from './kept-favorites.ts'

/** Refetches all favorites and replaces them at once. Rejects with CallError. */
export const refreshFavorites = async (userId: string, signal?: AbortSignal): Promise<void> => {
  const products: Product[] = []
  let cursor: string | undefined
  do {
    const page = await callPage(api.favorites.list, { query: { limit: MAX_PAGE_SIZE, cursor } }, { signal })
    products.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor && products.length < MAX_KEPT)
  useFavorites.getState().setAll(userId, products)
}

/** Updates the stored favorites after a login: fetches whole products only if the ids differ from the stored ones. */
export const syncFavorites = async (userId: string, signal: AbortSignal): Promise<void> => {
  const ids = await call(api.favorites.ids, {}, { signal })
  const kept = new Set(useFavorites.getState().products.map(({ id }) => id))
  if (ids.length !== kept.size || ids.some((id) => !kept.has(id))) await refreshFavorites(userId, signal)
}
