import type { Order } from '@feria/contract/orders/schemas'

/** What the return page shows about an order. */
export type ReturnState = 'confirming' | 'paid' | 'refused' | 'pending' | 'over' | 'refunded'

/** The statuses that the provider adds to the URL after a payment. */
const HOPEFUL = new Set(['approved', 'pending', 'in_process', 'authorized'])

/** True if the URL reports a payment just made. It only decides whether an earlier decline may be shown yet. */
export const speaksOfPayment = (status: string | null): boolean => status !== null && HOPEFUL.has(status)

/**
 * The outcome of an order's payment, from the order alone. While a new payment may be in progress (`isFollowed`, and the browser
 * returns from one), a decline stored in the order belongs to the card before and is not shown, so that nobody pays twice.
 */
export const returnStateOf = (
  { status, isPaymentPending, refusal }: Pick<Order, 'status' | 'isPaymentPending' | 'refusal'>,
  { isFollowed, isHopeful }: { isFollowed: boolean; isHopeful: boolean },
): ReturnState => {
  if (status === 'cancelada') return 'over'
  if (status === 'reembolsada') return 'refunded'
  if (status !== 'reservada') return 'paid'
  if (isPaymentPending) return 'pending'
  return refusal && !(isFollowed && isHopeful) ? 'refused' : 'confirming'
}

/** True if the outcome is final. */
export const isSettled = (order: Pick<Order, 'status'> | undefined): boolean => order !== undefined && order.status !== 'reservada'
