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

/** True for dollars that look like pesos, whatever similar products cost. */
export const looksLikePesos = ({ price, currency }: Offer): boolean => currency === 'USD' && price !== null && price >= MANY_DOLLARS

/** Why a price is probably a mistake, as a sentence; null if it is not. */
export const surpriseOf = ({ price, currency }: Offer, band: KnownBand | null): string | null => {
  if (price === null || price === 0) return null
  if (band?.currency === currency) {
    const isFar = price > band.high * FAR || price < band.low / FAR
    return isFar ? surprising.far(formatAmount(band.low, currency), formatAmount(band.high, currency)) : null
  }
  if (looksLikePesos({ price, currency })) return surprising.dollars
  return currency === 'ARS' && price <= FEW_PESOS ? surprising.pesos : null
}

/** The currency that a surprising price was probably meant in: pesos if it is too many dollars, dollars if it is too few pesos. */
export const meantCurrency = ({ price, currency }: Offer, band: KnownBand | null): Currency | null => {
  if (price === null || surpriseOf({ price, currency }, band) === null) return null
  const isLow = band?.currency === currency ? price < band.low / FAR : currency === 'ARS'
  if (currency === 'USD') return isLow ? null : 'ARS'
  return isLow ? 'USD' : null
}

interface Asking {
  /** The price that it had; the same one again is not asked about. */
  before?: Offer | undefined
  /** Called when the answer is that the amount is in the other currency; the price is agreed to then. */
  onCurrency?: (currency: Currency) => void
}

/**
 * Asks before a product is published for free, or at a price that is probably a mistake; true at once for any other price, and for one
 * that it had before.
 */
export const agreesToPrice = async (offer: Offer, band: KnownBand | null, { before, onCurrency }: Asking = {}): Promise<boolean> => {
  if (before && before.price === offer.price && before.currency === offer.currency) return true
  if (offer.price === 0) return before?.price === 0 || confirm({ ...gift, isDangerous: false })
  const text = surpriseOf(offer, band)
  if (text === null) return true
  const title = surprising.title(formatAmount(offer.price ?? 0, offer.currency))
  const meant = meantCurrency(offer, band)
  const more = meant && onCurrency ? { label: surprising.other[meant], act: () => onCurrency(meant) } : undefined
  return confirm({ title, text, yes: surprising.yes, no: surprising.no, more, isDangerous: false })
}
