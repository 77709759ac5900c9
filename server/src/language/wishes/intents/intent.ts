import type { Intent } from '@feria/contract/assistant/values'
import { type SupportQuestion, supportQuestionOf } from '../support-questions.ts'
import { wishText } from '../text.ts'
import { asksAboutMarket, asksAboutOrder, asksForPerson } from './asking.ts'
import { isChat, isElsewhere, isInsult, isMashed, isWanting } from './chatting.ts'
import { learntIntent } from './learnt.ts'
import { readSelling } from './selling.ts'

/** Which question of the help is about what. */
const ofQuestion: Record<SupportQuestion, Intent> = {
  fees: 'help',
  delivery: 'help',
  order: 'order',
  cancel: 'order',
  return: 'order',
  claim: 'order',
  fraud: 'order',
  person: 'person',
  payment: 'help',
  protection: 'help',
  sell: 'help',
  balance: 'help',
  buy: 'help',
  password: 'help',
  leave: 'help',
}

export interface ReadIntent {
  intent: Intent
  /** The question of the help that it is, where it is a known one. */
  question: SupportQuestion | null
  /** What is to be sold, as it was typed; null unless something is. */
  selling: string | null
}

const withoutGaps = (text: string): string => text.replace(/ +/g, ' ').trim()

/** A text as it is judged: lower case without accents, one space between words. */
export const plainOf = (text: string): string => withoutGaps(wishText(text).plain)

const signs = /[¿?¡!.…;:()"]+/g

const intentOf = (plain: string, isSelling: boolean): Intent => {
  if (isChat(plain.replace(signs, ' ').replace(/ +/g, ' ').trim())) return 'smalltalk'
  if (isMashed(plain)) return 'other'
  if (asksForPerson(plain)) return 'person'
  if (asksAboutOrder(plain)) return 'order'
  if (isSelling && !/[?]\s*$/.test(plain)) return 'sell'
  if (asksAboutMarket(plain)) return 'help'
  if (isSelling) return 'sell'
  if (isInsult(plain) || isElsewhere(plain)) return 'other'
  return learntIntent(plain)
}

/**
 * What a text wants first, by rules: a question that the help knows, a human, an order of one's own, to sell, how the market works, talk,
 * nothing that a market has; otherwise what was learnt from sentences, which is a thing to buy where in doubt. Pure and linear in the
 * length of the text, of which 1,000 characters count.
 */
export const readIntent = (text: string): ReadIntent => {
  const question = supportQuestionOf(text)
  if (question) return { intent: ofQuestion[question], question, selling: null }
  const read = wishText(text)
  const plain = withoutGaps(read.plain)
  const offered = readSelling(read)
  // Whoever sells one thing to buy another looks for it.
  const selling = offered !== null && isWanting(plain) ? null : offered
  const intent = intentOf(plain, selling !== null)
  return { intent, question: null, selling: intent === 'sell' ? selling : null }
}
