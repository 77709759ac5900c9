import type { Condition } from '@feria/contract/catalogue/values'
import type { Spoken } from '@feria/contract/search/schemas'
import { readCondition } from '../wishes/condition.ts'
import { type IsPlace, readPlace } from '../wishes/places.ts'
import { CUT, cut, type WishText, wishText } from '../wishes/text.ts'
import { readSpokenPrice } from './wanted.ts'

/** How a search is understood: what it says besides its thing, and the text that is ranked, from which a price is read again. */
export interface SpokenSearch {
  spoken: Spoken
  /** What is ranked: without the place, the condition and what the thing is for. */
  ranked: string
}

/**
 * What a thing is for without being another one: gifts, occasions, studies, work. «Para bebé» or «para iPhone» say which thing, so they
 * stay among the words.
 */
const purposes = new RegExp(
  '(?<![a-zñ0-9])(?:' +
    'para (?:hacer(?:le)? un )?regal(?:ar(?:le|les|me)?|o|ito)(?: de (?:cumple(?:años)?|navidad|reyes|bodas?|egresad[oa]s))?' +
    '(?: a (?:mi|un|una|la|el) [a-zñ]+)?' +
    '|(?:como|de|pa) regalo' +
    '|para (?:el |la |un |mi )?(?:cumple(?:años)?|navidad|reyes|amigo invisible|dia (?:de la madre|del padre|del niño|de la niñez))' +
    '(?: de (?:mi |la |el )?[a-zñ]+)?' +
    '|para (?:ir a )?(?:la )?(?:facu|facultad|uni|universidad)|para (?:estudiar|el estudio|trabajar|el (?:laburo|trabajo))' +
    ')(?![a-zñ0-9])',
  'g',
)

/** The positions that were cut out of a text. */
type Cuts = ReadonlySet<number>

const cutsBetween = (before: WishText, after: WishText): Cuts => {
  const cuts = new Set<number>()
  for (let at = 0; at < after.original.length; at++) if (after.original[at] === CUT && before.original[at] !== CUT) cuts.add(at)
  return cuts
}

const tidy = (text: string): string =>
  text
    .replaceAll(CUT, ' ')
    .replace(/\s+(?=[,.;!?])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:]+/, '')
    .replace(/(?:[\s,;:]+(?:por|x|a|de|hasta|que|y|con|en|pero))+$/i, '')
    .replace(/[\s,;:]+$/, '')

const readPurpose = (text: WishText): { value: string; rest: WishText } | null => {
  const [found] = text.plain.matchAll(purposes)
  if (!found) return null
  const to = found.index + found[0].length
  return { value: text.original.slice(found.index, to).trim(), rest: cut(text, found.index, to) }
}

const readNamedPlace = (text: WishText, isPlace: IsPlace): { value: { name: string; radiusKm: number }; rest: WishText } | null => {
  const { where, rest } = readPlace(text, isPlace)
  return where.place !== null && where.radiusKm !== null ? { value: { name: where.place, radiusKm: where.radiusKm }, rest } : null
}

/** What does not work is ranked by its words, since sellers say it in the name rather than choose it. */
export const isFilter = (condition: Condition): boolean => condition !== 'Para reparar'

/**
 * Reads what a search says besides its thing: a price, a place and how far around it, what it is for, and a condition. `isPlace` knows the
 * places. What would leave no thing to search for stays among the words, and so does a word alone. Never throws; reads the first 1,000
 * characters.
 */
export const readSpoken = (text: string, isPlace: IsPlace): SpokenSearch => {
  const asTyped = { spoken: { thing: text, price: null, condition: null, place: null, purpose: null }, ranked: text }
  if (!/\S\s+\S/.test(text)) return asTyped
  const whole = wishText(text)
  let rest = whole
  const all: Cuts[] = []
  const take = <T>(read: { value: T; rest: WishText } | null): { value: T; cuts: Cuts } | null => {
    if (!read || !/\p{L}{2}/u.test(tidy(read.rest.original))) return null
    const cuts = cutsBetween(rest, read.rest)
    rest = read.rest
    all.push(cuts)
    return { value: read.value, cuts }
  }
  const without = (...cuts: (Cuts | undefined)[]): string =>
    tidy(Array.from({ length: whole.original.length }, (_, at) => (cuts.some((one) => one?.has(at)) ? CUT : whole.original[at])).join(''))
  const spokenPrice = readSpokenPrice(rest)
  const price = take(spokenPrice && { value: spokenPrice.price, rest: spokenPrice.rest })
  const place = take(readNamedPlace(rest, isPlace))
  const purpose = take(readPurpose(rest))
  const named = readCondition(rest)
  const condition = take(named.condition && { value: named.condition, rest: named.rest })
  if (all.length === 0) return asTyped
  return {
    spoken: {
      thing: without(...all),
      price: price && { ...price.value, rest: without(price.cuts) },
      condition: condition && { value: condition.value, rest: without(condition.cuts) },
      place: place && { ...place.value, rest: without(place.cuts) },
      purpose: purpose && { text: purpose.value, rest: without(purpose.cuts) },
    },
    ranked: without(place?.cuts, purpose?.cuts, condition && isFilter(condition.value) ? condition.cuts : undefined),
  }
}
