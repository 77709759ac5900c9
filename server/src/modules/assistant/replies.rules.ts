import { HELP_PAGE } from '@feria/contract/help/topics'
import type { ReadIntent } from '../../language/wishes/intents/intent.ts'
import { kindReplyTo } from './kind-replies.rules.ts'
import { isReporting, marketAnswerOf } from './market-topics.rules.ts'
import { aboutPurchase, aboutSale, isAboutSale, type OwnOrder, shortName } from './order-replies.rules.ts'
import { NONE_OF_MINE, ORDERS } from './sentences.rules.ts'
import { type SupportAnswer, supportAnswerOf } from './support-answers.rules.ts'

const toSell = (name: string): SupportAnswer => ({
  text: name
    ? `¿Querés vender «${shortName(name)}»? Publicalo: el nombre ya está puesto.`
    : 'Para vender algo, publicalo: es gratis y queda a la venta en el momento.',
  address: name ? `/new-product?nombre=${encodeURIComponent(name)}` : '/new-product',
  label: 'Publicar',
})

const inHelp: SupportAnswer = {
  text: 'Eso te lo contesta la ayuda. Si no lo encontrás, desde ahí te contesta una persona.',
  address: HELP_PAGE,
  label: 'Ver la ayuda',
}

/** The reply to a text that was searched only in doubt, where nothing was found: nobody is offered to save what was not understood. */
export const UNCLEAR: SupportAnswer = {
  text: 'No te entendí bien. Decime qué buscás con otras palabras; si es por una compra tuya o por cómo funciona esto, mirá la ayuda.',
  address: HELP_PAGE,
  label: 'Ver la ayuda',
}

const NO_SALE: SupportAnswer = {
  text: 'No tenés ventas en curso. Lo que ya cobraste está en tu saldo, y lo anterior en tu historial.',
  address: ORDERS,
  label: 'Ver mis compras y ventas',
}

interface Known {
  feePercent: number
  purchase: OwnOrder | null
  sale: OwnOrder | null
  /** What is to be sold, cleaned. */
  selling: string
  text: string
}

/** Trouble with an order of which nothing was found: what the help says about it, after that there is none. */
const withoutOrder = (question: ReadIntent['question'], feePercent: number): SupportAnswer => {
  const known = question && supportAnswerOf(question, feePercent)
  return known
    ? { ...known, text: `${NONE_OF_MINE} ${known.text}` }
    : { text: `${NONE_OF_MINE} Lo anterior está en tu historial.`, address: ORDERS, label: 'Ver mis compras y ventas' }
}

/**
 * The reply to what is no search: one or two sentences and where to go, out of the help, the member's newest order that is under way, or a
 * publication with its name filled in. Null for what is searched, and for small talk. `feePercent` is the operator's; `text` what was
 * typed. It promises nothing that the help or the order's page does not.
 */
export const replyTo = (
  { intent, question }: Pick<ReadIntent, 'intent' | 'question'>,
  { feePercent, purchase, sale, selling, text }: Known,
): SupportAnswer | null => {
  if (intent === 'order' && sale) return aboutSale(sale)
  if (intent === 'order' && isAboutSale(text)) return NO_SALE
  if (intent === 'order' && purchase) return aboutPurchase(purchase, question, text)
  if (intent === 'order') return withoutOrder(question, feePercent)
  if (question === 'payment') return marketAnswerOf(text, feePercent) ?? supportAnswerOf(question, feePercent)
  if (question) return supportAnswerOf(question, feePercent)
  if (isReporting(text) && intent !== 'buy') return marketAnswerOf(text, feePercent)
  if (intent === 'sell') return toSell(selling)
  if (intent === 'person') return supportAnswerOf('person', feePercent)
  if (intent === 'help') return marketAnswerOf(text, feePercent) ?? inHelp
  return intent === 'other' ? kindReplyTo(text) : null
}
