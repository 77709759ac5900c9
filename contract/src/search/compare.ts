import type { Condition, Platform } from '../catalogue/values.ts'
import { fold } from '../fold.ts'
import type { Currency } from '../money.ts'
import type { Finding } from './schemas.ts'

/** Filters of results; undefined or empty ones have no effect. Prices are in major units of `currency`, USD without one. */
export interface FindingFilters {
  minPrice?: number | undefined
  maxPrice?: number | undefined
  currency?: Currency | undefined
  platform?: Platform | undefined
  inStock?: boolean | undefined
  category?: string | undefined
  onlyArgentina?: boolean | undefined
  condition?: Condition | undefined
  /** Kilometres around the place that distances are measured from. */
  radiusKm?: number | undefined
}

/** Platforms whose goods are in Argentina already. */
const ARGENTINE: Platform[] = ['Local', 'Mercado Libre']

/** A price in cents of its currency as major units of USD; null without a price, or for pesos without a rate (peso cents per dollar). */
export const comparableOf = (minor: number | null, currency: Finding['currency'], arsCents: number | null): number | null => {
  if (minor === null) return null
  if (currency === 'USD') return minor / 100
  return arsCents ? Math.round((minor * 100) / arsCents) / 100 : null
}

type Comparable = Pick<Finding, 'price' | 'currency' | 'comparable' | 'platform' | 'stock' | 'category' | 'condition' | 'distance'> & {
  product?: Finding['product']
}

/** A price in major units of a currency, at a rate in pesos per dollar; null without a price, or without a rate that it takes. */
const priceIn = ({ price, currency, comparable }: Comparable, wanted: Currency, arsPerUsd: number | null): number | null => {
  if (price === null || currency === wanted) return price
  if (wanted === 'USD') return comparable
  return arsPerUsd === null ? null : price * arsPerUsd
}

/** By a part of the category's name or, for our products, its id. */
const isOfCategory = ({ category, product }: Comparable, wanted: string): boolean =>
  fold(category ?? '').includes(wanted) || String(product?.categoryId) === wanted

/** Whether the filters include a platform. */
export const isWanted = (platform: Platform, filters: FindingFilters): boolean =>
  (!filters.platform || platform === filters.platform) && (!filters.onlyArgentina || ARGENTINE.includes(platform))

/**
 * The results that pass, in the specified order of the filters: minimum price, maximum price, platform, stock, category, only
 * Argentina; then condition and distance. Prices are compared in one currency, at a rate in pesos per dollar; missing data fails a filter
 * that needs it.
 */
export const applyFilters = <F extends Comparable>(
  findings: F[],
  { minPrice, maxPrice, currency = 'USD', platform, inStock, category, onlyArgentina, condition, radiusKm }: FindingFilters,
  arsPerUsd: number | null,
): F[] => {
  const wanted = fold(category ?? '')
  const lies = (finding: F, passes: (price: number) => boolean): boolean => {
    const price = priceIn(finding, currency, arsPerUsd)
    return price !== null && passes(price)
  }
  return findings
    .filter((finding) => minPrice === undefined || lies(finding, (price) => price >= minPrice))
    .filter((finding) => maxPrice === undefined || lies(finding, (price) => price <= maxPrice))
    .filter((finding) => !platform || finding.platform === platform)
    .filter(({ stock }) => !inStock || (stock !== null && stock > 0))
    .filter((finding) => !wanted || isOfCategory(finding, wanted))
    .filter((finding) => !onlyArgentina || ARGENTINE.includes(finding.platform))
    .filter((finding) => !condition || finding.condition === condition)
    .filter(({ distance }) => radiusKm === undefined || (distance !== null && distance <= radiusKm))
}

type Priced = Pick<Finding, 'comparable'>

/** Cheaper first; incomparable prices last. */
export const byPrice = (one: Priced, other: Priced): number => (one.comparable ?? Number.MAX_VALUE) - (other.comparable ?? Number.MAX_VALUE)

type Scored = Pick<Finding, 'score' | 'platform' | 'comparable'> & Partial<Pick<Finding, 'isOutsidePrice'>>

/** The best first, within the price that the text names before what breaks it; ties ours first, then the cheaper. */
export const byFit = (one: Scored, other: Scored): number =>
  Number(one.isOutsidePrice ?? false) - Number(other.isOutsidePrice ?? false) ||
  other.score - one.score ||
  Number(other.platform === 'Local') - Number(one.platform === 'Local') ||
  byPrice(one, other)
