import type { api, Input } from '@feria/contract'
import type { Page } from '@feria/contract/page'
import type { RankedProduct } from '@feria/contract/search/schemas'
import type { Ctx } from '../../../core/context.ts'
import { listProducts } from '../../catalogue/catalogue.module.ts'
import { measureFrom } from '../places.ts'

/** Available products by price, by page, as the catalogue finds and orders them, each with its distance. Anyone may call. */
export const rankProducts = async (ctx: Ctx, { query }: Input<typeof api.search.ranking>): Promise<Page<RankedProduct>> => {
  const distanceTo = await measureFrom(ctx, query.near)
  const { items, next } = await listProducts(ctx, { params: undefined, query: { ...query, in_stock: true }, body: undefined })
  return { items: items.map((product) => ({ ...product, distance: distanceTo(product.location) })), next }
}
