import { type OrderStatus, orderStatuses } from '@feria/contract/words'
import type { Tone } from '../../ui/pill.tsx'
import { texts } from './texts.ts'

const tones: Record<OrderStatus, Tone> = {
  reservada: 'quiet',
  pendiente: 'warn',
  enviada: 'info',
  completada: 'good',
  cancelada: 'bad',
}

/** The status that a word means; a missing or unknown one reads as completada [ORD-17]. */
export const statusOf = (word: string | null | undefined): OrderStatus => orderStatuses.find((status) => status === word) ?? 'completada'

/** What a status is called and the colour it has. */
export const faceOf = (word: string | null | undefined): { status: OrderStatus; label: string; tone: Tone } => {
  const status = statusOf(word)
  return { status, label: texts.status[status], tone: tones[status] }
}

/** How far an order is on its way pendiente → enviada → completada: 0 before the payment, 3 when complete; null when it was cancelled. */
export const progressOf = (status: OrderStatus): 0 | 1 | 2 | 3 | null => {
  if (status === 'cancelada') return null
  return ({ reservada: 0, pendiente: 1, enviada: 2, completada: 3 } as const)[status]
}

/** How an order was paid, in words; null when nobody said. */
export const methodOf = (method: string | null): string | null => {
  if (method === 'debit' || method === 'credit') return texts.methods[method]
  return method || null
}
