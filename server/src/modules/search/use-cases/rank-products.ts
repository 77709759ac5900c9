import type { api, Input } from '@feria/contract'
import type { Page } from '@feria/contract/page'
import type { RankedCard, RankedProduct } from '@feria/contract/search/schemas'
import type { Ctx } from '../../../core/context.ts'
import { listCards, listProducts } from '../../catalogue/catalogue.module.ts'
import { measureFrom } from '../places.ts'

/** Available products by price, by page, as the catalogue finds and orders them, each with its distance. Anyone may call. */
export const rankProducts = async (
  ctx: Ctx,
  { query }: Input<typeof api.search.ranking>,
): Promise<Page<RankedProduct> | Page<RankedCard>> => {
  const distanceTo = await measureFrom(ctx, query.near)
  const measured = <P extends { location: string }>({ items, next }: Page<P>) => ({
    items: items.map((product) => ({ ...product, distance: distanceTo(product.location) })),
    next,
  })
  const available = { query: { ...query, in_stock: true } }
  return query.view === 'card' ? measured(await listCards(ctx, available)) : measured(await listProducts(ctx, available))
}
