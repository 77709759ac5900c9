import { byFit, byPrice } from '@feria/contract/search/compare'
import type { Finding } from '@feria/contract/search/schemas'
import { RELEVANCE_FLOOR, TOP_RESULTS } from '@feria/contract/search/values'

type Ranked = Pick<Finding, 'id' | 'platform' | 'model' | 'score' | 'comparable'>

/**
 * Which results have a card of their own: each of ours, and of others the best of every model that has no card yet; its further offers
 * stand in that card. `shown` are the results with a card so far.
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
 * The cards after more have arrived. The first `kept` stay where they are, for somebody reads them or is about to press one; below them
 * everything is by fit, so a platform that answers late still finds its place where nothing was seen to move.
 */
export const arrange = <F extends Ranked>(shown: F[], arrived: F[], kept: number): F[] => [
  ...shown.slice(0, kept),
  ...[...shown.slice(kept), ...leadersOf(arrived, shown)].sort(byFit),
]

/**
 * The offers of one model, the cheapest first, where there is something to compare: two or more, not all ours, for those have cards of
 * their own.
 */
export const offersOf = <F extends Ranked>({ model }: Pick<Finding, 'model'>, findings: F[]): F[] => {
  if (model === null) return []
  const offers = findings.filter((finding) => finding.model === model)
  return offers.length > 1 && offers.some(({ platform }) => platform !== 'Local') ? offers.sort(byPrice) : []
}

/** A result that fits less than this part of how well the best one does is something else: a case for a phone that was looked for. */
const LIKE_THE_BEST = 0.7

/**
 * «Top Productos»: the five cheapest that can be bought, compared in one currency, and that are what was looked for: above the
 * floor of the contract and nearly as fit as the best. Without a text everything fits.
 */
export const topOf = <F extends Ranked & Pick<Finding, 'product'>>(findings: F[], hasText: boolean): F[] => {
  const buyable = findings.filter(
    ({ comparable, product }) => comparable !== null && Number.isFinite(comparable) && (!product || (!product.sold && product.stock > 0)),
  )
  const floor = Math.max(RELEVANCE_FLOOR, LIKE_THE_BEST * Math.max(0, ...buyable.map(({ score }) => score)))
  return buyable
    .filter(({ score }) => !hasText || score >= floor)
    .sort(byPrice)
    .slice(0, TOP_RESULTS)
}
