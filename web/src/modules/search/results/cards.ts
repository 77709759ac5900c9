import { byFit, byPrice } from '@feria/contract/search/compare'
import type { Finding } from '@feria/contract/search/schemas'
import { RELEVANCE_FLOOR, TOP_RESULTS } from '@feria/contract/search/values'

type Ranked = Pick<Finding, 'id' | 'platform' | 'model' | 'score' | 'comparable' | 'isOutsidePrice'>

/**
 * The results that get a card of their own: each of ours, and of other platforms the best of every model without a card; its other
 * offers are inside that card. `shown` are the results with a card so far.
 */
export const leadersOf = <F extends Ranked>(arrived: F[], shown: F[]): F[] => {
  const models = new Set(shown.flatMap(({ model }) => model ?? []))
  return [...arrived].sort(byFit).filter(({ platform, model }) => {
    const isKnown = model !== null && models.has(model)
    if (model !== null) models.add(model)
    return platform === 'Local' || !isKnown
  })
}

/**
 * Arranges the cards after more have arrived. The first `kept` stay in place, as somebody is reading them; below them everything is by
 * score, so a slow platform still finds its place without visible movement.
 */
export const arrange = <F extends Ranked>(shown: F[], arrived: F[], kept: number): F[] => [
  ...shown.slice(0, kept),
  ...[...shown.slice(kept), ...leadersOf(arrived, shown)].sort(byFit),
]

/**
 * The offers of one model, cheapest first, if there is something to compare: two or more, not all ours, as those have cards of their
 * own.
 */
export const offersOf = <F extends Ranked>({ model }: Pick<Finding, 'model'>, findings: F[]): F[] => {
  if (model === null) return []
  const offers = findings.filter((finding) => finding.model === model)
  return offers.length > 1 && offers.some(({ platform }) => platform !== 'Local') ? offers.sort(byPrice) : []
}

/** A result scoring less than this fraction of the best one is something else: a case instead of the phone. */
const LIKE_THE_BEST = 0.7

/**
 * «Top Productos»: the five cheapest that can be bought, compared in one currency, and that match the search: above the contract's
 * minimum score, nearly as good as the best and within a spoken price. Without a text everything matches.
 */
export const topOf = <F extends Ranked & Pick<Finding, 'product'>>(findings: F[], hasText: boolean): F[] => {
  const buyable = findings.filter(
    ({ comparable, product, isOutsidePrice }) =>
      !isOutsidePrice && comparable !== null && Number.isFinite(comparable) && (!product || (!product.sold && product.stock > 0)),
  )
  const floor = Math.max(RELEVANCE_FLOOR, LIKE_THE_BEST * Math.max(0, ...buyable.map(({ score }) => score)))
  return buyable
    .filter(({ score }) => !hasText || score >= floor)
    .sort(byPrice)
    .slice(0, TOP_RESULTS)
}

/**
 * The cards in page order, in three parts: what coincides, what only mentions some of the search (below the contract's minimum score,
 * where others are above it), and what breaks a spoken price. Without a text everything coincides.
 */
export const partsOf = <F extends Ranked>(cards: F[], hasText: boolean): { good: F[]; rest: F[]; outside: F[] } => {
  const within = cards.filter(({ isOutsidePrice }) => !isOutsidePrice)
  const isGood = ({ score }: F) => score >= RELEVANCE_FLOOR
  const isSplit = hasText && within.some(isGood)
  return {
    good: isSplit ? within.filter(isGood) : within,
    rest: isSplit ? within.filter((card) => !isGood(card)) : [],
    outside: cards.filter(({ isOutsidePrice }) => isOutsidePrice),
  }
}
