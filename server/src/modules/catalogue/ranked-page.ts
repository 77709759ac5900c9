import type { Product } from '@feria/contract/catalogue/schemas'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../core/context.ts'
import { isAmong } from '../../engines/db/lists.ts'
import type { Ranked } from './candidates.ts'
import { productColumns, toProduct } from './queries.ts'
import { categories, products } from './tables.ts'

/** A ranking is recomputed for each page, so its cursor is an offset. */
export const depthSchema = z.object({ offset: z.int().min(0).max(10_000) })

/** The rows of ranked products, by id. */
export const readRows = async (ctx: Ctx, page: Ranked[]) => {
  if (page.length === 0) return new Map<string, never>()
  const ids = page.map(({ candidate }) => candidate.id)
  const rows = await ctx.db
    .select({ ...productColumns, comparableMinor: products.comparableMinor })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(isAmong(products.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The products of a page of a ranking, in its order. */
export const readRanked = async (ctx: Ctx, page: Ranked[]): Promise<Product[]> => {
  const rows = await readRows(ctx, page)
  return page.flatMap(({ candidate }) => {
    const row = rows.get(candidate.id)
    return row ? toProduct(row) : []
  })
}
