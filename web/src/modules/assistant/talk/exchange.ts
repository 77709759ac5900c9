import type { AssistantLine, AssistantRequest, Chips } from '@feria/contract/assistant/schemas'
import type { ModelState } from '@feria/contract/assistant/values'
import type { Finding } from '@feria/contract/search/schemas'
import { sentenceOf } from './chip-words.ts'

/** One question and its answer so far. */
export interface Exchange {
  id: number
  /** What the member typed. */
  question: string
  /** How it was understood; null until the answer starts. */
  chips: Chips | null
  /** True once the chips were edited by hand: they replace what was typed. */
  isEdited: boolean
  /** Null until a search was made. */
  products: Finding[] | null
  text: string
  /** The page to go to instead, when the request is not a search. */
  address: string | null
  /** What its link says; null for the member's orders. */
  label: string | null
  /** What answered; null until the end. */
  model: ModelState | null
  state: 'asking' | 'done' | 'stopped' | 'failed'
  /** Why it failed; empty if the server sent no message. */
  error: unknown
}

/** The contract allows 20 turns of 2,000 characters; the last one is the question. */
const MAX_TURNS = 20
const MAX_LETTERS = 2000

export const newExchange = (id: number, question: string): Exchange => ({
  id,
  question,
  chips: null,
  isEdited: false,
  products: null,
  text: '',
  address: null,
  label: null,
  model: null,
  state: 'asking',
  error: null,
})

/** The same question with edited chips: clears the answer, keeps its products until there are others. */
export const withChips = (exchange: Exchange, chips: Chips): Exchange => ({
  ...newExchange(exchange.id, exchange.question),
  products: exchange.products,
  chips,
  isEdited: true,
})

/** The same question, retried after a failure. */
export const askedAgain = (exchange: Exchange): Exchange =>
  exchange.isEdited && exchange.chips ? withChips(exchange, exchange.chips) : newExchange(exchange.id, exchange.question)

/** Adds a line of the answer. A later interpretation or search replaces the earlier one; `instead` replaces all the text so far. */
export const addLine = (exchange: Exchange, line: AssistantLine): Exchange => {
  if (line.kind === 'reading') return { ...exchange, chips: line.chips }
  if (line.kind === 'products') return { ...exchange, products: line.products }
  if (line.kind === 'text') return { ...exchange, text: exchange.text + line.text }
  if (line.kind === 'orders') return { ...exchange, text: line.text, address: line.address, label: line.label ?? null, products: [] }
  if (line.kind === 'instead') return { ...exchange, text: line.text }
  return { ...exchange, model: line.model, state: 'done' }
}

/** The request body for the last exchange: its chips if edited, and the conversation up to it. */
export const requestOf = (exchanges: Exchange[]): AssistantRequest => {
  const last = exchanges.at(-1)
  const turns = exchanges.flatMap((exchange) => {
    const content = exchange.isEdited && exchange.chips ? sentenceOf(exchange.chips) || exchange.question : exchange.question
    const user = { role: 'user' as const, content: content.slice(0, MAX_LETTERS) }
    const text = exchange === last ? '' : exchange.text.trim().slice(0, MAX_LETTERS)
    return text ? [user, { role: 'assistant' as const, content: text }] : [user]
  })
  return { turns: turns.slice(-MAX_TURNS), chips: last?.isEdited ? last.chips : null }
}
