import { readMoney } from '@feria/contract/read-money'
import { writtenBounds } from './price-bounds.ts'
import { priceTexts as labels } from './price-texts.ts'

/** Why the prices of an address, or of a form, narrow nothing; null if they are right. */
export const priceErrorOf = (query: URLSearchParams): string | null => {
  const [min, max] = writtenBounds(query).map(readMoney)
  if (min === undefined || max === undefined) return labels.notAPrice
  if (!min || !max) return null
  if (min.currency && max.currency && min.currency !== max.currency) return labels.twoCurrencies
  return min.amount > max.amount ? labels.upsideDown : null
}
