import { type Currency, currencies } from '@feria/contract/money'
import { readMoney } from '@feria/contract/read-money'

/** The bounds of a price filter in major units, and the currency of both. */
export interface PriceBounds {
  minPrice: number | null
  maxPrice: number | null
  currency: Currency
}

/** No bounds; pesos are offered first. */
export const noBounds: PriceBounds = { minPrice: null, maxPrice: null, currency: 'ARS' }

/** The bounds of a URL, or of a form, as they are written. */
export const writtenBounds = (params: URLSearchParams): [min: string, max: string] => {
  const written = (end: string) => params.get(`${end}_price`) ?? params.get(`${end}Price`) ?? ''
  return [written('min'), written('max')]
}

/**
 * The bounds in a URL, as numbers or as people type them; ignores invalid ones. Bounds without a currency are in dollars, as for the
 * server.
 */
export const readBounds = (params: URLSearchParams): PriceBounds => {
  const [min, max] = writtenBounds(params).map(readMoney)
  const named = min?.currency ?? max?.currency ?? currencies.find((currency) => currency === params.get('currency'))
  if (!min && !max) return { ...noBounds, currency: named ?? noBounds.currency }
  return { minPrice: min?.amount ?? null, maxPrice: max?.amount ?? null, currency: named ?? 'USD' }
}

/** The bounds for URL and server: only what is set, and pesos only where there is a bound. */
export const writeBounds = ({ minPrice, maxPrice, currency }: PriceBounds) => ({
  min_price: minPrice ?? undefined,
  max_price: maxPrice ?? undefined,
  currency: currency === 'ARS' && (minPrice !== null || maxPrice !== null) ? currency : undefined,
})
