import type { Claim, Order } from '@feria/contract/orders/schemas'
import { CLAIM_DAYS, type OrderEvent, type OrderStatus } from '@feria/contract/orders/values'
import { formatDate } from '../../lib/format.ts'
import { localDay, writeShortDay } from '../../lib/local-time.ts'
import { statusOf } from './status.ts'

const DAY_MS = 86_400_000

/** What is known of an order when its status is put into words. */
export interface Known {
  status: string | null | undefined
  history: Order['history']
  claim: Pick<Claim, 'answeredAt'> | null
  /** Nothing is called paid or refunded. */
  isFree: boolean
  isPaymentPending?: boolean
  reservedUntil?: string | null
  /** When time moves it on by itself. */
  deadline?: string | null
  delivery?: Pick<Order['delivery'], 'kind'>
}
type Side = 'buyer' | 'seller'

const day = (time: number | string): string => writeShortDay(localDay(new Date(time).toISOString()))

/** The time of the latest event of a kind plus some days; null without one. */
const after = (history: Order['history'], event: OrderEvent, days: number): number | null => {
  const last = history.findLast((one) => one.event === event)
  return last ? Date.parse(last.at) + days * DAY_MS : null
}

/** The day of the deadline, as long as it is ahead. */
const ahead = ({ deadline }: Known, now: number): string | null => (deadline && now < Date.parse(deadline) ? day(deadline) : null)

const words: Record<OrderStatus, Record<Side, (known: Known, now: number) => string>> = {
  reservada: {
    buyer: ({ isPaymentPending, reservedUntil }) => {
      if (isPaymentPending) return 'Estamos confirmando tu pago'
      return reservedUntil ? `Falta tu pago: te la guardamos hasta el ${formatDate(reservedUntil)}` : 'Falta tu pago'
    },
    seller: () => 'Falta que paguen',
  },
  pendiente: {
    buyer: ({ isFree, delivery }) =>
      `${isFree ? 'Pedida' : 'Pagada'}: ${delivery?.kind === 'pickup' ? 'arreglá el retiro' : 'esperando el envío'}`,
    seller: (known, now) => {
      const task = known.delivery?.kind === 'pickup' ? 'Te toca entregarla' : 'Te toca enviarla'
      const by = ahead(known, now)
      return by ? `${task} antes del ${by}` : task
    },
  },
  enviada: {
    buyer: (known, now) => {
      const arrives = ahead(known, now)
      return arrives ? `En camino: confirmala cuando llegue, o se da por recibida el ${arrives}` : 'En camino: confirmala cuando llegue'
    },
    seller: (known, now) => {
      const arrives = ahead(known, now)
      return arrives ? `En camino: si no la confirman, se da por recibida el ${arrives}` : 'En camino: falta que la confirmen'
    },
  },
  completada: {
    buyer: ({ history }, now) => {
      const end = after(history, 'completed', CLAIM_DAYS)
      return end && now <= end ? `La recibiste: podés reclamar hasta el ${day(end)}` : 'La recibiste'
    },
    seller: () => 'La recibieron: no te queda nada por hacer',
  },
  cancelada: { buyer: () => 'No se pagó a tiempo', seller: () => 'No la pagaron a tiempo' },
  'en disputa': {
    buyer: (known, now) => {
      if (known.claim?.answeredAt) return 'Te respondieron: falta que se resuelva'
      const by = ahead(known, now)
      return by ? `Quien vende tiene hasta el ${by} para responderte` : 'Esperando la respuesta de quien vende'
    },
    seller: (known, now) => {
      if (known.claim?.answeredAt) return 'Ya respondiste: falta que se resuelva'
      const by = ahead(known, now)
      return by ? `Te toca responder el reclamo: tenés hasta el ${by}` : 'Te toca responder el reclamo'
    },
  },
  reembolsada: {
    buyer: ({ isFree }) => (isFree ? 'Se deshizo: no habías pagado nada' : 'Se deshizo: te devolvimos el dinero'),
    seller: ({ isFree }) => (isFree ? 'Se deshizo: no había dinero' : 'Se deshizo: el dinero volvió a quien compró'),
  },
}

/**
 * What a status means for whoever reads it, in one line beside its stated label: what they wait for or have to do, with the day where one
 * is known. A missing status reads as completada. `now` is in milliseconds.
 */
export const meaningOf = (side: Side, known: Known, now: number): string => words[statusOf(known.status)][side](known, now)
