import type { Condition } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'
import type { Coincidence } from '@feria/contract/wishes/values'
import type { Query, QueryWord } from '../../language/query/query.ts'
import { stemTerm } from '../../language/query/terms.ts'
import { classify, type Verdict } from '../../language/scoring/classify.ts'
import { isSameKind, type Kinds, kindsIn, kindsWished } from '../../language/scoring/same-kind.ts'
import { type PreparedText, prepare, type Rarity } from '../../language/scoring/score.ts'
import type { Weights } from '../../language/scoring/weights.ts'
import { type Token, tokensOf } from '../../language/text/tokens.ts'
import { differencesOf, isDistinctive, type MatchReason } from './match-models.rules.ts'
import { isAgainst } from './match-reasons.rules.ts'
import { compareCondition, compareSize } from './match-stated.rules.ts'

/** A wish as it is scored. Prices are minor units; comparable ones USD cents. */
export interface WishToMatch {
  query: Query
  country: string
  maxPriceMinor: number | null
  currency: Currency
  comparableMaxMinor: number | null
  radiusKm: number | null
  /** What the wish states besides its words; absent and null are anything. */
  condition?: Condition | null
  size?: string | null
}

/** A product as it is scored, parsed once for many wishes. */
export interface ProductToMatch {
  text: PreparedText
  tokens: Token[]
  named: string
  kinds: Kinds
  location: string
  priceMinor: number | null
  currency: Currency
  comparableMinor: number | null
  condition?: Condition | null
}

export interface MatchScore {
  coincidence: Coincidence
  /** From 0 to 1. */
  score: number
  /** The strongest first. */
  reasons: MatchReason[]
}

/** Up to this far above the maximum price a product is close; beyond that it does not match. */
export const OVER_BUDGET = 0.15
/** Outside the radius by up to this factor a product is close; beyond that it does not match. */
const OUTSIDE_RADIUS = 1.5
/** The weights of words, price and place in the score. */
const worth = { words: 0.7, price: 0.15, place: 0.15 } as const
/** The score of an unknown price or place, and the distance that scores a half. */
const UNKNOWN = 0.7
const HALFWAY_KM = 50
/** Without a stated radius, a product from here on is far: still a match, and told as a reason against (decision 103). */
const FAR_KM = 100
/** What another stated size or a worse condition costs (decision 103). */
const OTHER_THAN_STATED = 0.1
/**
 * The probability that the classifier must give a MATCH: more than both others together. Matches that notify should be right: `npm run
 * bench:relevance` prints their precision (0.87 at recall 0.42; without this bound 0.82 and 0.43). The very model needs no more.
 */
const SURE = 0.5
/** Where the scores of exact and of close matches start; the classifier's probability adds the rest. */
const EXACT_FROM = 0.4
const CLOSE_FROM = 0.25
const BY_CERTAINTY = 0.45
/**
 * More specific is worth more: the very model ranks above everything that only shares words, more than price and place can make up for;
 * each other identifying word adds a little.
 */
const SAME_MODEL = 0.2
const BY_WORD = 0.05
const MAX_BY_WORDS = 0.1

interface Texts {
  name: string
  description: string
  details: string | null
  categoryName: string | null
}

/** The texts of a product, parsed once. */
export const readOffered = (
  { name, description, details, categoryName }: Texts,
  rest: Omit<ProductToMatch, 'text' | 'tokens' | 'named' | 'kinds'>,
): ProductToMatch => {
  const named = `${name}, ${description}`
  const text = prepare({ name, model: description, category: categoryName, details })
  return { text, tokens: tokensOf(named, 200), named, kinds: kindsIn(name), ...rest }
}

/** What words, price or place contribute: the best possible coincidence (null for no match), a reason, and a part of the score. */
interface Part {
  most: Coincidence | null
  reasons: MatchReason[]
  score: number
}

const ANYTHING: Part = { most: 'MATCH', reasons: [], score: UNKNOWN }

/** The price against the maximum: in its own currency, otherwise in dollars; unknown prices are neutral. */
export const scorePrice = (
  wanted: Omit<WishToMatch, 'query'>,
  offered: Pick<ProductToMatch, 'priceMinor' | 'currency' | 'comparableMinor'>,
): Part => {
  const isSame = wanted.currency === offered.currency
  const [most, price] = isSame ? [wanted.maxPriceMinor, offered.priceMinor] : [wanted.comparableMaxMinor, offered.comparableMinor]
  if (most === null || price === null) return ANYTHING
  const over = price / most - 1
  if (over <= 0) return { most: 'MATCH', reasons: [{ kind: 'within-budget', detail: '' }], score: 1 }
  if (over > OVER_BUDGET) return { most: null, reasons: [], score: 0 }
  const percent = Math.max(1, Math.round(over * 100))
  return { most: 'CERCANO', reasons: [{ kind: 'over-budget', detail: String(percent) }], score: 0.5 * (1 - over / OVER_BUDGET) }
}

/** The distance against the radius; unknown places are neutral. */
const scorePlace = ({ radiusKm, country }: WishToMatch, { location }: ProductToMatch, distanceKm: number | null): Part => {
  if (distanceKm === null) {
    const there = countryIn(location)
    const here = countryIn(country)
    return here && there && here !== there ? { most: 'CERCANO', reasons: [{ kind: 'abroad', detail: there }], score: 0 } : ANYTHING
  }
  const score = HALFWAY_KM / (HALFWAY_KM + distanceKm)
  const detail = String(distanceKm)
  if (radiusKm === null || distanceKm <= radiusKm) {
    return { most: 'MATCH', reasons: [{ kind: radiusKm === null && distanceKm >= FAR_KM ? 'far' : 'near', detail }], score }
  }
  return { most: distanceKm > radiusKm * OUTSIDE_RADIUS ? null : 'CERCANO', reasons: [{ kind: 'outside', detail }], score }
}

const countries: Record<string, string> = { argentina: 'Argentina', brasil: 'Brasil', brazil: 'Brasil', chile: 'Chile' }

/** The country at the end of a place, if it names one. */
const countryIn = (place: string): string | undefined => countries[place.split(',').at(-1)?.trim().toLowerCase() ?? '']

/** The words: the classifier's result, lowered by another model or measure, a missing word, and exclusions. */
const scoreWords = (query: Query, offered: ProductToMatch, rarity?: Rarity, weights?: Weights): Part & { sharedWords?: string } => {
  const verdict = classify(query, offered.text, rarity, weights)
  const { same, other, explained, lacking } = differencesOf(query, offered.tokens, offered.named)
  const unmatched = verdict.reasons.flatMap(({ kind, detail }) => (kind === 'missing' && !explained.has(detail) ? [detail] : []))
  const missing = [...new Set([...lacking, ...unmatched])]
  const head = query.words.find(({ isHead }) => isHead) ?? query.words[0]
  const models = verdict.reasons.filter(({ kind }) => kind === 'same-model')
  const isSameModel = models.length + same.length > 0
  const isNoHead = missing.includes(head?.text ?? '')
  const isAccessory = verdict.reasons.some(({ kind }) => kind === 'accessory')
  if (isAccessory || (isNoHead && models.length === 0)) return { most: null, reasons: [], score: 0 }
  const others = missing.filter((text) => text !== head?.text)
  if (isOnlyTheKind(query, head, new Set(others))) return { most: null, reasons: [], score: 0 }
  const broken = verdict.reasons.filter(({ kind }) => kind === 'broken')
  // The classifier may dismiss another model or measure of the very thing, which could still be a substitute.
  const isStandIn = other.length > 0 && others.length === 0 && !isNoHead
  if (verdict.kind === 'none' && !isStandIn) return { most: null, reasons: [], score: 0 }
  const isKind = isSameKind(kindsWished(query), offered.kinds)
  // Of another kind, and without the wish's word: a match of a word with another meaning.
  if (!isKind && !isSameModel && !hasHeadWord(head, offered)) return { most: null, reasons: [], score: 0 }
  const isSure = isSameModel || verdict.certainty >= SURE
  const isExact = verdict.kind === 'exact' && isSure && isKind && other.length + others.length + broken.length === 0
  const kinds = isSameModel || !isKind ? [] : verdict.reasons.filter(({ kind }) => kind === 'same-kind')
  return {
    most: isExact ? 'MATCH' : 'CERCANO',
    reasons: [
      ...models.map(({ detail }): MatchReason => ({ kind: 'same-model', detail })),
      ...same,
      ...kinds.map(({ detail }): MatchReason => ({ kind: 'same-kind', detail })),
      ...other,
      ...others.map((detail): MatchReason => ({ kind: 'missing', detail })),
      ...broken.map(({ detail }): MatchReason => ({ kind: 'broken', detail })),
    ],
    sharedWords: sharedWordsOf(query, missing),
    score: wordsScore(verdict, isExact) + (isSameModel ? SAME_MODEL : Math.min(MAX_BY_WORDS, BY_WORD * countShared(query, head, others))),
  }
}

/** The identifying words of a wish that the product has too. */
const sharedWordsOf = ({ words }: Query, missing: string[]): string =>
  words
    .filter((word) => isDistinctive(word) && !missing.includes(word.text))
    .map(({ text }) => text)
    .join(' ')

/** Whether a product's own text, not only its category or a synonym, has the head word of a wish. */
const hasHeadWord = (head: QueryWord | undefined, { text }: ProductToMatch): boolean => {
  if (head?.kind !== 'word') return true
  const hit = text.hits.get(stemTerm(head.text))
  return hit !== undefined && hit.name + hit.brand + hit.details > 0
}

/** «mesa de pino» for «mesa de algarrobo»: of all identifying words the product has only the kind of thing. */
const isOnlyTheKind = ({ words }: Query, head: QueryWord | undefined, missing: ReadonlySet<string>): boolean => {
  const distinctive = words.filter((word) => word !== head && isDistinctive(word))
  return distinctive.length > 0 && distinctive.every(({ text }) => missing.has(text))
}

const countShared = ({ words }: Query, head: QueryWord | undefined, missing: string[]): number =>
  words.filter((word) => word !== head && isDistinctive(word) && !missing.includes(word.text)).length

const wordsScore = ({ kind, certainty }: Verdict, isExact: boolean): number => {
  if (kind === 'none') return CLOSE_FROM
  return (isExact ? EXACT_FROM : CLOSE_FROM) + BY_CERTAINTY * certainty
}

const order: MatchReason['kind'][] = [
  'same-model',
  'other-model',
  'other-number',
  'other-storage',
  'other-size',
  'other-measure',
  'same-kind',
  'said',
  'same-size',
  'worse-condition',
  'same-condition',
  'over-budget',
  'within-budget',
  'near',
  'far',
  'outside',
  'abroad',
  'missing',
  'broken',
]
const MAX_REASONS = 6

/**
 * Whether a product matches a wish, how well and why; null when it does not. It is at most as good as words, price and place each allow.
 * `distanceKm` is null if a place is unknown. Other weights than the learned ones are for benchmarks.
 */
export const scoreMatch = (
  wanted: WishToMatch,
  offered: ProductToMatch,
  distanceKm: number | null,
  rarity?: Rarity,
  weights?: Weights,
): MatchScore | null => {
  const price = scorePrice(wanted, offered)
  const place = scorePlace(wanted, offered, distanceKm)
  if (price.most === null || place.most === null) return null
  const words = scoreWords(wanted.query, offered, rarity, weights)
  if (words.most === null) return null
  const stated = [compareSize(wanted.size, offered.named, words.reasons), compareCondition(wanted.condition, offered.condition)]
  const others = stated.filter((reason) => reason && isAgainst(reason)).length
  const score = worth.words * words.score + worth.price * price.score + worth.place * place.score - OTHER_THAN_STATED * others
  const reasons = [...words.reasons, ...stated.filter((reason) => reason !== null), ...price.reasons, ...place.reasons]
  const shared: MatchReason[] = reasons.every(isAgainst) ? [{ kind: 'said', detail: words.sharedWords ?? '' }] : []
  return {
    coincidence: others === 0 && [words, price, place].every(({ most }) => most === 'MATCH') ? 'MATCH' : 'CERCANO',
    score: Math.round(Math.min(1, Math.max(0, score)) * 1000) / 1000,
    reasons: [...shared, ...reasons].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)).slice(0, MAX_REASONS),
  }
}
