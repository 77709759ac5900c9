import { type Currency, toMinor } from '@feria/contract/money'
import type { WantedPrice } from './wanted.ts'

/** What an offer costs: in minor units of its own currency, and in USD cents; null where unknown. */
interface Priced {
  priceMinor: number | null
  currency: Currency
  comparableMinor: number | null
}

interface Bounds {
  min: number | null
  max: number | null
}

const isOutside = (minor: number | null, { min, max }: Bounds): boolean =>
  minor !== null && ((max !== null && minor > max) || (min !== null && minor < min))

/**
 * Whether an offer breaks a spoken price: in its own currency, otherwise in dollars at a rate in peso cents per dollar. An unknown price,
 * or one that cannot be compared, breaks none.
 */
export const priceTest = (price: WantedPrice | null, arsCents: number | null): ((offer: Priced) => boolean) => {
  if (!price) return () => false
  const minor = (major: number | null) => (major === null ? null : toMinor(major))
  const own = { min: minor(price.min), max: minor(price.max) }
  const dollars = (value: number | null) =>
    value === null || price.currency === 'USD' ? value : arsCents ? (value * 100) / arsCents : null
  const inUsd = { min: dollars(own.min), max: dollars(own.max) }
  return ({ priceMinor, currency, comparableMinor }) =>
    currency === price.currency ? isOutside(priceMinor, own) : isOutside(comparableMinor, inUsd)
}
