import type { api, Input } from '@feria/contract'
import type { ListedCard, ListedProduct } from '@feria/contract/catalogue/schemas'
import type { Page } from '@feria/contract/page'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { prepareOnce, rowsOf, runPrepared } from '../../../engines/db/database.ts'
import { pageOf, readCursor, writeCursor } from '../../../platform/paging.ts'
import { readFromReplica } from '../../../platform/replica.ts'
import { notApartFrom } from '../../blocks/blocks.module.ts'
import type { Ranked } from '../candidates.ts'
import { type CardRow, toCard } from '../cards.ts'
import { isUnfiltered, passes, withSearch } from '../filters.ts'
import { toProduct } from '../queries.ts'
import { depthSchema, readRanked, readRankedCards } from '../ranked-page.ts'
import { findRanking } from '../rankings.ts'
import { sortOf } from '../rules.ts'
import {
  cardsInOrder,
  comesAfter,
  type OrderName,
  orders,
  type Place,
  type Placed,
  placeOf,
  placeSchema,
  selectInOrder,
} from '../sort-orders.ts'
import { products } from '../tables.ts'
import { understand, withinSpokenPrice } from '../understood.ts'

type List = Input<typeof api.catalogue.list>
type Query = Omit<List['query'], 'view'>

/** How a view of the list is read. */
interface View<Row extends Placed, Item> {
  /** All visible products from a place: the most frequent read, by a statement that is prepared once per order. */
  everything: (ctx: Ctx, sort: OrderName, from: Place & { limit: number }) => Promise<Row[]>
  filtered: (ctx: Ctx, sort: OrderName, where: SQL | undefined, limit: number, offset: number) => Promise<Row[]>
  ranked: (ctx: Ctx, page: Ranked[]) => Promise<Item[]>
  toItem: (row: Row) => Item
}

/** The first page starts at the beginning of the order, so one statement serves all pages. */
const visibleFrom = (sort: OrderName): SQL | undefined =>
  and(eq(products.isVisible, true), comesAfter(sort, { value: sql.placeholder('value'), id: sql.placeholder('id') }))

const whole: View<Awaited<ReturnType<typeof selectInOrder>>[number], ListedProduct> = {
  everything: (ctx, sort, from) =>
    prepareOnce(ctx.db, `list_products_${sort}`, (db) =>
      selectInOrder(db, sort, visibleFrom(sort), sql.placeholder('limit')).prepare(`list_products_${sort}`),
    ).execute({ ...from }),
  filtered: async (ctx, sort, where, limit, offset) => selectInOrder(ctx.db, sort, where, limit).offset(offset),
  ranked: readRanked,
  toItem: toProduct,
}

const cards: View<CardRow & Placed, ListedCard> = {
  everything: (ctx, sort, from) =>
    runPrepared(ctx.db, `list_cards_${sort}`, () => cardsInOrder(sort, visibleFrom(sort), sql.placeholder('limit')), { ...from }),
  filtered: async (ctx, sort, where, limit, offset) => rowsOf(await ctx.db.execute(cardsInOrder(sort, where, limit, offset))),
  ranked: readRankedCards,
  toItem: toCard,
}

/** How many products precede a page requested by number; a cursor knows its own place. */
const skipped = ({ page, limit, cursor }: Query): number => (cursor || !page ? 0 : (page - 1) * limit)

const nothing = { items: [], next: null }

const listAs = async <Row extends Placed, Item>(ctx: Ctx, asked: Query, view: View<Row, Item>): Promise<Page<Item>> => {
  const sort = sortOf(asked.sort, asked.search)
  const understood = understand(ctx, asked)
  if (sort === 'relevance') return listByRelevance(ctx, understood.filters, view)
  const query = withinSpokenPrice(understood)
  const place = readCursor(placeSchema, query.cursor)
  const isNotApart = notApartFrom(ctx, products.userId)
  if (isUnfiltered(query) && !skipped(query) && !isNotApart) {
    const from = { limit: query.limit + 1, ...(place ?? orders[sort].start) }
    const rows = await readFromReplica(ctx, (ctx) => view.everything(ctx, sort, from))
    return pageOf(rows, query.limit, view.toItem, placeOf)
  }
  const filtered = await passes(ctx, query)
  return withSearch<Page<Item>>(
    ctx,
    query.search,
    ({ items }) => items.length === 0,
    async (matches) => {
      const where = and(filtered, matches, isNotApart, place && comesAfter(sort, place))
      const rows = await view.filtered(ctx, sort, where, query.limit + 1, skipped(query))
      return pageOf(rows, query.limit, view.toItem, placeOf)
    },
    nothing,
    query.as_typed,
  )
}

const listByRelevance = async <Row extends Placed, Item>(ctx: Ctx, query: Query, { ranked }: View<Row, Item>): Promise<Page<Item>> => {
  const { offset } = readCursor(depthSchema, query.cursor) ?? { offset: skipped(query) }
  const found = await findRanking(ctx, { text: query.search ?? '', filters: query })
  if (!found) return nothing
  const all = found.ranking.ranked
  const end = offset + query.limit
  return { items: await ranked(ctx, all.slice(offset, end)), next: end < all.length ? writeCursor({ offset: end }) : null }
}

/**
 * Visible products by page, sold ones with their badge; by relevance those that only mention the search come after those that coincide,
 * and last those that break a spoken price, which another order leaves out. Anyone may call; hidden ones never show. Refuses a minimum
 * above the maximum and cursors that we did not write.
 */
export const listProducts = (ctx: Ctx, { query }: { query: Query }): Promise<Page<ListedProduct>> => listAs(ctx, query, whole)

/** The same products in the same order as `listProducts`, of each only what its card shows. */
export const listCards = (ctx: Ctx, { query }: { query: Query }): Promise<Page<ListedCard>> => listAs(ctx, query, cards)

/** The list in the view that the query asks for. */
export const listInView = (ctx: Ctx, input: List): Promise<Page<ListedProduct> | Page<ListedCard>> =>
  input.query.view === 'card' ? listCards(ctx, input) : listProducts(ctx, input)
