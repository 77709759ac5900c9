import type { Intent } from '@feria/contract/assistant/values'
import { namesKnown } from '../nouns.ts'
import { type SupportQuestion, supportQuestionOf } from '../support-questions.ts'
import { PICTURES, wishText } from '../text.ts'
import { asksAboutOrder, asksForPerson } from './asking.ts'
import { isChat, isInsult, isMashed, isWanting } from './chatting.ts'
import type { IntentText } from './features.ts'
import { doesForOthers } from './giving.ts'
import { learntIntent } from './learnt.ts'
import { readSelling } from './selling.ts'
import { isSupposed } from './shape.ts'

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
  /** Whether it is searched only because nothing else is sure, and names no thing that is known. */
  isDoubtful: boolean
}

const withoutGaps = (text: string): string => text.replace(/ +/g, ' ').trim()

const signs = /[¿?¡!.…;:()"]+/g

/** A text as what was learnt judges it, and what it offers for sale, as it was typed. */
export const intentText = (text: string): IntentText & { offered: string | null } => {
  const read = wishText(text)
  const offered = readSelling(read)
  return { plain: withoutGaps(read.plain), isOffering: offered !== null, offered }
}

/** Of so few words too little was learnt to hear an order in them: «otra vez» is none, «anulame» is what the rules say. */
const FEW = 3
const intentOf = (read: IntentText, learnt: Intent): Intent => {
  if (learnt === 'order' && isSupposed(read.plain)) return 'help'
  if (learnt === 'buy' && doesForOthers(read.plain) && !isWanting(read.plain)) return 'sell'
  if (read.plain.split(' ', FEW + 1).length > FEW) return learnt
  if (asksForPerson(read.plain)) return 'person'
  if (asksAboutOrder(read.plain)) return 'order'
  if (isInsult(read.plain)) return 'other'
  return learnt === 'order' ? 'buy' : learnt
}

const sure: Omit<ReadIntent, 'intent'> = { question: null, selling: null, isDoubtful: false }
/** «👍» is an answer. */
const isPicture = (text: string): boolean => text.trim() !== '' && text.replace(PICTURES, '').trim() === ''
const isTalk = (plain: string): boolean => isChat(plain.replace(signs, ' ').replace(/ +/g, ' ').trim())

/**
 * What a text wants first: a question that the help knows, talk and mashed keys by rules, and otherwise what was learnt from sentences,
 * for which other rules (a human, an order of one's own, to sell, how the market works) are some of what speaks; a thing to buy where in
 * doubt. Pure and linear in the length of the text, of which 1,000 characters count.
 */
export const readIntent = (text: string): ReadIntent => {
  const question = supportQuestionOf(text)
  if (question) return { ...sure, intent: ofQuestion[question], question }
  const { offered, ...read } = intentText(text)
  if (isTalk(read.plain) || isPicture(text)) return { ...sure, intent: 'smalltalk' }
  if (isMashed(read.plain)) return { ...sure, intent: 'other' }
  const learnt = learntIntent(read)
  const intent = intentOf(read, learnt.intent)
  // A single word that nobody knows is a name.
  const isDoubtful = intent === 'buy' && learnt.isDoubtful && read.plain.includes(' ') && !namesKnown(read.plain)
  return { ...sure, intent, selling: intent === 'sell' ? offered : null, isDoubtful }
}
