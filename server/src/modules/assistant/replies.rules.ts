import { HELP_PAGE } from '@feria/contract/help/topics'
import type { OrderStatus } from '@feria/contract/orders/values'
import type { ReadIntent } from '../../language/wishes/intents/intent.ts'
import { NOT_MINE, ORDERS } from './sentences.rules.ts'
import { type SupportAnswer, supportAnswerOf } from './support-answers.rules.ts'

/** The member's purchase that a complaint is most likely about. */
export interface OwnPurchase {
  id: string
  name: string
  status: OrderStatus
}

/** Characters of a name in a sentence: more would hide what it says. */
const SHOWN_NAME = 60

const ofStatus: Partial<Record<OrderStatus, string>> = {
  reservada: 'está sin pagar: terminá el pago o cancelala',
  pendiente: 'está pagada y todavía no la enviaron: mirá hasta cuándo tienen, escribile a quien vende o cancelala',
  enviada: 'está en camino: mirá el seguimiento, confirmá que llegó o reclamá',
  'en disputa': 'tiene un reclamo abierto: mirá cómo sigue',
  completada: 'figura como recibida: todavía podés reclamar o devolverla',
}

const aboutPurchase = ({ id, name, status }: OwnPurchase): SupportAnswer => {
  const shown = name.length > SHOWN_NAME ? `${name.slice(0, SHOWN_NAME - 1)}…` : name
  return {
    text: `Tu compra de «${shown}» ${ofStatus[status] ?? 'está en tu historial'}.`,
    address: `/purchases/${id}`,
    label: 'Ver la compra',
  }
}

const toSell = (name: string): SupportAnswer => ({
  text: name
    ? `¿Querés vender «${name.length > SHOWN_NAME ? `${name.slice(0, SHOWN_NAME - 1)}…` : name}»? Publicalo: el nombre ya está puesto.`
    : 'Para vender algo, publicalo: es gratis y queda a la venta en el momento.',
  address: name ? `/new-product?nombre=${encodeURIComponent(name)}` : '/new-product',
  label: 'Publicar',
})

const inHelp: SupportAnswer = { text: 'Eso te lo contesta la ayuda.', address: HELP_PAGE, label: 'Ver la ayuda' }
const OTHER: SupportAnswer = {
  text: 'Con eso no te puedo ayudar: sé de lo que se compra y se vende acá. Si tuviste un problema, en la ayuda te decimos qué hacer.',
  address: HELP_PAGE,
  label: 'Ver la ayuda',
}

/** The reply to a text that was searched only in doubt, where nothing was found: nobody is offered to save what was not understood. */
export const UNCLEAR: SupportAnswer = {
  text: 'No te entendí bien. Decime qué buscás con otras palabras; si es por una compra tuya o por cómo funciona esto, mirá la ayuda.',
  address: HELP_PAGE,
  label: 'Ver la ayuda',
}

/**
 * The reply to what is no search: one sentence and where to go, out of the help, the member's newest purchase that is under way, or a
 * publication with its name filled in. Null for what is searched, and for small talk. `feePercent` is the operator's; `selling` is what is
 * to be sold, cleaned. It promises nothing that the help does not.
 */
export const replyTo = (
  { intent, question }: Pick<ReadIntent, 'intent' | 'question'>,
  { feePercent, purchase, selling }: { feePercent: number; purchase: OwnPurchase | null; selling: string },
): SupportAnswer | null => {
  if (intent === 'order' && purchase) return aboutPurchase(purchase)
  if (question) return supportAnswerOf(question, feePercent)
  if (intent === 'order') return { text: NOT_MINE, address: ORDERS, label: 'Ver mis compras y ventas' }
  if (intent === 'sell') return toSell(selling)
  if (intent === 'person') return supportAnswerOf('person', feePercent)
  if (intent === 'help') return inHelp
  return intent === 'other' ? OTHER : null
}
