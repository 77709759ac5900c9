import type { WishRefusal } from '@feria/contract/assistant/schemas'
import { HELP_PAGE } from '@feria/contract/help/topics'
import { isGrievance } from '../../language/wishes/grievance.ts'
import { supportQuestionOf } from '../../language/wishes/support-questions.ts'
import { namesThing } from '../../language/wishes/thing.ts'
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
 * Why a text is no wish, and where to go instead: a question about the market, a complaint or an insult, or no thing at all. Null for a
 * wish. `what` is the thing as it was read, `feePercent` the operator's.
 */
export const wishRefusalOf = (text: string, what: string, feePercent: number): WishRefusal | null => {
  const question = supportQuestionOf(text)
  if (question) {
    const { text: answer, address: href, label } = supportAnswerOf(question, feePercent)
    return { kind: 'question', text: answer, href, label }
  }
  if (isGrievance(text)) return COMPLAINT
  return namesThing(what) ? null : NOTHING
}
