import type { Order } from '@feria/contract/orders/schemas'

/** What the page of the return says of an order. */
export type ReturnState = 'confirming' | 'paid' | 'refused' | 'pending' | 'over' | 'refunded'

/** What the provider adds to the address when a payment was made there. */
const HOPEFUL = new Set(['approved', 'pending', 'in_process', 'authorized'])

/** True when the address speaks of a payment that was made just now. It decides nothing but whether an older refusal may be shown yet. */
export const speaksOfPayment = (status: string | null): boolean => status !== null && HOPEFUL.has(status)

/**
 * What became of an order's payment, by the order alone. While a new payment may be on its way (`isFollowed`, and the browser
 * comes from one), a refusal that the order still remembers is of the card before and not told: nobody is led to pay twice.
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

/** True when nothing more is to be waited for. */
export const isSettled = (order: Pick<Order, 'status'> | undefined): boolean => order !== undefined && order.status !== 'reservada'
