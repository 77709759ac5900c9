import { lightWords, tradeWords } from '../../language/lexicon/common-words.ts'
import type { Query, QueryWord } from '../../language/query/query.ts'
import { stem } from '../../language/text/stem.ts'
import type { Token } from '../../language/text/tokens.ts'

/** Why a wish and a product match, as data: `detail` is the model, measure, word, percentage or distance. */
export interface MatchReason {
  kind:
    | 'same-model'
    | 'same-kind'
    | 'other-model'
    | 'other-number'
    | 'other-storage'
    | 'other-size'
    | 'other-measure'
    | 'within-budget'
    | 'over-budget'
    | 'near'
    | 'outside'
    | 'abroad'
    | 'far'
    | 'missing'
    | 'broken'
    | 'same-size'
    | 'same-condition'
    | 'worse-condition'
    | 'said'
  detail: string
}

/** True for a word or code that identifies the thing, not only its colour, size or trade. */
export const isDistinctive = ({ kind, text }: QueryWord): boolean =>
  kind === 'model' || (kind === 'word' && !lightWords.has(text) && !tradeWords.has(text))

/** What a product has of the models and measures of a wish, and which of its words that explains. */
export interface Differences {
  same: MatchReason[]
  other: MatchReason[]
  explained: Set<string>
  /** A size or a capacity is so far off that it cannot do. */
  isUnfit: boolean
  /** Codes that the product lacks, even if it contains their digits by chance. */
  lacking: string[]
}

/** What a product is for from and to, «34 a 37», and which numbers of a wish are a lower bound. */
export interface Bounds {
  ranges: readonly (readonly [number, number])[]
  atLeast: ReadonlySet<string>
}
const unbounded: Bounds = { ranges: [], atLeast: new Set() }

/**
 * Compares the models and measures of a wish with those of a product: codes («s23» with «s22»), a number after a word
 * («iphone 13» with «iphone 12»), and measures in one unit («128 gb» with «256 gb»). `named` is the text of the tokens.
 */
export const differencesOf = (query: Query, tokens: readonly Token[], named: string, bounds: Bounds = unbounded): Differences => {
  const found: Differences = { same: [], other: [], explained: new Set(), isUnfit: false, lacking: [] }
  for (const [at, word] of query.words.entries()) {
    if (word.isPurpose) continue
    if (word.kind === 'model') compareCode(word, tokens, named, found)
    else if (word.kind === 'measure') compareMeasure(word, tokens, bounds, found)
    else if (word.kind === 'number' && word.follows) compareNumber(query.words[at - 1], word, tokens, named, bounds, found)
  }
  return found
}

/** A shorter code occurs inside too many others. */
const MIN_INSIDE = 4

const lettersOf = (code: string): string => /^\p{L}+/u.exec(code)?.[0] ?? ''

const termsOf = ({ term, extra }: Token): string[] => [term, ...extra]

const compareCode = (word: QueryWord, tokens: readonly Token[], named: string, { other, explained, lacking }: Differences): void => {
  const codes = new Set(word.forms.map(({ term }) => term).filter((term) => /^\p{L}.*\d|\d\p{L}/u.test(term)))
  const isInside = (term: string) => term.includes(word.text) && word.text.length >= MIN_INSIDE
  if (tokens.some((token) => termsOf(token).some((term) => codes.has(term) || isInside(term)))) return
  const family = lettersOf(word.text)
  const stand = family && tokens.find(({ kind, term }) => kind === 'model' && lettersOf(term) === family)
  if (!stand) {
    lacking.push(word.text)
    return
  }
  other.push({ kind: 'other-model', detail: asNamed(stand.text, named) })
  explained.add(word.text)
}

const measureKinds: Record<string, MatchReason['kind']> = { gb: 'other-storage', in: 'other-size', mm: 'other-size', x: 'other-size' }

/** Units that say how big a thing is; of others, like GB and W, another amount is another variant. */
const sizeUnits = new Set(['in', 'mm', 'ml', 'g', 'x'])
/** A size or a capacity less than this part of the other does not fit. */
const MIN_PART = 0.7

const amountOf = (term: string): number => Number.parseFloat(term.replace('p', '.'))

/** How near two measures are, from 0 to 1; of «3 x 2» the sides that differ most. */
const partOf = (one: string, other: string): number => {
  const sides = [one, other].map((term) => term.split('x').map(amountOf))
  const [a = [], b = []] = sides
  if (a.length !== b.length) return 1
  return Math.min(...a.map((side, at) => Math.min(side, b[at] ?? side) / Math.max(side, b[at] ?? side)))
}

const compareMeasure = ({ text, family, forms }: QueryWord, tokens: readonly Token[], { atLeast }: Bounds, found: Differences): void => {
  const { other, explained } = found
  const own = forms[0]?.term ?? text
  const measures = tokens.filter((token) => token.kind === 'measure' && token.family === family)
  if (measures.length === 0 || measures.some((token) => termsOf(token).includes(own))) return
  const isEnough = atLeast.has(/^[\d.,]+/.exec(text)?.[0] ?? '') && measures.some(({ term }) => amountOf(term) >= amountOf(own))
  if (isEnough) {
    explained.add(text)
    return
  }
  const [stand] = measures.toSorted((a, b) => partOf(own, b.term) - partOf(own, a.term))
  if (stand && sizeUnits.has(family) && partOf(own, stand.term) < MIN_PART) found.isUnfit = true
  if (stand) explained.add(text)
  if (!stand || other.some(({ detail }) => detail === spelled(stand.text))) return
  other.push({ kind: measureKinds[family] ?? 'other-measure', detail: spelled(stand.text) })
  explained.add(text)
}

/** A year is never compared with an engine of «1.6». */
const isYear = (term: string): boolean => /^(?:19|20)\d\d$/.test(term)

const compareNumber = (
  before: QueryWord | undefined,
  { text, forms }: QueryWord,
  tokens: readonly Token[],
  named: string,
  { ranges, atLeast }: Bounds,
  { same, other, explained }: Differences,
): void => {
  if (before?.kind !== 'word' || lightWords.has(before.text)) return
  const wanted = forms[0]?.term ?? text
  const numbers = tokens.flatMap((token, at) => {
    const word = tokens[at - 1]
    return token.kind === 'number' &&
      isYear(token.term) === isYear(wanted) &&
      !token.isApart &&
      word?.kind === 'word' &&
      stem(word.text) === stem(before.text)
      ? [{ word, token }]
      : []
  })
  const equal = numbers.find(({ token }) => token.term === wanted)
  if (!equal && ranges.some(([from, to]) => amountOf(wanted) >= from && amountOf(wanted) <= to)) return
  if (!equal && atLeast.has(text) && numbers.some(({ token }) => amountOf(token.term) >= amountOf(wanted))) return
  if (equal && before.isHead) same.push({ kind: 'same-model', detail: asNamed(`${equal.word.text} ${equal.token.text}`, named) })
  const [stand] = numbers
  if (equal || !stand) return
  other.push({ kind: before.isHead ? 'other-model' : 'other-number', detail: asNamed(`${stand.word.text} ${stand.token.text}`, named) })
  explained.add(text)
}

/** As the product spells it, where it can be found. */
const asNamed = (folded: string, named: string): string => {
  const at = named.toLowerCase().indexOf(folded)
  return at < 0 ? folded : named.slice(at, at + folded.length)
}

/** «128gb» and «128 gb» are shown as «128 GB». */
const spelled = (measure: string): string => measure.replace(/\b(gb|tb|mb|w|kw|v|hz|mhz|mah)\b/g, (unit) => unit.toUpperCase())
