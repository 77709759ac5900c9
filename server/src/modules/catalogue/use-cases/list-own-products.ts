import type { api, Input } from '@feria/contract'
import type { OwnProduct } from '@feria/contract/catalogue/schemas'
import type { Page } from '@feria/contract/page'
import { and, eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { inCategory, withSearch } from '../filters.ts'
import { toOwnProduct } from '../queries.ts'
import { comesAfter, placeOf, placeSchema, selectOwnInOrder } from '../sort-orders.ts'
import { products } from '../tables.ts'

/** The member's own products, hidden and sold ones included, with the catalogue's search. Sortable by price or name, either way. */
export const listOwnProducts = async (ctx: Ctx, { query }: Input<typeof api.catalogue.mine>): Promise<Page<OwnProduct>> => {
  const place = readCursor(placeSchema, query.cursor)
  return withSearch<Page<OwnProduct>>(
    ctx,
    query.search,
    (page) => page.items.length === 0,
    async (matches) => {
      const where = and(eq(products.userId, memberOf(ctx).id), inCategory(query.category), matches, place && comesAfter(query.sort, place))
      const rows = await selectOwnInOrder(ctx.db, query.sort, where, query.limit + 1)
      return pageOf(rows, query.limit, toOwnProduct, placeOf)
    },
    { items: [], next: null },
  )
}
