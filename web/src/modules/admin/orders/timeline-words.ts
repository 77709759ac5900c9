import type { AdminOrder, OrderTimelineKind, TimelineEntry } from '@feria/contract/admin/order-schemas'
import type { PaymentState } from '@feria/contract/admin/values'
import { type ExtendableClock, type OrderClock, type OrderEmail, orderClocks } from '@feria/contract/orders/values'
import { formatAmount, formatDate } from '../../../lib/format.ts'
import { auditTexts } from '../audit-texts.ts'
import { texts } from '../texts.ts'
import { orderTexts } from './texts.ts'

type Parties = Pick<AdminOrder, 'buyer' | 'seller' | 'reseller' | 'number'>

/** Who did it, at the end of a sentence; empty where nobody is known. */
const doer = ({ by }: TimelineEntry, { buyer, seller, reseller }: Parties): string => {
  const clock = orderClocks.find((name) => name === by)
  if (clock) return ` por el plazo: ${orderTexts.clocks[clock as OrderClock].toLowerCase()}`
  const names: Record<string, string> = {
    buyer: ` · ${buyer.name}`,
    seller: ` · ${seller.name}`,
    reseller: ` · ${reseller?.name ?? ''}`,
    code: ' con el código de entrega',
    admin: ' por la decisión del reclamo',
    operator: ' por el sitio',
    payment: ' por el procesador de pagos',
  }
  return names[by ?? ''] ?? ''
}

const sumOf = ({ amount, currency }: TimelineEntry): string => (amount !== null && currency ? formatAmount(amount, currency) : '')

const refundStates: Record<string, string> = { asked: 'en camino', done: 'hecha', refused: 'rechazada por el procesador' }

type Sentence = (entry: TimelineEntry, order: Parties) => string

const words: Record<OrderTimelineKind, Sentence> = {
  ordered: (_, { buyer }) => `${buyer.name} hizo el pedido`,
  paid: () => 'Se pagó',
  sent: (entry, order) => `Se envió${doer(entry, order)}`,
  completed: (entry, order) => `Se completó${doer(entry, order)}`,
  cancelled: () => 'Se canceló porque nadie la pagó',
  refunded: (entry, order) => `Quedó reembolsada${doer(entry, order)}`,
  payment: (entry) => `Intento de pago de ${sumOf(entry)}: ${orderTexts.payments.states[entry.what as PaymentState].toLowerCase()}`,
  refund: (entry) => `Devolución de ${sumOf(entry)}: ${refundStates[entry.what ?? ''] ?? entry.what}`,
  messages: ({ count }) =>
    count === 1 ? 'Último mensaje de la conversación (1 en total)' : `Último mensaje de la conversación (${count} en total)`,
  email: ({ by, what, text }, { buyer, seller }) => {
    const to = by === 'seller' ? seller.name : buyer.name
    return `${text === 'refused' ? 'No se pudo enviar' : 'Correo'} a ${to}: ${orderTexts.emails[what as OrderEmail].toLowerCase()}`
  },
  'claim opened': ({ what }, { buyer }) => `${buyer.name} abrió un reclamo${what === 'arrepentimiento' ? ' por arrepentimiento' : ''}`,
  'claim answered': (_, { seller }) => `${seller.name} respondió el reclamo`,
  'claim resolved': (entry) => {
    const outcome = texts.claims.outcomes[entry.what as keyof typeof texts.claims.outcomes] ?? ''
    return `Se resolvió el reclamo: ${outcome.toLowerCase()}${entry.amount ? ` (${sumOf(entry)})` : ''}`
  },
  'withdrawal asked': ({ what }) => `Se pidió el arrepentimiento ${what}`,
  'withdrawal resolved': ({ what }) => `Se resolvió el arrepentimiento ${what}`,
  review: ({ by }, { buyer, seller }) => `Opinión de ${by === 'seller' ? seller.name : buyer.name}`,
  'given back': (entry) => `${entry.actor?.name} devolvió ${sumOf(entry)}`,
  extended: ({ actor, what, until }) =>
    `${actor?.name} extendió ${orderTexts.extendable[what as ExtendableClock]} hasta el ${until ? formatDate(until) : ''}`,
  audit: ({ actor, what }, { number }) =>
    `${actor?.name ?? auditTexts.operator}: ${(auditTexts.actionNames[what ?? ''] ?? what ?? '').toLowerCase()} ${number}`,
}

/** An entry of an order's timeline in a sentence. */
export const textOf = (entry: TimelineEntry, order: Parties): string => words[entry.kind](entry, order)

/** What somebody wrote about it, which parties read too; null without words. */
export const quoteOf = ({ kind, text }: TimelineEntry): string | null => (kind === 'email' || kind === 'audit' ? null : text)
