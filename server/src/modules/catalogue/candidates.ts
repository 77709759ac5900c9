import { RELEVANCE_FLOOR } from '@feria/contract/search/values'
import type { SQL } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { byLikeness } from '../../language/scoring/alike.ts'
import { type PreparedText, type Rarity, rarityOf } from '../../language/scoring/score.ts'
import { searchScore } from '../../language/searches/search-score.ts'
import { priceTest } from '../../language/searches/spoken-price.ts'
import { type Candidate, gather, gatherNear, passingOf } from './gather.ts'
import { findMeaning, orderByMeaning } from './meaning.ts'
import { readPrepared } from './prepared-texts.ts'
import { latestRate } from './queries.ts'
import { ENOUGH, GATHERED } from './rarity.ts'
import { type Level, levelOf, type Search } from './text-match.ts'
import { breakTie, inThousandths } from './ties.ts'
import { findAlike } from './typos.ts'
import { nearestTo } from './vector-index.ts'

/** What is kept of a result: of its other columns a page reads the current ones. */
export interface Ranked extends Pick<Candidate, 'id' | 'name' | 'categoryId' | 'categoryName'> {
  /** Its score, from 0 to 1. */
  value: number
  /** Whether it only mentions some of the search, where others coincide: such products come after those. */
  isPartial: boolean
  /** Whether it breaks the price that the text names: such products come last. */
  isOutsidePrice: boolean
}

/** The result of a search, best first. */
export interface Ranking {
  ranked: Ranked[]
  /** True when nothing fits the whole search, so that partial matches are included. */
  isRelaxed: boolean
  /** True when no more products fit than were examined. */
  isComplete: boolean
  /** True when no product has any of the words, so that these are only spelled alike. */
  isAlike: boolean
  /** The words of a variant that the best result lacks, where no product of the kind has them all; otherwise null. */
  missing: string[] | null
}

/** How many of them are read and scored word by word; the others follow in the database's order. */
const SCORED = 120
/** How many are added by meaning alone, where there is a vector index. */
const NEAREST = 20
/** Below this score nothing of the search is left. */
const MIN_VALUE = 0.05
/** Sold products rank behind available ones. */
const SOLD = 0.8

/**
 * Finds products that fit a search and the filters: gathers candidates from the index, the most telling matches first, then with ever
 * looser queries until there are enough, and ranks them as `language/` scores them. Each query reads a bounded number of rows, whatever
 * the size of the catalogue. If no product has any of the words it finds nothing, or, with `isForgiving`, products with similarly
 * spelled words.
 */
export const rankMatches = async (
  ctx: Ctx,
  search: Search,
  where: SQL | undefined,
  { isTyping = false, isForgiving = false }: { isTyping?: boolean; isForgiving?: boolean } = {},
): Promise<Ranking> => {
  // Runs while the words are looked up; not on every keystroke.
  const asked = isTyping ? null : findMeaning(ctx, search.query.text).catch(() => null)
  const found: Candidate[] = []
  let whole = 0
  let isComplete = true
  const isBrokenAsked = search.asked.standing === 'broken'
  const isEnough = () => found.length >= GATHERED || found.filter(({ isBroken }) => isBroken === isBrokenAsked).length >= ENOUGH
  const gathering = { search, where, passing: await passingOf(ctx, where), found, many: new Set<Level>() }
  const left = [...search.levels]
  for (let level = left.shift(); level && !isEnough(); level = left.shift()) {
    const lists = await gather(ctx, gathering, level, left)
    if (level.isWhole) whole += lists[0]?.length ?? 0
    for (const rows of lists) if (!isEnough()) found.push(...rows.slice(0, GATHERED - found.length))
    isComplete &&= found.length < GATHERED
    left.splice(0, lists.length - 1)
  }
  const meaning = await asked
  const nearest = meaning && (await nearestTo(ctx, meaning.model, meaning.vector, NEAREST))
  if (nearest) found.push(...(await gatherNear(ctx, search, nearest, where, found)))
  const isAlike = found.length === 0 && isForgiving
  const isOutsidePrice = priceTest(search.asked.price, search.asked.price && (await latestRate(ctx)))
  const { scored, missing } = isAlike ? await resort(ctx, search, where) : await scoreAll(ctx, found, scoring(search))
  const within = scored.filter(({ candidate }) => !isOutsidePrice(candidate))
  const outside = scored.filter(({ candidate }) => isOutsidePrice(candidate))
  const order = async (some: Scored[]) => (meaning ? orderByMeaning(ctx, meaning, some) : some)
  const ranked = [
    ...withPartial(await order(within)),
    ...(await order(outside)).map((one) => toRanked(one, { value: one.value * MIN_VALUE, isOutsidePrice: true })),
  ]
  const isPoor = whole === 0 || ranked.every(({ value }) => value <= MIN_VALUE) || scored.every(({ isApart }) => isApart)
  return { ranked, isRelaxed: isPoor && ranked.length > 0, isComplete, isAlike, missing }
}

interface Scored {
  candidate: Candidate
  value: number
  isApart: boolean
}

const toRanked = ({ candidate: { id, name, categoryId, categoryName }, value }: Scored, marks: Partial<Ranked>): Ranked => ({
  id,
  name,
  categoryId,
  categoryName,
  value,
  isPartial: false,
  isOutsidePrice: false,
  ...marks,
})

/** What scores below the contract's floor only mentions the search, where anything stands above it; another thing does anyway. */
const withPartial = (within: Scored[]): Ranked[] => {
  const isSplit = within.some(({ value }) => value >= RELEVANCE_FLOOR)
  return within.map((one) => toRanked(one, { isPartial: one.value < RELEVANCE_FLOOR && (isSplit || one.isApart) }))
}

/**
 * Its value, whether it meets the kind of the thing or all words, whether it is another thing or one that is refused, and what it lacks of
 * the asked variant.
 */
type Scoring = (
  product: PreparedText,
  candidate: Candidate,
) => Pick<Scored, 'value' | 'isApart'> & { isMet: boolean; lacks: string[] | null }

const scoring = ({ query, asked, sample: { counts, size } }: Search): Scoring => {
  const rarity: Rarity = (term) => rarityOf(counts.get(term) ?? 0, size)
  const read = { ...asked, query }
  return (product, candidate) => searchScore(read, product, candidate, rarity)
}

/** The last resort when no product has any of the words: products with similarly spelled ones, far behind anything that fits. */
const resort = async (ctx: Ctx, search: Search, where: SQL | undefined) => {
  const found: Candidate[] = []
  const gathering = { search, where, passing: 1, found, many: new Set<Level>() }
  for (const word of await findAlike(ctx, search.query)) {
    if (found.length >= ENOUGH) break
    found.push(...(await gather(ctx, gathering, levelOf(word, search.sample))).flat())
  }
  const likeness = byLikeness(search.query)
  return scoreAll(ctx, found, (product) => ({ value: Math.max(MIN_VALUE, likeness(product)), isMet: true, isApart: false, lacks: null }))
}

/**
 * The best first, equal ones as `breakTie` tells them apart: the database's top candidates scored word by word, the others behind them;
 * and what of a variant nobody has.
 */
const scoreAll = async (ctx: Ctx, found: Candidate[], scoreOf: Scoring): Promise<{ scored: Scored[]; missing: string[] | null }> => {
  const likely = found.toSorted((a, b) => b.roughly - a.roughly || breakTie(a, b))
  const first = likely.slice(0, SCORED)
  const texts = await readPrepared(ctx, first)
  const all = first.flatMap((candidate) => {
    const read = texts.get(candidate.id)
    if (!read) return []
    const { value, ...rest } = scoreOf(read.text, candidate)
    return { candidate, ...rest, value: inThousandths(candidate.isSold ? value * SOLD : value) }
  })
  // What is neither of the kind nor has all words is no result beside what is.
  const met = all.filter(({ isMet, value }) => isMet && value >= MIN_VALUE)
  const inOrder = (met.length > 0 ? met : all).sort((a, b) => b.value - a.value || breakTie(a.candidate, b.candidate))
  const fitting = inOrder.filter(({ value }) => value >= MIN_VALUE)
  // A weak match is better than no result, and its score says that it is weak.
  const least = [...(fitting.length > 0 ? [] : inOrder.map(({ candidate }) => candidate)), ...likely.slice(SCORED)]
  const ofKind = inOrder.flatMap(({ lacks }) => (lacks ? [lacks] : []))
  const isThere = ofKind.some((lacks) => lacks.length === 0)
  return {
    scored: [
      ...fitting.map(({ candidate, value, isApart }) => ({ candidate, value, isApart })),
      ...least.map((candidate) => ({ candidate, value: MIN_VALUE, isApart: false })),
    ],
    missing: isThere ? null : (ofKind[0] ?? null),
  }
}
