import { fold } from '@feria/contract/fold'
import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import type { Form } from '../../language/query/forms.ts'
import type { Query, QueryWord } from '../../language/query/query.ts'
import { withCompletions } from '../../language/searches/begun.ts'
import { readWanted, type SearchIntent } from '../../language/searches/wanted.ts'
import { isCommon, sampleTerms } from './rarity.ts'
import { type Sample, shareApart, shareTogether } from './sample.ts'
import { products } from './tables.ts'
import { correctTypos } from './typos.ts'

/** A parsed search. */
export interface Search {
  query: Query
  /** What it says besides its words: a price, a condition, what works or does not. */
  asked: Omit<SearchIntent, 'query'>
  /** The text with its typos corrected; null when there were none. */
  corrected: string | null
  /** From the whole search to ever smaller parts of it. */
  levels: Level[]
  /** A query for the strong forms of all words in any tier: the more a product has, the better it fits. */
  strongQuery: string
  /** A query for any form of any word. */
  any: string
  sample: Sample
  /** Whether the catalogue knows each word: then only products with one of its forms can fit. */
  isSure: boolean
}

/** Some words of a search: the products that have all of them, and those that have them in telling places, the best first. */
export interface Level extends Matching {
  isWhole: boolean
  /** Whether all products of the level before are among its own. */
  isLooser: boolean
  /** The share of the search's weight that these words have. */
  part: number
  /** Over `tiers`. */
  tiers: Matching[]
  /** Like its own query, but without synonyms and parts of codes. */
  strong: Matching
}

/** A query as PostgreSQL writes it. */
export interface Matching {
  query: string
  /** The estimated share of all products that fit. */
  share: number
  /** True when so many products fit that scanning the newest is fastest. */
  isCommon: boolean
  /** True when synonyms and parts of codes count, too. */
  isOfAllForms?: boolean
}

/** Products whose terms match a query. */
export const hasTerms = (query: string): SQL => sql`${products.terms} @@ ${query}::tsquery`

/** How many of the heaviest words select the candidates; the others only rank them. */
const CORE = 6

/** Parses a search; with `asTyped` no typo is corrected. Undefined when the text has no word at all. */
export const readSearch = async (ctx: Ctx, text: string, isAsTyped = false): Promise<Search | undefined> => {
  const typed = readWanted(text)
  if (typed.query.words.length === 0) return undefined
  const sample = await sampleTerms(ctx)
  const correction = await correctTypos(ctx, typed.query, sample)
  const corrected = !isAsTyped && correction.fixes.size > 0 ? replaceWords(text, correction.fixes) : null
  const { query: read, ...asked } = corrected ? readWanted(corrected) : typed
  const query = withCompletions(read, sample.counts)
  const ranking = query.words.map((word) => withEndings(word, correction.endings.get(word.text)))
  const words = ranking.filter(({ isImplied }) => !isImplied)
  return {
    query: { ...query, words: ranking },
    asked,
    corrected,
    sample,
    levels: levelsOf(words, query.negated, sample),
    strongQuery: either(words.flatMap((word) => strongOf(word, 'ABNCDE'))),
    any: either(words.flatMap(({ forms }) => termsIn(forms))),
    isSure: correction.isSure,
  }
}

const replaceWords = (text: string, fixes: Map<string, string>): string =>
  text.replace(/[\p{L}\p{N}]+/gu, (word) => fixes.get(fold(word)) ?? word)

const withEndings = (word: QueryWord, endings: string[] = []): QueryWord => ({
  ...word,
  forms:
    endings.length === 0
      ? word.forms
      : [...word.forms, ...endings.map((term) => ({ term, strength: 0.8 }))].sort((a, b) => b.strength - a.strength),
})

/**
 * All words, then without the lightest one after another, the heaviest with each other word, each word alone, the rarest first, and pieces
 * of codes. Each query is a plain «and»: the index walks the rarest word's list, where an «or» would walk them all.
 */
const levelsOf = (words: QueryWord[], negated: QueryWord[], sample: Sample): Level[] => {
  const heaviest = words.toSorted((a, b) => b.weight - a.weight)
  const core = heaviest.slice(0, CORE)
  const ways: QueryWord[][] = []
  for (let size = core.length < heaviest.length ? core.length : core.length - 1; size > 2; size--) ways.push(core.slice(0, size))
  const [head, ...rest] = core
  const rarest = rest.toSorted((a, b) => shareApart([termsIn(a.forms)], sample) - shareApart([termsIn(b.forms)], sample))
  if (head && heaviest.length > 2) ways.push(...rarest.map((word) => [head, word]))
  if (head && rest.length > 0) ways.push(...[head, ...rarest].map((word) => [word]))
  const looser = [...ways.map(withoutPieces), ...(words.length > 1 ? words.flatMap(piecesOf) : [])]
  const weight = weightOf(words)
  const all = [words, ...looser]
  return all.map((way, at) => ({
    ...matching(
      way.map(({ forms }) => termsIn(forms)),
      sample,
    ),
    isWhole: way === words,
    isLooser: way.every((word) => all[at - 1]?.includes(word)),
    part: weightOf(way) / weight,
    tiers: tiersOf(way, negated, sample),
    strong: matching(
      way.map((word) => strongOf(word, [''])),
      sample,
    ),
  }))
}

/** Many things share pieces of a code by chance: without the name of the thing only the whole code counts. */
const withoutPieces = (way: QueryWord[]): QueryWord[] =>
  way.some(({ isHead, kind }) => isHead && kind !== 'model')
    ? way
    : way.map((word) => (word.kind === 'model' ? { ...word, forms: word.forms.filter(isStrong) } : word))

/** The pieces of a code alone, worth as much less as they say less. */
const piecesOf = (word: QueryWord): QueryWord[][] => {
  const forms = word.kind === 'model' ? word.forms.filter((form) => !isStrong(form)) : []
  const most = Math.max(0, ...forms.map(({ strength }) => strength))
  return most > 0 ? [[{ ...word, forms, weight: word.weight * most }]] : []
}

const weightOf = (words: QueryWord[]): number => words.reduce((sum, { weight }) => sum + weight, 0)

/** The products that have a single word of the vocabulary. */
export const levelOf = (word: string, sample: Sample): Level => ({
  ...matching([[word]], sample),
  isWhole: false,
  isLooser: false,
  part: 1,
  tiers: [],
  strong: matching([[word]], sample),
})

/** Whether a form says the same as the word itself. */
const isStrong = ({ strength }: Form): boolean => strength >= 0.9

/**
 * The head at the beginning of the name and the other words near it; all near the beginning; all in the name, then in any form; all there
 * or often in short details; twice; and once in them. What the search rules out must not be in the name.
 */
const tiersOf = (words: QueryWord[], negated: QueryWord[], sample: Sample): Matching[] => {
  const not = negated.map((word) => strongOf(word, 'ABN'))
  const having = (formsOf: (word: QueryWord) => string[]) => matchingTiers(words.map(formsOf), sample, not)
  const strongIn = (tiers: string) => having((word) => strongOf(word, tiers))
  return [
    having((word) => strongOf(word, word.isHead ? 'A' : 'AB')),
    ...['AB', 'ABN'].map(strongIn),
    { ...having(({ forms }) => inTiers(forms, 'ABN')), isOfAllForms: true },
    ...['ABNC', 'ABNCD', 'ABNCDE'].map(strongIn),
  ]
}

/** The products that have one of each of these terms. */
const matching = (ways: string[][], sample: Sample): Matching => asMatching(ways.map(either), shareTogether(ways, sample), sample)

/** The same of terms in tiers, and none of the others. */
const matchingTiers = (ways: string[][], sample: Sample, not: string[][]): Matching =>
  asMatching([...ways.map(either), ...not.map((terms) => `!${either(terms)}`)], shareApart(ways, sample), sample)

const asMatching = (conditions: string[], share: number, { total }: Sample): Matching => ({
  query: conditions.join(' & '),
  share,
  isCommon: isCommon(share, total),
})

const termsIn = (forms: Form[]): string[] => forms.map(({ term }) => term)

const inTiers = (forms: Form[], tiers: Iterable<string>): string[] =>
  [...tiers].flatMap((tier) => forms.map(({ term }) => `${tier}${term}`))

const strongOf = ({ forms }: Pick<QueryWord, 'forms'>, tiers: Iterable<string>): string[] => {
  const strong = forms.filter(isStrong)
  // A word that was only guessed has none: its weaker ones stand for it.
  return inTiers(strong.length > 0 ? strong : forms, tiers)
}

// Terms are only letters and digits, so nothing in them can escape the quotes.
const either = (terms: string[]): string => `(${terms.map((term) => `'${term.replaceAll(/['\\]/g, '')}'`).join(' | ')})`
