import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { isAmong } from '../../../engines/db/lists.ts'
import { rankMatches } from '../candidates.ts'
import { passes } from '../filters.ts'
import { detailsUpTo } from '../queries.ts'
import { categories, products } from '../tables.ts'
import { readSearch } from '../text-match.ts'

/** Letters of the details that a wish is compared with. */
const READ_DETAILS = 800

/** What a wish is compared with: the texts, the price and the place of a product, and whether it can be had. */
export type MatchCandidate = Awaited<ReturnType<typeof readMatchCandidates>>[number]

/** Products by their ids, as wishes are compared with them; those that are gone are left out. */
export const readMatchCandidates = async (ctx: Ctx, ids: string[]) => {
  if (ids.length === 0) return []
  return ctx.db
    .select({
      id: products.id,
      userId: products.userId,
      name: products.name,
      description: products.description,
      details: detailsUpTo(READ_DETAILS),
      categoryId: products.categoryId,
      categoryName: categories.name,
      condition: products.condition,
      location: products.location,
      priceMinor: products.priceMinor,
      currency: products.currency,
      comparableMinor: products.comparableMinor,
      updatedAt: products.updatedAt,
      isAvailable: sql<boolean>`${products.isVisible} and ${products.stock} > 0 and ${products.soldAt} is null`,
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(isAmong(products.id, ids))
}

/**
 * What can be had of what a text looks for, from other sellers and for at most so many cents of USD, the likeliest first; and the text with
 * its typos mended when there were any. Found by the index of the search, so that the size of the catalogue does not matter.
 */
export const findCandidates = async (
  ctx: Ctx,
  text: string,
  { notOf, maxComparableMinor, limit }: { notOf: string; maxComparableMinor: number | null; limit: number },
): Promise<{ corrected: string | null; products: MatchCandidate[] }> => {
  const search = await readSearch(ctx, text)
  if (!search) return { corrected: null, products: [] }
  const affordable =
    maxComparableMinor === null ? undefined : or(isNull(products.comparableMinor), lte(products.comparableMinor, maxComparableMinor))
  const { ranked } = await rankMatches(ctx, search, and(passes({ in_stock: true }), ne(products.userId, notOf), affordable), {
    isTyping: true,
  })
  const ids = ranked.slice(0, limit).map(({ candidate }) => candidate.id)
  const rows = new Map((await readMatchCandidates(ctx, ids)).map((row) => [row.id, row]))
  return { corrected: search.corrected, products: ids.flatMap((id) => rows.get(id) ?? []) }
}

/**
 * Products of other members that fit a text, on sale or sold, the likeliest first, at most so many; of one category and those without one,
 * when it is told. For comparing prices; found by the index of the search, so that the size of the catalogue does not matter.
 */
export const findComparables = async (
  ctx: Ctx,
  text: string,
  { notOf, categoryId, limit }: { notOf: string; categoryId: number | undefined; limit: number },
): Promise<MatchCandidate[]> => {
  const search = await readSearch(ctx, text)
  if (!search) return []
  const ofCategory = categoryId === undefined ? undefined : or(isNull(products.categoryId), eq(products.categoryId, categoryId))
  const { ranked, isRelaxed } = await rankMatches(ctx, search, and(passes({}), ne(products.userId, notOf), ofCategory), { isTyping: true })
  return isRelaxed
    ? []
    : readMatchCandidates(
        ctx,
        ranked.slice(0, limit).map(({ candidate }) => candidate.id),
      )
}
