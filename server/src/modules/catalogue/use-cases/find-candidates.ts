import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { isAmong } from '../../../engines/db/lists.ts'
import { rankMatches } from '../candidates.ts'
import { passes } from '../filters.ts'
import { detailsUpTo } from '../queries.ts'
import { categories, products } from '../tables.ts'
import { readSearch } from '../text-match.ts'

/** How many characters of the details a wish is compared with. */
const READ_DETAILS = 800

/** What a wish is compared with: a product's texts, price, place and whether it is sent, and whether it is available. */
export type MatchCandidate = Awaited<ReturnType<typeof readMatchCandidates>>[number]

/** Products by id, for comparison with wishes; missing ones are left out. */
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
      isSent: sql<boolean>`${products.parcelMinor} is not null`,
      updatedAt: products.updatedAt,
      isAvailable: sql<boolean>`${products.isVisible} and ${products.stock} > 0 and ${products.soldAt} is null`,
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(isAmong(products.id, ids))
}

/**
 * Available products of other sellers for a text, up to a price in USD cents, the best matches first; and the text with its typos
 * corrected, if any. Uses the search index, so the size of the catalogue does not matter.
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
  const { ranked } = await rankMatches(ctx, search, and(await passes(ctx, { in_stock: true }), ne(products.userId, notOf), affordable), {
    isTyping: true,
  })
  const ids = ranked.slice(0, limit).map(({ id }) => id)
  const rows = new Map((await readMatchCandidates(ctx, ids)).map((row) => [row.id, row]))
  return { corrected: search.corrected, products: ids.flatMap((id) => rows.get(id) ?? []) }
}

/**
 * Other members' products that fit a text, available or sold, the best matches first, up to a maximum; with a category, those of it and
 * those without one. For comparing prices. Uses the search index, so the size of the catalogue does not matter.
 */
export const findComparables = async (
  ctx: Ctx,
  text: string,
  { notOf, categoryId, limit }: { notOf: string; categoryId: number | undefined; limit: number },
): Promise<MatchCandidate[]> => {
  const search = await readSearch(ctx, text)
  if (!search) return []
  const ofCategory = categoryId === undefined ? undefined : or(isNull(products.categoryId), eq(products.categoryId, categoryId))
  const { ranked, isRelaxed } = await rankMatches(ctx, search, and(await passes(ctx, {}), ne(products.userId, notOf), ofCategory), {
    isTyping: true,
  })
  return isRelaxed
    ? []
    : readMatchCandidates(
        ctx,
        ranked.slice(0, limit).map(({ id }) => id),
      )
}
