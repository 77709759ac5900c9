import type { Platform } from '../catalogue/values.ts'
import { fold } from '../fold.ts'
import type { Finding } from './schemas.ts'

/** What narrows the results; what is undefined or empty narrows nothing. Prices are in major units of USD. */
export interface FindingFilters {
  minPrice?: number | undefined
  maxPrice?: number | undefined
  platform?: Platform | undefined
  inStock?: boolean | undefined
  category?: string | undefined
  onlyArgentina?: boolean | undefined
}

/** Where goods are in Argentina already. */
const ARGENTINE: Platform[] = ['Local', 'Mercado Libre']

/**
 * A price in cents of its currency as major units of USD; null without a price, or for pesos while there is no rate (cents of a peso for a
 * dollar).
 */
export const comparableOf = (minor: number | null, currency: Finding['currency'], arsCents: number | null): number | null => {
  if (minor === null) return null
  if (currency === 'USD') return minor / 100
  return arsCents ? Math.round((minor * 100) / arsCents) / 100 : null
}

type Comparable = Pick<Finding, 'comparable' | 'platform' | 'stock' | 'category'> & { product?: Finding['product'] }

/** By a part of its name, or, where it is ours, by the number of its category. */
const isOfCategory = ({ category, product }: Comparable, wanted: string): boolean =>
  fold(category ?? '').includes(wanted) || String(product?.categoryId) === wanted

/** True for a platform that the filters ask for. */
export const isWanted = (platform: Platform, filters: FindingFilters): boolean =>
  (!filters.platform || platform === filters.platform) && (!filters.onlyArgentina || ARGENTINE.includes(platform))

/**
 * The results that pass, in the stated order of the filters: least price, highest price, platform, stock, category, only Argentina
 *. Prices are compared in one currency; what a platform does not say passes no filter that asks for it.
 */
export const applyFilters = <F extends Comparable>(
  findings: F[],
  { minPrice, maxPrice, platform, inStock, category, onlyArgentina }: FindingFilters,
): F[] => {
  const wanted = fold(category ?? '')
  return findings
    .filter(({ comparable }) => minPrice === undefined || (comparable !== null && comparable >= minPrice))
    .filter(({ comparable }) => maxPrice === undefined || (comparable !== null && comparable <= maxPrice))
    .filter((finding) => !platform || finding.platform === platform)
    .filter(({ stock }) => !inStock || (stock !== null && stock > 0))
    .filter((finding) => !wanted || isOfCategory(finding, wanted))
    .filter((finding) => !onlyArgentina || ARGENTINE.includes(finding.platform))
}

type Priced = Pick<Finding, 'comparable'>

/** The cheaper first; what cannot be compared last. */
export const byPrice = (one: Priced, other: Priced): number => (one.comparable ?? Number.MAX_VALUE) - (other.comparable ?? Number.MAX_VALUE)

type Scored = Pick<Finding, 'score' | 'platform' | 'comparable'>

/** The best first; of equals ours, then the cheaper. */
export const byFit = (one: Scored, other: Scored): number =>
  other.score - one.score || Number(other.platform === 'Local') - Number(one.platform === 'Local') || byPrice(one, other)
