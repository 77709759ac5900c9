import type { Basket } from './basket.ts'

/** What stands in for a basket until, or instead of, one that can be paid. */
export type BasketState =
  | { is: 'loading' }
  | { is: 'failed'; error: unknown; retry: () => void }
  | { is: 'refused'; reason: string; page: string | null }
  /** Another address is the right one. */
  | { is: 'elsewhere'; to: string }
  | { is: 'ready'; basket: Basket }

/** What of the own purchases is looked through, the newest: an unpaid one is over within the hour. */
export const OWN = { query: { limit: 20 } }
