import type { WishRefusal } from '@feria/contract/assistant/schemas'
import { HELP_PAGE } from '@feria/contract/help/topics'
import type { ReadIntent } from '../../language/wishes/intents/intent.ts'
import { namesThing } from '../../language/wishes/thing.ts'
import { replyTo } from './replies.rules.ts'
import { supportAnswerOf } from './support-answers.rules.ts'

const COMPLAINT: WishRefusal = {
  kind: 'complaint',
  text: 'Esto no lo guardamos como solicitud. Si tuviste un problema, en la ayuda te decimos qué hacer.',
  href: HELP_PAGE,
  label: 'Ir a la ayuda',
}
const NOTHING: WishRefusal = {
  kind: 'nothing',
  text: 'No encontramos qué cosa buscás: nombrala, por ejemplo «bici rodado 29».',
  href: null,
  label: null,
}

/**
 * Why a text is no wish, and where to go instead: something to sell, a question about the market, a complaint or an insult, or no thing at
 * all. Null for a wish. `what` is the thing as it was read, `selling` that which is to be sold, `feePercent` the operator's.
 */
export const wishRefusalOf = (
  { intent, question }: Pick<ReadIntent, 'intent' | 'question'>,
  { what, selling, feePercent, text }: { what: string; selling: string; feePercent: number; text: string },
): WishRefusal | null => {
  if (intent === 'buy' || intent === 'smalltalk') return namesThing(what) ? null : NOTHING
  if (question === null && (intent === 'order' || intent === 'other')) return namesThing(what) ? COMPLAINT : NOTHING
  // Whose orders are under way is not looked up here.
  const reply = question
    ? supportAnswerOf(question, feePercent)
    : replyTo({ intent, question }, { feePercent, purchase: null, sale: null, selling, text })
  return reply && { kind: intent === 'sell' ? 'selling' : 'question', text: reply.text, href: reply.address, label: reply.label }
}
