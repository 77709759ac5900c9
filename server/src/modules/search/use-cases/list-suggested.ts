import type { Answer, api, Input } from '@feria/contract'
import { DEFAULT_DISTANCE_KM } from '@feria/contract/search/values'
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { notApartFrom } from '../../blocks/blocks.module.ts'
import { productColumns, toProduct } from '../../catalogue/catalogue.module.ts'
import { categories, products } from '../../catalogue/tables.ts'
import { favorites } from '../../favorites/tables.ts'
import { measureFrom } from '../places.ts'
import { countSales } from '../records.ts'
import { type Candidate, mediansOf, reasonsFor, scoreOf } from '../rules.ts'

/** Only the newest are compared, so that a large catalogue costs no more than a small one. */
const COMPARED = 200

/**
 * Available products by distance, price and quality, the seller's record among it, best first, each with its reasons. From the categories
 * of the member's favourites if there are any; never the member's own. Anyone may call.
 */
export const listSuggested = async (
  ctx: Ctx,
  { query }: Input<typeof api.search.suggested>,
): Promise<Answer<typeof api.search.suggested>> => {
  const distanceTo = await measureFrom(ctx, query.near)
  const rows = await readCandidates(ctx)
  const sellerIds = [...new Set(rows.map(({ userId }) => userId))]
  const sales = await countSales(ctx, sellerIds)
  const standingOf = await ctx.standingsOf(ctx, sellerIds)
  const candidates = rows.map((row) => ({
    row,
    distance: distanceTo(row.location),
    comparable: row.comparableMinor,
    categoryId: row.categoryId,
    photos: row.images.length || (row.imageUrl ? 1 : 0),
    hasDetails: Boolean(row.details?.trim()),
    hasCondition: row.condition !== null,
    sales: sales.get(row.userId) ?? 0,
    ...standingOf(row.userId),
  }))
  const medians = mediansOf(candidates)
  const medianOf = (candidate: Candidate) => medians.get(candidate.categoryId)
  return candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate, medianOf(candidate), DEFAULT_DISTANCE_KM) }))
    .sort((a, b) => b.score - a.score || b.candidate.row.id.localeCompare(a.candidate.row.id))
    .slice(0, query.limit)
    .map(({ candidate }) => ({
      ...toProduct(candidate.row),
      distance: candidate.distance,
      reasons: reasonsFor(candidate, medianOf(candidate)),
    }))
}

const readCandidates = async (ctx: Ctx) => {
  const liked = await likedCategories(ctx)
  const preferred = liked.length > 0 ? await readNewest(ctx, liked) : []
  return preferred.length > 0 ? preferred : readNewest(ctx)
}

const likedCategories = async ({ db, actor }: Ctx): Promise<number[]> => {
  if (!actor) return []
  const rows = await db
    .selectDistinct({ categoryId: products.categoryId })
    .from(favorites)
    .innerJoin(products, eq(products.id, favorites.productId))
    .where(and(eq(favorites.userId, actor.id), isNotNull(products.categoryId)))
  return rows.flatMap(({ categoryId }) => (categoryId === null ? [] : [categoryId]))
}

const readNewest = (ctx: Ctx, categoryIds?: number[]) =>
  ctx.db
    .select({ ...productColumns, details: products.details, comparableMinor: products.comparableMinor })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        eq(products.isVisible, true),
        isNull(products.soldAt),
        gt(products.stock, 0),
        isNotNull(products.priceMinor),
        ctx.actor ? ne(products.userId, ctx.actor.id) : undefined,
        notApartFrom(ctx, products.userId),
        categoryIds ? inArray(products.categoryId, categoryIds) : undefined,
      ),
    )
    .orderBy(desc(products.id))
    .limit(COMPARED)
