import type { Sale } from '@feria/contract/orders/schemas'
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

/** The status that a word means; a missing or unknown one reads as completada. */
export const statusOf = (word: string | null | undefined): OrderStatus => orderStatuses.find((status) => status === word) ?? 'completada'

/** What a status is called and the colour it has. */
export const faceOf = (word: string | null | undefined): { status: OrderStatus; label: string; tone: Tone } => {
  const status = statusOf(word)
  return { status, label: texts.status[status], tone: tones[status] }
}

/** A step of an order's way: behind, where it stands and something is amiss, or still to come. */
interface Step {
  name: string
  state: 'done' | 'amiss' | 'ahead'
}

const { sent, completed, disputed, resolved } = texts.steps

const usualWay = (paid: string, count: number): Step[] =>
  [paid, sent, completed].map((name, index) => ({ name, state: index < count ? 'done' : 'ahead' }))

/**
 * How far an order is on its way pendiente → enviada → completada, or on the way of a claim or a refund; none when it was cancelled
 *. What costs nothing is asked for, not paid.
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

/** What happens next with an order, for a party: of one that costs nothing no word of money. */
export const nextOf = (side: 'buyer' | 'seller', status: Exclude<OrderStatus, 'reservada'>, isFree: boolean): string => {
  const free: Partial<Record<OrderStatus, string>> = texts.free.next[side]
  return (isFree && free[status]) || texts.next[side][status]
}

/** Where the money of a sale is, as a key of the texts; null when there is none. */
export const moneyPlaceOf = ({ status }: Pick<Sale, 'status'>): keyof typeof texts.sale.moneyPlaces | null => {
  if (status === 'pendiente' || status === 'enviada') return 'held'
  if (status === 'en disputa') return 'disputed'
  if (status === 'completada') return 'yours'
  return status === 'reembolsada' ? 'back' : null
}

/** How an order was paid, in words; null when nobody said. */
export const methodOf = (method: string | null): string | null => {
  if (method === 'debit' || method === 'credit') return texts.methods[method]
  return method || null
}
