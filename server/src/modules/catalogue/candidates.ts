import { and, desc, eq, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { kindsOf } from '../../language/lexicon/kinds.ts'
import { byLikeness } from '../../language/scoring/alike.ts'
import { type PreparedText, prepare, type Rarity, rarityOf, score } from '../../language/scoring/score.ts'
import { findMeaning, orderByMeaning } from './meaning.ts'
import { detailsUpTo } from './queries.ts'
import { categories, products } from './tables.ts'
import { type Level, levelOf, type Search } from './text-match.ts'
import { findAlike } from './typos.ts'
import { nearestTo } from './vector-index.ts'

/** What is known of a candidate. */
type Candidate = Awaited<ReturnType<typeof look>>[number]

export interface Ranked {
  candidate: Candidate
  /** Its score, from 0 to 1. */
  value: number
}

/** The result of a search, best first. */
export interface Ranking {
  ranked: Ranked[]
  /** True when nothing fits the whole search, so that partial matches are included. */
  isRelaxed: boolean
  /** True when no more products fit than were examined. */
  isComplete: boolean
}

/** The most products gathered: enough to include the best, few enough for any size of catalogue. */
const LOOKED_AT = 300
/** How many of them are read and scored word by word; the others follow in the database's order. */
const SCORED = 120
/** With this many there is no need for a looser query. */
const ENOUGH = 60
/** How many are added by meaning alone, where there is a vector index. */
const NEAREST = 20
/** How many characters of the details are scored. */
const READ_DETAILS = 800
/** Below this score nothing of the search is left. */
const MIN_VALUE = 0.05
/** Sold products rank behind available ones. */
const SOLD = 0.8

/**
 * Finds products that fit a search and the filters: gathers candidates from the index with ever looser queries until there are enough,
 * and ranks them as `language/` scores them. Each query reads a bounded number of rows, whatever the size of the catalogue. If no product
 * has any of the words it finds nothing, or, with `isForgiving`, products with similarly spelled words.
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
  for (const level of search.levels) {
    if (found.length >= ENOUGH) break
    const rows = await look(ctx, search, level, where, found)
    found.push(...rows)
    if (level.isWhole) whole += rows.length
    isComplete &&= found.length < LOOKED_AT
  }
  const meaning = await asked
  const nearest = meaning && (await nearestTo(ctx, meaning.model, meaning.vector, NEAREST))
  if (nearest) found.push(...(await look(ctx, search, { condition: nearest, isCommon: false }, where, found)))
  const byWords = found.length > 0 || !isForgiving ? await scoreAll(ctx, found, scoring(search)) : await resort(ctx, search, where)
  const ranked = meaning ? await orderByMeaning(ctx, meaning, byWords) : byWords
  const isPoor = whole === 0 || ranked.every(({ value }) => value <= MIN_VALUE)
  return { ranked, isRelaxed: isPoor && ranked.length > 0, isComplete }
}

const look = (
  ctx: Ctx,
  { roughly }: Search,
  { condition, isCommon }: Pick<Level, 'condition' | 'isCommon'>,
  where: SQL | undefined,
  found: { id: string }[],
) => {
  const known = found.map(({ id }) => id)
  const query = ctx.db
    .select({
      id: products.id,
      name: products.name,
      categoryId: products.categoryId,
      categoryName: categories.name,
      isSold: isNotNull(products.soldAt).mapWith(Boolean),
      roughly: sql<number>`${roughly}`.mapWith(Number),
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(where, condition, known.length > 0 ? not(isAmong(products.id, known)) : undefined))
    .limit(LOOKED_AT - known.length)
  return isCommon ? query.orderBy(desc(products.id)) : query
}

type Scoring = (product: PreparedText) => number

const scoring = ({ query, sample: { counts, size } }: Search): Scoring => {
  const rarity: Rarity = (term) => rarityOf(counts.get(term) ?? 0, size)
  return (product) => score(query, product, rarity).value
}

/** The last resort when no product has any of the words: products with similarly spelled ones, far behind anything that fits. */
const resort = async (ctx: Ctx, search: Search, where: SQL | undefined): Promise<Ranked[]> => {
  const found: Candidate[] = []
  for (const word of await findAlike(ctx, search.query)) {
    if (found.length >= ENOUGH) break
    found.push(...(await look(ctx, search, levelOf(word, search.sample), where, found)))
  }
  const likeness = byLikeness(search.query)
  return scoreAll(ctx, found, (product) => Math.max(MIN_VALUE, likeness(product)))
}

/** The best first: the database's top candidates scored word by word, the others behind them. */
const scoreAll = async (ctx: Ctx, found: Candidate[], scoreOf: Scoring): Promise<Ranked[]> => {
  const likely = found.toSorted((a, b) => b.roughly - a.roughly || b.id.localeCompare(a.id))
  const first = likely.slice(0, SCORED)
  const texts = await readTexts(ctx, first, READ_DETAILS)
  const fitOf = (candidate: Candidate): number => {
    const { description: model = '', details = null } = texts.get(candidate.id) ?? {}
    const category = [candidate.categoryName, kindsOf(candidate.name)].filter(Boolean).join(' ')
    const value = scoreOf(prepare({ name: candidate.name, model, category, details }))
    return candidate.isSold ? value * SOLD : value
  }
  const scored = first
    .map((candidate) => ({ candidate, value: fitOf(candidate) }))
    .sort((a, b) => b.value - a.value || b.candidate.id.localeCompare(a.candidate.id))
  const fitting = scored.filter(({ value }) => value >= MIN_VALUE)
  // A weak match is better than no result, and its score says that it is weak.
  const least = [...(fitting.length > 0 ? [] : scored.map(({ candidate }) => candidate)), ...likely.slice(SCORED)]
  return [...fitting, ...least.map((candidate) => ({ candidate, value: MIN_VALUE }))]
}

/** The texts of products by id, with the start of their details. */
export const readTexts = async (ctx: Ctx, candidates: { id: string }[], letters: number) => {
  if (candidates.length === 0) return new Map<string, never>()
  const ids = candidates.map(({ id }) => id)
  const rows = await ctx.db
    .select({
      id: products.id,
      description: products.description,
      details: detailsUpTo(letters),
    })
    .from(products)
    .where(isAmong(products.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}
