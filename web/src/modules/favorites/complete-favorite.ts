import type { Product, ProductCard } from '@feria/contract/catalogue/schemas'
import * as api from '@feria/contract/routes'
import type { QueryKey } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { queryClient } from '../../lib/query-client.ts'

/**
 * Puts the whole product where its card stands among the favorites, since a favorite is the whole product and a list has only its card.
 * While it cannot be fetched the card stays; one that is no favorite any more does not come back.
 */
export const completeFavorite = async (queryKey: QueryKey, product: ProductCard): Promise<void> => {
  if ('images' in product) return
  const { id } = product
  const whole = await call(api.catalogue.get, { params: { id }, query: {} }).catch(() => undefined)
  if (!whole) return
  // Only an answer to the list itself makes the list newer.
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt
  queryClient.setQueryData<Product[]>(queryKey, (products) => products?.map((one) => (one.id === id ? whole : one)), { updatedAt })
}
