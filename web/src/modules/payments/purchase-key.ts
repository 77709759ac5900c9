import type { Order } from '@feria/contract/orders/schemas'
import { CallError } from '../../lib/call.ts'

const REFUSALS = new Set<string>(['payments.rejected', 'payments.bad-token', 'payments.bad-card', 'payments.not-a-test-card'])

/** True when the card was refused, not the purchase: its order stays reserved and another card can pay it. */
export const isCardRefusal = (error: unknown): boolean => error instanceof CallError && REFUSALS.has(error.code)

/** True when the price is another one by now: nothing was ordered. */
export const isOtherPrice = (error: unknown): boolean => error instanceof CallError && error.code === 'payments.other-price'

/**
 * True when the next try belongs to the same purchase and must carry the same key: it may have been paid, or its order waits for another
 * card. A refusal of the purchase ends it; no answer, a failure of the server or an attempt still under way do not.
 */
export const keepsKey = (error: unknown): boolean =>
  !(error instanceof CallError) ||
  error.status === 0 ||
  error.status >= 500 ||
  error.status === 429 ||
  error.code === 'orders.in-progress' ||
  isCardRefusal(error)

/** What an answered order means for the attempt: bought, over without payment, thought about by the provider, or not decided yet. */
export const outcomeOf = ({
  status,
  isPaymentPending,
}: Pick<Order, 'status' | 'isPaymentPending'>): 'bought' | 'over' | 'pending' | 'open' => {
  if (status === 'cancelada') return 'over'
  if (status !== 'reservada') return 'bought'
  return isPaymentPending ? 'pending' : 'open'
}
