import type { Chips } from '@feria/contract/assistant/schemas'
import type { Caller } from '@feria/contract/rendering'
import * as api from '@feria/contract/routes'
import type { Narrowing } from './narrowing.ts'

/** A search as it was understood: the words of the thing, and what narrows. */
export interface Sentence {
  text: string
  narrowing: Partial<Narrowing>
}

/** How many are remembered: a page asks again for each filter that changes. */
const REMEMBERED = 50
const remembered = new Map<string, Sentence>()

const understand = (text: string, chips: Chips): Sentence => {
  const { what, without, minPrice, maxPrice, currency, condition, place, radiusKm } = chips
  const isPriced = (minPrice !== null || maxPrice !== null) && !(minPrice !== null && maxPrice !== null && minPrice > maxPrice)
  const narrowing = {
    ...(isPriced ? { minPrice, maxPrice, currency } : {}),
    ...(condition ? { condition } : {}),
    ...(place && radiusKm ? { near: place, radiusKm } : {}),
  }
  // Without a thing to look for, or nothing else, the words are searched for as they are.
  if (!what || Object.keys(narrowing).length === 0) return { text, narrowing: {} }
  return { text: [what, ...without].join(' '), narrowing }
}

/**
 * Reads a search that says more than its thing, as the assistant does: «bici hasta 200 lucas en Palermo» is «bici» with a highest price
 * and a place. What is not understood, or cannot be asked for now, stays text.
 */
export const readSentence = async (call: Caller['call'], text: string): Promise<Sentence> => {
  const asTyped = { text, narrowing: {} }
  if (!/\S\s+\S/.test(text)) return asTyped
  const known = remembered.get(text)
  if (known) return known
  try {
    const read = understand(text, await call(api.assistant.read, { body: { text } }))
    remembered.set(text, read)
    for (const old of [...remembered.keys()].slice(0, -REMEMBERED)) remembered.delete(old)
    return read
  } catch {
    return asTyped
  }
}
