import type { AssistantLine, AssistantRequest, Chips } from '@feria/contract/assistant/schemas'
import type { ModelState } from '@feria/contract/assistant/values'
import type { Finding } from '@feria/contract/search/schemas'
import { sayChips } from './chip-words.ts'

/** What was asked once, and what was answered so far. */
export interface Exchange {
  id: number
  /** What was typed. */
  said: string
  /** How it was understood; null until the answer begins. */
  chips: Chips | null
  /** True once the chips were edited by hand: they count instead of what was typed. */
  isEdited: boolean
  /** Null until something was looked for. */
  products: Finding[] | null
  text: string
  /** Where what was said can be dealt with, since it is nothing to look for. */
  address: string | null
  /** What answered; null until the end. */
  model: ModelState | null
  state: 'asking' | 'done' | 'stopped' | 'failed'
  /** Why it failed; empty where the server gave no sentence. */
  error: unknown
}

/** The contract takes 20 turns of 2,000 letters; the last one is what is asked. */
const MAX_TURNS = 20
const MAX_LETTERS = 2000

export const newExchange = (id: number, said: string): Exchange => ({
  id,
  said,
  chips: null,
  isEdited: false,
  products: null,
  text: '',
  address: null,
  model: null,
  state: 'asking',
  error: null,
})

/** The same question with chips edited by hand: what was answered goes, its products stay until there are others. */
export const withChips = (exchange: Exchange, chips: Chips): Exchange => ({
  ...newExchange(exchange.id, exchange.said),
  products: exchange.products,
  chips,
  isEdited: true,
})

/** The same question asked again after a failure. */
export const askedAgain = (exchange: Exchange): Exchange =>
  exchange.isEdited && exchange.chips ? withChips(exchange, exchange.chips) : newExchange(exchange.id, exchange.said)

/** A line of the answer has come. A later reading or search counts instead of the earlier; `instead` takes back all that was said. */
export const addLine = (exchange: Exchange, line: AssistantLine): Exchange => {
  if (line.kind === 'reading') return { ...exchange, chips: line.chips }
  if (line.kind === 'products') return { ...exchange, products: line.products }
  if (line.kind === 'text') return { ...exchange, text: exchange.text + line.text }
  if (line.kind === 'orders') return { ...exchange, text: line.text, address: line.address, products: [] }
  if (line.kind === 'instead') return { ...exchange, text: line.text }
  return { ...exchange, model: line.model, state: 'done' }
}

/** The body of the call for the last exchange: its chips when they were edited, and the conversation up to it. */
export const requestOf = (exchanges: Exchange[]): AssistantRequest => {
  const last = exchanges.at(-1)
  const turns = exchanges.flatMap((exchange) => {
    const content = exchange.isEdited && exchange.chips ? sayChips(exchange.chips) || exchange.said : exchange.said
    const user = { role: 'user' as const, content: content.slice(0, MAX_LETTERS) }
    const text = exchange === last ? '' : exchange.text.trim().slice(0, MAX_LETTERS)
    return text ? [user, { role: 'assistant' as const, content: text }] : [user]
  })
  return { turns: turns.slice(-MAX_TURNS), chips: last?.isEdited ? last.chips : null }
}
