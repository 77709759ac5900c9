import type { Answer, api, CardAnswer, Input } from '@feria/contract'
import type { ListedCard, ListedProduct } from '@feria/contract/catalogue/schemas'
import { and, asc, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { rowsOf } from '../../../engines/db/database.ts'
import { readFromReplica } from '../../../platform/replica.ts'
import { notApartFrom } from '../../blocks/blocks.module.ts'
import { type Ranked, rankMatches } from '../candidates.ts'
import { type CardRow, selectCards, toCard } from '../cards.ts'
import { passes, withSearch } from '../filters.ts'
import { selectProducts, toProduct } from '../queries.ts'
import { readRanked, readRankedCards } from '../ranked-page.ts'
import { categories, products } from '../tables.ts'
import type { Search } from '../text-match.ts'
import { understand } from '../understood.ts'

type Shelves = Answer<typeof api.catalogue.shelves> | CardAnswer<typeof api.catalogue.shelves>
type Query = Input<typeof api.catalogue.shelves>['query']

/**
 * How many products fit the filters, in total and by category, with the first few of each, for the catalogue's grid. Anyone may call;
 * empty categories are left out, products without a category come
 * last, and within a shelf those that break a spoken price.
 */
export const listShelves = async (ctx: Ctx, { query: asked }: Input<typeof api.catalogue.shelves>): Promise<Shelves> => {
  const query = understand(ctx, asked).filters
  const filtered = and(await passes(ctx, query), notApartFrom(ctx, products.userId))
  return withSearch<Shelves>(
    ctx,
    query.search,
    (found) => found.total === 0,
    // A search writes while it reads, so only the unfiltered shelves are read from the replica.
    (matches, search) => {
      const where = and(filtered, matches)
      return search ? readShelves(ctx, query, where, search) : readFromReplica(ctx, (ctx) => readShelves(ctx, query, where, search))
    },
    { total: 0, shelves: [] },
    query.as_typed,
  )
}

const readShelves = async (ctx: Ctx, query: Query, where: SQL | undefined, search: Search | undefined): Promise<Shelves> => {
  const counts = await ctx.db
    .select({ id: products.categoryId, name: categories.name, count: sql<number>`count(*)::int` })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(where)
    .groupBy(products.categoryId, categories.name)
    .orderBy(sql`${categories.name} is null`, asc(products.categoryId))
  const isEmpty = counts.length === 0 || query.limit === 0
  const shelvesWith = <Item extends Pick<ListedProduct, 'category'>>(first: Item[]) => {
    const byCategory = Map.groupBy(first, ({ category }) => category?.id ?? null)
    return {
      total: counts.reduce((sum, { count }) => sum + count, 0),
      shelves: counts.map(({ id, name, count }) => ({
        category: id !== null && name !== null ? { id, name } : null,
        count,
        products: byCategory.get(id) ?? [],
      })),
    }
  }
  const read = <Item>(view: View<Item>): Promise<Item[]> => readFirst(ctx, { limit: query.limit, where, search, view })
  if (query.view === 'card') return shelvesWith(isEmpty ? [] : await read(cards))
  return shelvesWith(isEmpty ? [] : await read(whole))
}

/** How the products of the shelves are read: the newest by their ids, or those of a ranking. */
interface View<Item> {
  newest: (ctx: Ctx, where: SQL) => Promise<Item[]>
  ranked: (ctx: Ctx, page: Ranked[]) => Promise<Item[]>
}

const whole: View<ListedProduct> = {
  newest: async (ctx, where) => (await selectProducts(ctx.db).where(where).orderBy(desc(products.id))).map(toProduct),
  ranked: readRanked,
}

const cards: View<ListedCard> = {
  newest: async (ctx, where) =>
    rowsOf<CardRow>(await ctx.db.execute(selectCards(sql`where ${where} order by ${products.id} desc`))).map(toCard),
  ranked: readRankedCards,
}

interface Reading<Item> {
  limit: number
  where: SQL | undefined
  search: Search | undefined
  view: View<Item>
}

/** The first products of each category: the best of a search, otherwise the newest. */
const readFirst = async <Item>(ctx: Ctx, { limit, where, search, view }: Reading<Item>): Promise<Item[]> => {
  if (search) return view.ranked(ctx, await findBest(ctx, search, limit, where))
  const numbered = ctx.db
    .select({
      id: products.id,
      place: sql<number>`row_number() over (partition by ${products.categoryId} order by ${products.id} desc)`.as('place'),
    })
    .from(products)
    .where(where)
    .as('numbered')
  const first = ctx.db.select({ id: numbered.id }).from(numbered).where(lte(numbered.place, limit))
  return view.newest(ctx, inArray(products.id, first))
}

const findBest = async (ctx: Ctx, search: Search, limit: number, where: SQL | undefined): Promise<Ranked[]> => {
  const { ranked } = await rankMatches(ctx, search, where)
  return [...Map.groupBy(ranked, ({ categoryId }) => categoryId).values()].flatMap((shelf) => shelf.slice(0, limit))
}
