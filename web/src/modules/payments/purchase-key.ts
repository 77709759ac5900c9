import type { Order } from '@feria/contract/orders/schemas'
import { CallError } from '../../lib/call.ts'

const REFUSALS = new Set<string>(['payments.rejected', 'payments.bad-token', 'payments.bad-card', 'payments.not-a-test-card'])

/** True if the card was declined, not the purchase: its order stays reserved and another card can pay it. */
export const isCardRefusal = (error: unknown): boolean => error instanceof CallError && REFUSALS.has(error.code)

/** True if the price has changed: nothing was ordered. */
export const isOtherPrice = (error: unknown): boolean => error instanceof CallError && error.code === 'payments.other-price'

/**
 * True if the next attempt belongs to the same purchase and must carry the same idempotency key: it may have been paid, or its order
 * waits for another card. A refused purchase ends it; a missing response, a server error or an attempt in progress do not.
 */
export const keepsKey = (error: unknown): boolean =>
  !(error instanceof CallError) ||
  error.status === 0 ||
  error.status >= 500 ||
  error.status === 429 ||
  error.code === 'orders.in-progress' ||
  isCardRefusal(error)

/** What an order returned by the server means for the attempt: bought, expired unpaid, pending at the provider, or undecided. */
export const outcomeOf = ({
  status,
  isPaymentPending,
}: Pick<Order, 'status' | 'isPaymentPending'>): 'bought' | 'over' | 'pending' | 'open' => {
  if (status === 'cancelada') return 'over'
  if (status !== 'reservada') return 'bought'
  return isPaymentPending ? 'pending' : 'open'
}
