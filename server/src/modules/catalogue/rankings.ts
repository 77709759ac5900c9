import type { Ctx } from '../../core/context.ts'
import type { Point } from '../../engines/geo/geo.ts'
import { findHere } from './around.ts'
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
  const here = asked.filters.radius_km === undefined ? null : await findHere(ctx, asked.filters.near)
  const keyFor = (isForgiving: boolean) => keyOf(ctx, asked, here, isForgiving)
  const found = await keepRanking(ctx, keyFor(false), () => make(ctx, asked, false))
  if (!isForgiving || asked.filters.as_typed || !found || found.ranking.ranked.length > 0) return found
  return keepRanking(ctx, keyFor(true), () => make(ctx, asked, true))
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

/** A place counts by its point: which of several of one name is meant depends on where the member lives. */
const keyOf = ({ engines }: Ctx, { text, filters, isTyping = false }: RankingQuery, here: Point | null, isForgiving: boolean): string => {
  const { category, categoryPart, min_price, max_price, currency, condition, in_stock, radius_km, as_typed, seller } = filters
  const isByWords = isTyping || !engines.ai.embeddings
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
    here?.lat,
    here?.lon,
    radius_km,
    seller,
    isByWords,
    isForgiving,
  ])
}
