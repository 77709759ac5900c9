import type { Condition, Platform } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'
import type { PlatformState } from '@feria/contract/search/values'
import type { CircuitState } from '../circuits.ts'

export type MarketName = Exclude<Platform, 'Local'>

/** A search at a marketplace. Prices are in USD cents; not every marketplace filters by them, so the caller filters too. */
export interface MarketSearch {
  text: string
  minUsdCents?: number | undefined
  maxUsdCents?: number | undefined
  /** At most so many offers. */
  limit: number
}

/** A marketplace's offer as it is: nothing is guessed, missing fields are null. */
export interface Offer {
  /** Its id there. */
  id: string
  name: string
  url: string
  imageUrl: string | null
  /** In minor units of `currency`; null without a price. With `priceToMinor` the minimum of a range. */
  priceMinor: number | null
  priceToMinor: number | null
  originalPriceMinor: number | null
  currency: Currency
  condition: Condition | null
  location: string
  seller: string | null
  isShippingFree: boolean | null
  minimumOrder: number | null
  brand: string | null
  model: string | null
  /** Caveats for the buyer, in Spanish sentences. */
  caveats: string[]
}

export interface MarketAnswer {
  state: PlatformState
  offers: Offer[]
  /** The total it reports; null when it does not. */
  total: number | null
}

/** A marketplace beside ours. */
export interface Market {
  name: MarketName
  /** Offers for a text. Never throws and never exceeds its timeout: failures are states. */
  search(search: MarketSearch): Promise<MarketAnswer>
}

/** The three marketplaces, in the order of the contract, configured or not. */
export interface Marketplaces {
  markets: Market[]
  /** The circuit breaker of each configured service. */
  circuits?(): Record<string, CircuitState>
  close(): Promise<void>
}
