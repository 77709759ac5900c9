import type { PriceBand } from '@feria/contract/assistant/schemas'
import type { Currency } from '@feria/contract/money'
import { formatAmount } from '../../../lib/format.ts'
import { confirm } from '../../../ui/confirm.ts'
import { texts } from './texts.ts'

const { gift, surprising } = texts

/** How many times above or below what similar products cost a price is asked about: decision 93. */
const FAR = 5
/** Without similar products: dollars from here on look like pesos, and pesos up to here like dollars. Decision 93. */
const MANY_DOLLARS = 20_000
const FEW_PESOS = 500

type KnownBand = Pick<PriceBand, 'low' | 'high' | 'currency'>

interface Offer {
  price: number | null
  currency: Currency
}

/** Why a price is probably a mistake, as a sentence; null if it is not. */
export const surpriseOf = ({ price, currency }: Offer, band: KnownBand | null): string | null => {
  if (price === null || price === 0) return null
  if (band?.currency === currency) {
    const isFar = price > band.high * FAR || price < band.low / FAR
    return isFar ? surprising.far(formatAmount(band.low, currency), formatAmount(band.high, currency)) : null
  }
  if (currency === 'USD' && price >= MANY_DOLLARS) return surprising.dollars
  return currency === 'ARS' && price <= FEW_PESOS ? surprising.pesos : null
}

/**
 * Asks before a product is published for free, or at a price that is probably a mistake; true at once for any other price, and for one
 * that it had before.
 */
export const agreesToPrice = async (offer: Offer, band: KnownBand | null, before?: Offer): Promise<boolean> => {
  if (before && before.price === offer.price && before.currency === offer.currency) return true
  if (offer.price === 0) return before?.price === 0 || confirm({ ...gift, isDangerous: false })
  const text = surpriseOf(offer, band)
  const title = surprising.title(formatAmount(offer.price ?? 0, offer.currency))
  return text === null || confirm({ title, text, yes: surprising.yes, no: surprising.no, isDangerous: false })
}
