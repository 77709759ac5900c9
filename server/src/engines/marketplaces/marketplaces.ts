import type { Condition, Platform } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'
import type { PlatformState } from '@feria/contract/search/values'
import type { CircuitState } from '../circuits.ts'

export type MarketName = Exclude<Platform, 'Local'>

/** What is looked for at a marketplace. Prices are in cents of USD; not every marketplace narrows by them, so whoever asks filters too. */
export interface MarketSearch {
  text: string
  minUsdCents?: number | undefined
  maxUsdCents?: number | undefined
  /** At most so many offers. */
  limit: number
}

/** What a marketplace offers, as it says it: nothing is guessed, what it does not say is null. */
export interface Offer {
  /** Its id there. */
  id: string
  name: string
  url: string
  imageUrl: string | null
  /** In minor units of `currency`; null when it has no price. With `priceToMinor` the lowest of a range. */
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
  /** What a buyer has to know, in Spanish sentences. */
  caveats: string[]
}

export interface MarketAnswer {
  state: PlatformState
  offers: Offer[]
  /** How many it says there are; null when it does not. */
  total: number | null
}

/** One marketplace beside ours. */
export interface Market {
  name: MarketName
  /** Offers for a text. Never throws and never takes longer than its time: what goes wrong is a state. */
  search(search: MarketSearch): Promise<MarketAnswer>
}

/** The three, in the order of the contract; one that is not configured answers so. */
export interface Marketplaces {
  markets: Market[]
  /** The circuit to each service that is configured. */
  circuits?(): Record<string, CircuitState>
  close(): Promise<void>
}
