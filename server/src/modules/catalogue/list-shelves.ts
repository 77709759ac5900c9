import type { Answer, api, Input } from '@feria/contract'
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { passes, withSearch } from './catalogue.filters.ts'
import type { TextMatch } from './catalogue.matching.ts'
import { productColumns, toProduct } from './catalogue.queries.ts'
import { categories, products } from './catalogue.tables.ts'

type Shelves = Answer<typeof api.catalogue.shelves>
type Query = Input<typeof api.catalogue.shelves>['query']

/**
 * How many products fit the filters, in all and by category, with the first few of each: what the catalogue's grid shows.
 * Anyone may call; categories without a product are left out, those without a category come last.
 */
export const listShelves = (ctx: Ctx, { query }: Input<typeof api.catalogue.shelves>): Promise<Shelves> =>
  withSearch<Shelves>(
    ctx,
    query.search,
    (found) => found.total === 0,
    (match) => readShelves(ctx, query, match),
    { total: 0, shelves: [] },
  )

const readShelves = async (ctx: Ctx, query: Query, match: TextMatch | undefined): Promise<Shelves> => {
  const where = and(passes(query), match?.condition)
  const counts = await ctx.db
    .select({ id: products.categoryId, name: categories.name, count: sql<number>`count(*)::int` })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(where)
    .groupBy(products.categoryId, categories.name)
    .orderBy(sql`${categories.name} is null`, asc(products.categoryId))
  const rows = query.limit > 0 ? await readFirst(ctx, query.limit, where, match) : []
  const byCategory = Map.groupBy(rows, (row) => row.categoryId)
  return {
    total: counts.reduce((sum, { count }) => sum + count, 0),
    shelves: counts.map(({ id, name, count }) => ({
      category: id !== null && name !== null ? { id, name } : null,
      count,
      products: (byCategory.get(id) ?? []).map(toProduct),
    })),
  }
}

const readFirst = async (ctx: Ctx, limit: number, where: ReturnType<typeof and>, match: TextMatch | undefined) => {
  const best = match ? [desc(match.rank), desc(products.id)] : [desc(products.id)]
  const numbered = ctx.db
    .select({
      id: products.id,
      place: sql<number>`row_number() over (partition by ${products.categoryId} order by ${sql.join(best, sql`, `)})`.as('place'),
    })
    .from(products)
    .where(where)
    .as('numbered')
  const first = ctx.db.select({ id: numbered.id }).from(numbered).where(lte(numbered.place, limit))
  return ctx.db
    .select(productColumns)
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, first))
    .orderBy(...best)
}
