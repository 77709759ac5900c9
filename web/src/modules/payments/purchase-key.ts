import type { OrderStatus } from '@feria/contract/words'
import { CallError } from '../../lib/call.ts'

/** A fresh Idempotency-Key. `crypto.randomUUID` is missing where the page is not served over https. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * True when a failed attempt may still have bought something: then the next try must carry the same key. A refusal is the end of
 * an attempt; no answer, a failure of the server or an attempt still under way are not.
 */
export const keepsKey = (error: unknown): boolean =>
  !(error instanceof CallError) || error.status === 0 || error.status >= 500 || error.status === 429 || error.code === 'orders.in-progress'

/** What an answered order means for the attempt: bought, over without payment, or not decided yet. */
export const outcomeOf = (status: OrderStatus): 'bought' | 'over' | 'open' => {
  if (status === 'cancelada') return 'over'
  return status === 'reservada' ? 'open' : 'bought'
}
