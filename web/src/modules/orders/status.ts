import type { Order, Sale } from '@feria/contract/orders/schemas'
import { type OrderStatus, orderStatuses } from '@feria/contract/orders/values'
import type { Tone } from '../../ui/pill.tsx'
import { texts } from './texts.ts'

const tones: Record<OrderStatus, Tone> = {
  reservada: 'quiet',
  pendiente: 'warn',
  enviada: 'info',
  completada: 'good',
  cancelada: 'bad',
  'en disputa': 'alert',
  reembolsada: 'back',
}

/** The order status of a word; a missing or unknown one reads as completada. */
export const statusOf = (word: string | null | undefined): OrderStatus => orderStatuses.find((status) => status === word) ?? 'completada'

/** The label and colour of a status. */
export const faceOf = (word: string | null | undefined): { status: OrderStatus; label: string; tone: Tone } => {
  const status = statusOf(word)
  return { status, label: texts.status[status], tone: tones[status] }
}

/** A step of an order's progress: done, current, current with a problem, or still to come. */
interface Step {
  name: string
  state: 'done' | 'amiss' | 'ahead'
}

const { sent, completed, disputed, resolved } = texts.steps

const usualWay = (paid: string, count: number): Step[] =>
  [paid, sent, completed].map((name, index) => ({ name, state: index < count ? 'done' : 'ahead' }))

/**
 * The steps of an order along pendiente → enviada → completada, or along a claim or a refund; none if it was cancelled. A free order
 * is requested, not paid.
 */
export const stepsOf = (status: OrderStatus, isFree = false): Step[] => {
  const paid = isFree ? texts.free.accepted : texts.steps.paid
  const refunded = isFree ? texts.free.undone : texts.steps.refunded
  const ways: Record<OrderStatus, Step[]> = {
    reservada: usualWay(paid, 0),
    pendiente: usualWay(paid, 1),
    enviada: usualWay(paid, 2),
    completada: usualWay(paid, 3),
    cancelada: [],
    'en disputa': [
      { name: paid, state: 'done' },
      { name: disputed, state: 'amiss' },
      { name: resolved, state: 'ahead' },
    ],
    reembolsada: [
      { name: paid, state: 'done' },
      { name: refunded, state: 'done' },
    ],
  }
  return ways[status]
}

/** What happens next with an order, for a party; for a free one without mentioning money, for one to be collected without a parcel. */
export const nextOf = (
  side: 'buyer' | 'seller',
  status: Exclude<OrderStatus, 'reservada'>,
  isFree: boolean,
  kind?: Order['delivery']['kind'],
): string => {
  if (status === 'pendiente' && kind === 'pickup') return texts.pickupNext[side]
  const free: Partial<Record<OrderStatus, string>> = texts.free.next[side]
  return (isFree && free[status]) || texts.next[side][status]
}

/** Where the funds of a sale are, as a key of the texts; null if there are none. */
export const moneyPlaceOf = ({ status, heldUntil }: Pick<Sale, 'status' | 'heldUntil'>): keyof typeof texts.sale.moneyPlaces | null => {
  if (status === 'pendiente' || status === 'enviada') return 'held'
  if (status === 'en disputa') return 'disputed'
  if (status === 'completada') return heldUntil ? 'withdrawable' : 'yours'
  return status === 'reembolsada' ? 'back' : null
}

/** The payment method in words; null if unknown. */
export const methodOf = (method: string | null): string | null => {
  if (method === 'debit' || method === 'credit') return texts.methods[method]
  return method || null
}
