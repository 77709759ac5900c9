import type { Basket } from './basket.ts'

/** What replaces a basket until, or instead of, one that can be paid. */
export type BasketState =
  | { is: 'loading' }
  | { is: 'failed'; error: unknown; retry: () => void }
  | { is: 'refused'; reason: string; page: string | null }
  /** Another address is the right one. */
  | { is: 'elsewhere'; to: string }
  | { is: 'ready'; basket: Basket }

/** How many of the member's own purchases are searched, newest first: an unpaid one expires within the hour. */
export const OWN = { query: { limit: 20 } }
