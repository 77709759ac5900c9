import type { Condition } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'
import type { Coincidence } from '@feria/contract/wishes/values'
import type { Query } from '../../language/query/query.ts'
import type { Rarity } from '../../language/scoring/score.ts'
import type { Weights } from '../../language/scoring/weights.ts'
import { INSIDE_KM } from '../../language/wishes/place-cues.ts'
import { wornSizeOf } from './match-fits.rules.ts'
import type { MatchReason } from './match-models.rules.ts'
import type { ProductToMatch } from './match-offered.rules.ts'
import { isAgainst } from './match-reasons.rules.ts'
import { compareCondition, compareSize } from './match-stated.rules.ts'
import { type Part, scoreWords } from './match-words.rules.ts'

export { type ProductToMatch, readOffered } from './match-offered.rules.ts'
export { wishQuery } from './wish-text.rules.ts'

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

export interface MatchScore {
  coincidence: Coincidence
  /** From 0 to 1. */
  score: number
  /** The strongest first. */
  reasons: MatchReason[]
}

/** Up to this far above the maximum price a product is close; beyond that it does not match. */
export const OVER_BUDGET = 0.2
/** Outside the radius by up to this factor a product is close; beyond that it does not match. */
const OUTSIDE_RADIUS = 2
/** The weights of words, price and place in the score. */
export const worth = { words: 0.7, price: 0.15, place: 0.15 } as const
/** The score of an unknown price or place, and the distance that scores a half. */
const UNKNOWN = 0.7
export const HALFWAY_KM = 50
/** Without a stated radius, a product from here on is far: still a match, and told as a reason against (decision 103). */
const FAR_KM = 100
/** Nobody fetches a thing from farther than this: without shipping it is never a MATCH. */
const SENT_KM = 600
/** Nobody comes to work from farther than this, nor lives there. */
const SERVED_KM = 150
/** What another stated size or a worse condition costs (decision 103). */
const OTHER_THAN_STATED = 0.1
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
const scorePlace = (
  { radiusKm, country }: WishToMatch,
  { location, ships, isService, home }: ProductToMatch,
  distanceKm: number | null,
): Part => {
  if (distanceKm === null) {
    const there = countryIn(location)
    const here = countryIn(country)
    return here && there && here !== there ? { most: 'CERCANO', reasons: [{ kind: 'abroad', detail: there }], score: 0 } : ANYTHING
  }
  const score = HALFWAY_KM / (HALFWAY_KM + distanceKm)
  const detail = String(distanceKm)
  if ((isService || home) && distanceKm > SERVED_KM) return { most: null, reasons: [], score: 0 }
  if (distanceKm > SENT_KM && !ships) return { most: 'CERCANO', reasons: [{ kind: 'far', detail }], score }
  // Who names a town and no distance takes what is sent from elsewhere.
  const isAnywhere = radiusKm === null || (ships && radiusKm === INSIDE_KM)
  if (isAnywhere || distanceKm <= radiusKm) {
    return { most: 'MATCH', reasons: [{ kind: isAnywhere && distanceKm >= FAR_KM ? 'far' : 'near', detail }], score }
  }
  return { most: distanceKm > radiusKm * OUTSIDE_RADIUS ? null : 'CERCANO', reasons: [{ kind: 'outside', detail }], score }
}

const countries: Record<string, string> = { argentina: 'Argentina', brasil: 'Brasil', brazil: 'Brasil', chile: 'Chile' }

/** The country at the end of a place, if it names one. */
const countryIn = (place: string): string | undefined => countries[place.split(',').at(-1)?.trim().toLowerCase() ?? '']

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
/** Reasons kept of a match, the strongest. */
export const MAX_REASONS = 6

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
  const words = scoreWords(wanted, offered, rarity, weights)
  if (words.most === null) return null
  const size = compareSize(wanted.size ?? wornSizeOf(wanted.query), offered.named, words.reasons)
  if (size === 'unfit') return null
  const stated = [size, compareCondition(wanted.condition, offered.condition)]
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
