import { fold } from '@feria/contract/fold'
import { CLAIM_DAYS, type OrderStatus, RESERVATION_MINUTES } from '@feria/contract/orders/values'
import type { SupportQuestion } from '../../language/wishes/support-questions.ts'
import type { SupportAnswer } from './support-answers.rules.ts'

/** An order of the member that a text is most likely about. */
export interface OwnOrder {
  id: string
  name: string
  status: OrderStatus
  /** Whether others are under way beside it. */
  hasOthers: boolean
}

/** Characters of a name in a sentence: more would hide what it says. */
const SHOWN_NAME = 60

/** A name as a sentence shows it. */
export const shortName = (name: string): string => (name.length > SHOWN_NAME ? `${name.slice(0, SHOWN_NAME - 1)}…` : name)

type OrderTrouble = 'order' | 'cancel' | 'claim'
/** What of an order is asked: to end it, that something is wrong, or how it goes. */
const troubleOf = (question: SupportQuestion | null, text: string): OrderTrouble => {
  const plain = fold(text)
  if (question === 'cancel' || question === 'return' || /\b(?:cancel|anul|devol|devuel|arrepent)/.test(plain)) return 'cancel'
  if (question === 'claim' || question === 'fraud') return 'claim'
  return /\b(?:llego|vino|mandaron) (?:rot|mal|fallad|incomplet|otr)|\breclam|\bestaf/.test(plain) ? 'claim' : 'order'
}

const purchases: Partial<Record<OrderStatus, Record<OrderTrouble, string>>> = {
  reservada: {
    order: 'está sin pagar: terminá el pago, o se cancela sola',
    cancel: `está sin pagar: cancelala ahora, o se cancela sola a los ${RESERVATION_MINUTES} minutos`,
    claim: 'está sin pagar: por eso no sale. Terminá el pago o cancelala',
  },
  pendiente: {
    order: 'está pagada y todavía no la enviaron: mirá hasta cuándo tienen, escribile a quien vende o cancelala',
    cancel: 'está pagada y todavía no la enviaron: cancelala ahora y te devolvemos todo',
    claim: 'está pagada y todavía no la enviaron: mirá hasta cuándo tienen, escribile a quien vende o cancelala',
  },
  enviada: {
    order: 'está en camino: mirá el seguimiento y confirmá cuando llegue',
    cancel: `ya está en camino: cuando la recibas podés devolverla, hasta ${CLAIM_DAYS} días después`,
    claim: 'figura en camino: mirá el seguimiento; si no llega o llegó mal, reclamá desde ahí',
  },
  'en disputa': {
    order: 'tiene un reclamo abierto: mirá cómo sigue',
    cancel: 'tiene un reclamo abierto: mirá cómo sigue',
    claim: 'ya tiene un reclamo abierto: mirá cómo sigue',
  },
  completada: {
    order: 'figura como recibida: todavía podés reclamar o devolverla',
    cancel: 'figura como recibida: todavía podés devolverla, sin dar motivos',
    claim: 'figura como recibida: si no la tenés o llegó mal, todavía podés reclamar',
  },
}

const sales: Partial<Record<OrderStatus, string>> = {
  reservada: 'todavía no está paga: esperá a que terminen el pago',
  pendiente: 'está paga y falta que la entregues: cobrás cuando la reciben',
  enviada: 'está en camino: cobrás cuando la reciben',
  'en disputa': 'tiene un reclamo abierto: contestalo desde ahí',
  completada: 'figura como recibida: mirá ahí y en tu saldo en qué quedó el dinero',
}

interface AskedText {
  question: SupportQuestion | null
  text: string
}

/** The states that a question fits best: nobody ends what has come, and nothing has come broken that was not sent. */
const fitting: Record<OrderTrouble, OrderStatus[]> = {
  order: ['enviada', 'pendiente'],
  cancel: ['reservada', 'pendiente', 'enviada'],
  claim: ['enviada', 'completada', 'en disputa'],
}
/** Shorter words name no thing: «mi», «del». */
const MIN_LETTERS = 4

/**
 * Which of the member's orders, the newest first, a text is about: one whose name has a word of it, then one in a state that fits what is
 * asked, then the newest. Null of none. Pure.
 */
export const whichIsMeant = (found: readonly Omit<OwnOrder, 'hasOthers'>[], { question, text }: AskedText): OwnOrder | null => {
  const words = new Set(
    fold(text)
      .split(' ')
      .filter((word) => word.length >= MIN_LETTERS),
  )
  const fits = fitting[troubleOf(question, text)]
  const worth = ({ name, status }: Omit<OwnOrder, 'hasOthers'>) =>
    (fold(name)
      .split(' ')
      .some((word) => words.has(word))
      ? 2
      : 0) + (fits.includes(status) ? 1 : 0)
  const [meant] = found.toSorted((a, b) => worth(b) - worth(a))
  return meant ? { ...meant, hasOthers: found.some(({ id }) => id !== meant.id) } : null
}

const OTHERS = ' Si es por otra, está en tu historial.'

const stateOf = (status: OrderStatus, question: SupportQuestion | null, text: string): string =>
  purchases[status]?.[troubleOf(question, text)] ?? 'está en tu historial'

/**
 * What can be done now about the member's own purchase, by its state and by what was asked of it. Promises no more than the order's page.
 */
export const aboutPurchase = (
  { id, name, status, hasOthers }: OwnOrder,
  question: SupportQuestion | null,
  text: string,
): SupportAnswer => ({
  text: `Tu compra de «${shortName(name)}» ${stateOf(status, question, text)}.${hasOthers ? OTHERS : ''}`,
  address: `/purchases/${id}`,
  label: 'Ver la compra',
})

/** What can be done now about the member's own sale, by its state. */
export const aboutSale = ({ id, name, status, hasOthers }: OwnOrder): SupportAnswer => ({
  text: `Tu venta de «${shortName(name)}» ${sales[status] ?? 'está en tu historial'}.${hasOthers ? OTHERS : ''}`,
  address: `/sales/${id}`,
  label: 'Ver la venta',
})

/** Whether a text is about something that the member sold. */
export const isAboutSale = (text: string): boolean =>
  /\b(?:(?:mi|mis|la|una|esta) ventas?|vendi|comprador(?:a|es)?|me (?:pagan|pagaron|depositaron|acreditaron))\b/.test(fold(text))
