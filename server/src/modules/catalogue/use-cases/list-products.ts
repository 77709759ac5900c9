import type { api, Input } from '@feria/contract'
import type { Product } from '@feria/contract/catalogue/schemas'
import type { Page } from '@feria/contract/page'
import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { prepareOnce } from '../../../engines/db/database.ts'
import { pageOf, readCursor, writeCursor } from '../../../platform/paging.ts'
import { readFromReplica } from '../../../platform/replica.ts'
import { isUnfiltered, passes, withSearch } from '../filters.ts'
import { toProduct } from '../queries.ts'
import { depthSchema, readRanked } from '../ranked-page.ts'
import { findRanking } from '../rankings.ts'
import { sortOf } from '../rules.ts'
import { comesAfter, type OrderName, orders, placeOf, placeSchema, selectInOrder } from '../sort-orders.ts'
import { products } from '../tables.ts'

type Query = Input<typeof api.catalogue.list>['query']

/** How many products precede a page requested by number; a cursor knows its own place. */
const skipped = ({ page, limit, cursor }: Query): number => (cursor || !page ? 0 : (page - 1) * limit)

const nothing: Page<Product> = { items: [], next: null }

/**
 * Visible products by page, sold ones with their badge. Anyone may call; hidden ones never show. Refuses a minimum above the maximum and
 * cursors that we did not write.
 */
export const listProducts = async (ctx: Ctx, { query }: Input<typeof api.catalogue.list>): Promise<Page<Product>> => {
  const sort = sortOf(query.sort, query.search)
  if (sort === 'relevance') return listByRelevance(ctx, query)
  const place = readCursor(placeSchema, query.cursor)
  if (isUnfiltered(query) && !skipped(query)) {
    const from = { limit: query.limit + 1, ...(place ?? orders[sort].start) }
    const rows = await readFromReplica(ctx, (ctx) => everything(ctx, sort).execute(from))
    return pageOf(rows, query.limit, toProduct, placeOf)
  }
  const filtered = await passes(ctx, query)
  const isEmpty = (page: Page<Product>) => page.items.length === 0
  return withSearch(
    ctx,
    query.search,
    isEmpty,
    async (matches) => {
      const where = and(filtered, matches, place && comesAfter(sort, place))
      const rows = await selectInOrder(ctx.db, sort, where, query.limit + 1).offset(skipped(query))
      return pageOf(rows, query.limit, toProduct, placeOf)
    },
    nothing,
  )
}

/**
 * The most frequent read, prepared once per order: the first page starts at the beginning of the order, so one statement serves all
 * pages.
 */
const everything = (ctx: Ctx, sort: OrderName) =>
  prepareOnce(ctx.db, `list_products_${sort}`, (db) => {
    const from = comesAfter(sort, { value: sql.placeholder('value'), id: sql.placeholder('id') })
    return selectInOrder(db, sort, and(eq(products.isVisible, true), from), sql.placeholder('limit')).prepare(`list_products_${sort}`)
  })

const listByRelevance = async (ctx: Ctx, query: Query): Promise<Page<Product>> => {
  const { offset } = readCursor(depthSchema, query.cursor) ?? { offset: skipped(query) }
  const found = await findRanking(ctx, { text: query.search ?? '', filters: query })
  if (!found) return nothing
  const { ranked } = found.ranking
  const end = offset + query.limit
  return { items: await readRanked(ctx, ranked.slice(offset, end)), next: end < ranked.length ? writeCursor({ offset: end }) : null }
}
