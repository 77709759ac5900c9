import type { Chips } from '@feria/contract/assistant'
import { readClauses } from './clauses.ts'
import { readCondition, readRefusals } from './condition.ts'
import { type IsPlace, readPlace } from './places.ts'
import { readPrice } from './price.ts'
import { wishText } from './text.ts'
import { readWhat } from './what.ts'

export type { IsPlace } from './places.ts'

const LONGEST_WHAT = 200
const LONGEST_PLACE = 120

/**
 * Reads a wish in the words of the street as chips: what it is and for what, what it may cost, where, how used, and what it must not be.
 * Never throws; what is not understood stays in `what`, which the search reads as any other text. `isPlace` says which names are places;
 * the grammar knows none.
 */
export const readWish = (text: string, isPlace: IsPlace): Chips => {
  const { price, rest: withoutPrice } = readPrice(wishText(text))
  const { where, rest: withoutPlace } = readPlace(withoutPrice, isPlace)
  const { rest: wish, before, purpose } = readClauses(withoutPlace)
  const { condition, rest: withoutCondition } = readCondition(wish)
  const { without, rest } = readRefusals(withoutCondition)
  return {
    what: readWhat(rest, { before, purpose }).slice(0, LONGEST_WHAT).trim(),
    categoryId: null,
    ...price,
    place: where.place?.slice(0, LONGEST_PLACE) ?? null,
    radiusKm: where.radiusKm,
    condition,
    without,
  }
}
