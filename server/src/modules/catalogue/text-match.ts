import { fold } from '@feria/contract/fold'
import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { type Query, type QueryWord, readQuery } from '../../language/query/query.ts'
import { type Sample, sampleTerms } from './rarity.ts'
import { products } from './tables.ts'
import { correctTypos } from './typos.ts'

/** A parsed search. */
export interface Search {
  query: Query
  /** The text with its typos corrected; null when there were none. */
  corrected: string | null
  /** Queries from the strictest to the loosest. */
  levels: Level[]
  /** The database's estimate of how well a product fits: the words it has, those in its name above the rest. */
  roughly: SQL
  sample: Sample
}

/** One query: which products fit, and whether they fit the whole search. */
export interface Level {
  condition: SQL
  isWhole: boolean
  /** True when all words must be in the name: tried first, and never alone. */
  isInName: boolean
  /** True when so many products fit that scanning the newest is fastest. */
  isCommon: boolean
}

/** How many of the heaviest words select the candidates; the others only rank them. */
const CORE = 6
/** The share of products from which scanning the newest is faster than collecting all that fit. */
const COMMON = 0.03

/** Parses a search. Undefined when the text has no word at all. */
export const readSearch = async (ctx: Ctx, text: string): Promise<Search | undefined> => {
  const asTyped = readQuery(text)
  if (asTyped.words.length === 0) return undefined
  const sample = await sampleTerms(ctx)
  const correction = await correctTypos(ctx, asTyped, sample)
  const corrected = correction.fixes.size > 0 ? replaceWords(text, correction.fixes) : null
  const query = corrected ? readQuery(corrected) : asTyped
  const words = query.words.map((word) => withEndings(word, correction.endings.get(word.text)))
  const roughly = sql`ts_rank(${products.terms}, ${words.map((word) => anyOf(word, false)).join(' | ')}::tsquery)`
  return { query: { ...query, words }, corrected, sample, levels: levelsOf(words, sample), roughly }
}

const replaceWords = (text: string, fixes: Map<string, string>): string =>
  text.replace(/[\p{L}\p{N}]+/gu, (word) => fixes.get(fold(word)) ?? word)

const withEndings = (word: QueryWord, endings: string[] = []): QueryWord => ({
  ...word,
  forms: [...word.forms, ...endings.map((term) => ({ term, strength: 0.8 }))],
})

/**
 * All words in the name, all anywhere, then without the lightest one after another, the head with each other word, and each word alone,
 * the rarest first. Each query is a plain «and»: the index walks the rarest word's list, where an «or» would walk them all.
 */
const levelsOf = (words: QueryWord[], sample: Sample): Level[] => {
  const heaviest = words.toSorted((a, b) => b.weight - a.weight)
  const core = heaviest.slice(0, CORE)
  const ways: QueryWord[][] = []
  for (let size = core.length < heaviest.length ? core.length : core.length - 1; size > 2; size--) ways.push(core.slice(0, size))
  const [head, ...rest] = core
  const rarest = rest.toSorted((a, b) => partOf([a], sample) - partOf([b], sample))
  if (head && heaviest.length > 2) ways.push(...rarest.map((word) => [head, word]))
  if (head && rest.length > 0) ways.push(...[head, ...rarest].map((word) => [word]))
  return [
    level(heaviest, sample, { isWhole: true, isInName: true }),
    level(heaviest, sample, { isWhole: true }),
    ...ways.map((way) => level(way, sample)),
  ]
}

/** The query for a single word of the vocabulary. */
export const levelOf = (word: string, sample: Sample): Level => level([{ forms: [{ term: word, strength: 1 }] }], sample)

const level = (words: Pick<QueryWord, 'forms'>[], sample: Sample, { isWhole = false, isInName = false } = {}): Level => ({
  condition: sql`${products.terms} @@ ${words.map((word) => anyOf(word, isInName)).join(' & ')}::tsquery`,
  isWhole,
  isInName,
  isCommon: partOf(words, sample) >= COMMON,
})

// Terms are only letters and digits, so nothing in them can escape the quotes.
const anyOf = ({ forms }: Pick<QueryWord, 'forms'>, inName: boolean): string =>
  `(${forms.map(({ term }) => `'${term.replaceAll(/['\\]/g, '')}'${inName ? ':A' : ''}`).join(' | ')})`

/** The estimated share of products that have all these words, as if words were independent. */
const partOf = (words: Pick<QueryWord, 'forms'>[], { counts, size }: Sample): number =>
  words.reduce((part, { forms }) => {
    const having = Math.max(...forms.map(({ term }) => counts.get(term) ?? 0))
    return part * (size > 0 ? having / size : 0)
  }, 1)
