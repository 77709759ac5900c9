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

/** What is known of a product that may be meant. */
type Candidate = Awaited<ReturnType<typeof look>>[number]

export interface Ranked {
  candidate: Candidate
  /** How well it fits, from 0 to 1. */
  value: number
}

/** What a search finds, the best first. */
export interface Ranking {
  ranked: Ranked[]
  /** True when nothing fits all of the search, and what fits a part of it is there. */
  isRelaxed: boolean
  /** True when no more products fit than were looked at. */
  isComplete: boolean
}

/** So many products are gathered at most: enough that the best are among them, few enough for any size of catalogue. */
const LOOKED_AT = 300
/** So many of them are read and scored word by word; the others follow in the order of the database. */
const SCORED = 120
/** With so many there is no need to look in a looser way. */
const ENOUGH = 60
/** So many come in by their meaning alone, where there is an index for it. */
const NEAREST = 20
/** Letters of the details that are scored. */
const READ_DETAILS = 800
/** Below this nothing of what was asked for is left. */
const MIN_VALUE = 0.05
/** What is sold stands behind what can be bought. */
const SOLD = 0.8

/**
 * Finds products that fit a search and the filters: gathers candidates by the index, in ways that are looser each time until there are
 * enough, and orders them as `language/` scores them. Each way reads a bounded number of rows, whatever the catalogue's size. Where no
 * product has any of the words it finds nothing, or, for whoever can say so (`isForgiving`), what is spelled alike.
 */
export const rankMatches = async (
  ctx: Ctx,
  search: Search,
  where: SQL | undefined,
  { isTyping = false, isForgiving = false }: { isTyping?: boolean; isForgiving?: boolean } = {},
): Promise<Ranking> => {
  // Asked while the words are looked up; not for each letter that somebody types.
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

/** The way out when no product has any of the words: those with words that are spelled alike, far behind anything that fits. */
const resort = async (ctx: Ctx, search: Search, where: SQL | undefined): Promise<Ranked[]> => {
  const found: Candidate[] = []
  for (const word of await findAlike(ctx, search.query)) {
    if (found.length >= ENOUGH) break
    found.push(...(await look(ctx, search, levelOf(word, search.sample), where, found)))
  }
  const likeness = byLikeness(search.query)
  return scoreAll(ctx, found, (product) => Math.max(MIN_VALUE, likeness(product)))
}

/** The best first: those that look best to the database as they are scored word by word, the others behind them. */
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
  // Something little like it is a better answer than nothing, and says that it is little like it.
  const least = [...(fitting.length > 0 ? [] : scored.map(({ candidate }) => candidate)), ...likely.slice(SCORED)]
  return [...fitting, ...least.map((candidate) => ({ candidate, value: MIN_VALUE }))]
}

/** The texts of products by id, of their details so many letters. */
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
