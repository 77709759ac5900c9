import type { Answer, api, Input } from '@feria/contract'
import type { Product } from '@feria/contract/catalogue/schemas'
import { and, asc, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { readFromReplica } from '../../../platform/replica.ts'
import { rankMatches } from '../candidates.ts'
import { passes, withSearch } from '../filters.ts'
import { productColumns, toProduct } from '../queries.ts'
import { readRanked } from '../ranked-page.ts'
import { categories, products } from '../tables.ts'
import type { Search } from '../text-match.ts'

type Shelves = Answer<typeof api.catalogue.shelves>
type Query = Input<typeof api.catalogue.shelves>['query']

/**
 * How many products fit the filters, in total and by category, with the first few of each, for the catalogue's grid. Anyone may call;
 * empty categories are left out, products without a category come last.
 */
export const listShelves = async (ctx: Ctx, { query }: Input<typeof api.catalogue.shelves>): Promise<Shelves> => {
  const filtered = await passes(ctx, query)
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
  const first = counts.length > 0 && query.limit > 0 ? await readFirst(ctx, query.limit, where, search) : []
  const byCategory = Map.groupBy(first, (product) => product.categoryId)
  return {
    total: counts.reduce((sum, { count }) => sum + count, 0),
    shelves: counts.map(({ id, name, count }) => ({
      category: id !== null && name !== null ? { id, name } : null,
      count,
      products: byCategory.get(id) ?? [],
    })),
  }
}

/** The first products of each category: the best of a search, otherwise the newest. */
const readFirst = async (ctx: Ctx, limit: number, where: SQL | undefined, search: Search | undefined): Promise<Product[]> => {
  if (search) return readBest(ctx, search, limit, where)
  const numbered = ctx.db
    .select({
      id: products.id,
      place: sql<number>`row_number() over (partition by ${products.categoryId} order by ${products.id} desc)`.as('place'),
    })
    .from(products)
    .where(where)
    .as('numbered')
  const first = ctx.db.select({ id: numbered.id }).from(numbered).where(lte(numbered.place, limit))
  const rows = await ctx.db
    .select(productColumns)
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, first))
    .orderBy(desc(products.id))
  return rows.map(toProduct)
}

const readBest = async (ctx: Ctx, search: Search, limit: number, where: SQL | undefined): Promise<Product[]> => {
  const { ranked } = await rankMatches(ctx, search, where)
  const best = [...Map.groupBy(ranked, ({ candidate }) => candidate.categoryId).values()].flatMap((shelf) => shelf.slice(0, limit))
  return readRanked(ctx, best)
}
