import type { Ctx } from '../../core/context.ts'
import { rankMatches } from './candidates.ts'
import { type Filters, passes } from './filters.ts'
import { keepRanking, type RankedSearch } from './kept-rankings.ts'
import { readSearch } from './text-match.ts'

interface RankingQuery {
  text: string
  filters: Filters
  /** While somebody types, nothing outside is asked. */
  isTyping?: boolean
  /** Finds products with similarly spelled words when none has any of the words. */
  isForgiving?: boolean
}

/**
 * The ranking of a search with filters, shared by the list, the search, its further pages and the suggestions; undefined when the text has
 * no word at all. Refuses what `passes` refuses. It is as of now, though kept rankings are used where nothing has changed.
 */
export const findRanking = async (ctx: Ctx, { isForgiving = false, ...asked }: RankingQuery): Promise<RankedSearch | undefined> => {
  const found = await keepRanking(ctx, keyOf(ctx, asked, false), () => make(ctx, asked, false))
  if (!isForgiving || asked.filters.as_typed || !found || found.ranking.ranked.length > 0) return found
  return keepRanking(ctx, keyOf(ctx, asked, true), () => make(ctx, asked, true))
}

const make = async (
  ctx: Ctx,
  { text, filters, isTyping = false }: RankingQuery,
  isForgiving: boolean,
): Promise<RankedSearch | undefined> => {
  const where = await passes(ctx, filters)
  const search = await readSearch(ctx, text, filters.as_typed)
  return search && { search, ranking: await rankMatches(ctx, search, where, { isTyping, isForgiving }) }
}

/** Undefined for what depends on the member: distances from their own address. */
const keyOf = ({ engines }: Ctx, { text, filters, isTyping = false }: RankingQuery, isForgiving: boolean): string | undefined => {
  const { category, categoryPart, min_price, max_price, currency, condition, in_stock, near, radius_km, as_typed, seller } = filters
  if (radius_km !== undefined && !near?.trim()) return undefined
  const isByWords = isTyping || !engines.ai.embeddings
  const place = radius_km === undefined ? undefined : near
  return JSON.stringify([
    text.trim(),
    category,
    categoryPart,
    min_price,
    max_price,
    currency,
    condition,
    in_stock ?? false,
    as_typed ?? false,
    place,
    radius_km,
    seller,
    isByWords,
    isForgiving,
  ])
}
