import type { Chips } from '@feria/contract/assistant/schemas'
import { readClauses } from './clauses.ts'
import { cutAll, readCondition, readRefusals } from './condition.ts'
import { readGift } from './gifts.ts'
import { withoutInstalments } from './instalments.ts'
import { withoutLacking } from './lacking.ts'
import { type IsPlace, readPlace } from './places.ts'
import { readPrice } from './price.ts'
import { wishText, words } from './text.ts'
import { readWhat } from './what.ts'

export type { IsPlace } from './places.ts'

const LAUGHTER = words('a?(?:ja|je|ji){2,}j?|jaj+|xd+|lmao')
/** Ways to come by it, of which any will do: «galpón, alquilo o compro». */
const DEALS = words('(?<=[a-zñ0-9],? )(?:alquil|compr|permut)o (?:o|u|y/o) (?:alquil|compr|permut)o(?= ?(?:$|[,.;]))')
const MAX_WHAT_LENGTH = 200
const MAX_PLACE_LENGTH = 120

/**
 * Reads a wish in everyday words as chips: the thing and its purpose, price, place, condition, and what it must not be. Never throws; what
 * is not understood stays in `what`, which is searched like any text. `isPlace` knows the places; the grammar knows none.
 */
export const readWish = (text: string, isPlace: IsPlace): Chips => {
  const { price, rest: withoutPrice } = readPrice(withoutInstalments(cutAll(cutAll(wishText(text), LAUGHTER), DEALS)))
  const { where, rest: withoutPlace } = readPlace(withoutPrice, isPlace)
  const { rest: wish, before, purpose } = readClauses(withoutLacking(withoutPlace))
  const { condition, rest: withoutCondition } = readCondition(wish)
  const { without, rest } = readRefusals(withoutCondition)
  const read = readWhat(rest, { before, purpose })
  const named = readGift(withoutPlace, read) ?? read
  // Whatever was taken for talk names the thing if nothing else does.
  const what = named === '' ? readWhat(readRefusals(readCondition(withoutPlace).rest).rest, { before: null, purpose: null }) : named
  return {
    what: what.slice(0, MAX_WHAT_LENGTH).trim(),
    categoryId: null,
    ...price,
    place: where.place?.slice(0, MAX_PLACE_LENGTH) ?? null,
    radiusKm: where.radiusKm,
    condition,
    without,
  }
}
