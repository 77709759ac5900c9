/** The parts of a suggestion's score; each part is between 0 and 1, and so is the sum. */
export const weights = { distance: 0.4, price: 0.35, quality: 0.25 } as const

/** The parts of quality: photos, a complete listing and the seller's record. */
const qualityWeights = { photos: 0.4, completeness: 0.3, record: 0.3 } as const

/** Kilometres at which distance scores a half. */
const HALFWAY_KM = 15
/** More photos, or more completed sales, than these add nothing. */
const ENOUGH_PHOTOS = 3
const ENOUGH_SALES = 10
/** A median of fewer prices means nothing. */
const MIN_PRICES = 3

/** Limits for giving a reason: kilometres, share below the median, completed sales. */
const NEAR_KM = 60
const CHEAPER = 0.05
/** A price further below the median is of a different kind of thing, e.g. a tyre among cars. */
const COMPARABLE = 0.5
const TRUSTED_SALES = 3

export interface Candidate {
  /** Kilometres from the viewer; null when a place is unknown. */
  distance: number | null
  /** In USD cents; null without a rate. */
  comparable: number | null
  categoryId: number | null
  photos: number
  hasDetails: boolean
  hasCondition: boolean
  /** The seller's completed orders. */
  sales: number
  /** The score of the seller's reviews, from 1 to 5; the market's mean for a new one. */
  score: number
  /** The share of the seller's sales that ended with a claim lost. */
  claimsLost: number
}

/** The median price of each category with enough prices. */
export const mediansOf = (candidates: Pick<Candidate, 'categoryId' | 'comparable'>[]): Map<number | null, number> => {
  const medians = new Map<number | null, number>()
  for (const [categoryId, group] of Map.groupBy(candidates, (candidate) => candidate.categoryId)) {
    const prices = group.flatMap(({ comparable }) => (comparable === null ? [] : [comparable])).sort((a, b) => a - b)
    if (prices.length < MIN_PRICES) continue
    const half = prices.length / 2
    const [low, high] = [prices[Math.ceil(half) - 1] ?? 0, prices[Math.floor(half)] ?? 0]
    medians.set(categoryId, (low + high) / 2)
  }
  return medians
}

const closeness = (distance: number): number => HALFWAY_KM / (HALFWAY_KM + distance)

/** 1 when free, a half at the median, 0 from twice the median; a half with nothing to compare. */
const cheapness = (comparable: number | null, median: number | undefined): number =>
  comparable === null || !median ? 0.5 : Math.max(0, 1 - comparable / (2 * median))

/** Half of it is sales; the other half is the score, the less of it the more claims were lost. */
const recordOf = ({ sales, score, claimsLost }: Candidate): number =>
  0.5 * Math.min(1, sales / ENOUGH_SALES) + 0.5 * ((score - 1) / 4) * (1 - claimsLost)

const qualityOf = (candidate: Candidate): number => {
  const { photos, hasDetails, hasCondition, categoryId } = candidate
  const completeness = [hasDetails, hasCondition, categoryId !== null].filter(Boolean).length / 3
  return (
    qualityWeights.photos * Math.min(1, photos / ENOUGH_PHOTOS) +
    qualityWeights.completeness * completeness +
    qualityWeights.record * recordOf(candidate)
  )
}

/**
 * A suggestion's score, from 0 to 1, higher is better: near, cheap for its category, well described. An unknown distance counts as
 * `assumedKm`.
 */
export const scoreOf = (candidate: Candidate, median: number | undefined, assumedKm: number): number =>
  weights.distance * closeness(candidate.distance ?? assumedKm) +
  weights.price * cheapness(candidate.comparable, median) +
  weights.quality * qualityOf(candidate)

/** Kilometres for display: one decimal under 10, whole from there on. */
export const roundKm = (km: number): number => (km < 10 ? Math.round(km * 10) / 10 : Math.round(km))

const distanceReason = (distance: number | null): string | null => {
  if (distance === null || distance > NEAR_KM) return null
  return distance < 1 ? 'A menos de 1 km' : `A ${roundKm(distance).toLocaleString('es-AR')} km`
}

const priceReason = (comparable: number | null, median: number | undefined): string | null => {
  if (comparable === null || !median) return null
  const below = 1 - comparable / median
  return below < CHEAPER || below > COMPARABLE ? null : `${Math.round(below * 100)} % más barato que similares`
}

const qualityReason = ({ photos, hasDetails, hasCondition }: Candidate): string | null => {
  if (photos > 0 && hasDetails && hasCondition) return photos > 1 ? 'Con fotos y datos completos' : 'Con foto y datos completos'
  return photos > 1 ? `Con ${photos} fotos` : null
}

/** Why a product is suggested, in words for the screen, the strongest reason first. Only reasons in its favour. */
export const reasonsFor = (candidate: Candidate, median: number | undefined): string[] => {
  const record = candidate.sales >= TRUSTED_SALES ? `Quien vende completó ${candidate.sales} ventas` : null
  const all = [distanceReason(candidate.distance), priceReason(candidate.comparable, median), qualityReason(candidate), record]
  return all.filter((reason) => reason !== null)
}
