import { fold } from '@feria/contract/fold'
import { shelfOf } from '../../language/lexicon/shelves.ts'
import { perQuery } from '../../language/query/per-query.ts'
import type { Query } from '../../language/query/query.ts'
import { thingOf } from '../../language/scoring/same-kind.ts'
import { lowered } from '../../language/text/plain.ts'
import { tokensOf } from '../../language/text/tokens.ts'

/** How a measure that only some things have compares: the same, near enough to be shown, or of no use. */
export interface FitOf {
  is: 'same' | 'near' | 'unfit'
  /** As the product has it. */
  detail: string
  /** The words of the wish that said it. */
  words: readonly string[]
}

/** A measure of its own kind: what a text says of it, and whether two of them fit. */
interface Measure {
  read: (text: string, isOffered: boolean) => { value: number; detail: string; words: string[] }[]
  isNear: (one: number, other: number) => boolean
}

/** Mattresses are sold by their measure as well: «140x190». */
const measured: RegExp[] = [
  /\b(?:70|75|80|90) ?x ?(?:180|190|200)\b/,
  /\b100 ?x ?(?:190|200)\b/,
  /\b1[34]0 ?x ?(?:190|200)\b/,
  /\b160 ?x ?(?:190|200)\b/,
  /\b(?:180|200) ?x ?200\b/,
]
const beds: [pattern: RegExp, detail: string][] = [
  [/\b(?:1|una) plaza(?! y media)\b|\bindividual\b/, '1 plaza'],
  [/\b1[ ,.]5 plazas?\b|\bplaza y media\b|\b1 1 2 plazas?\b/, '1 plaza y media'],
  [/\b(?:2|dos)(?:[ ,.]5| 1 2)? plazas?(?: y media)?\b|\bmatrimonial\b/, '2 plazas'],
  [/\bqueen\b/, 'queen'],
  [/\bking\b/, 'king'],
]

const PERSONS = new RegExp(
  '\\b(\\d{1,2}) ?(?:personas?|pers|comensales)\\b' +
    '|\\b(?:carpa|iglu)s? (?:[a-z]+ ){0,2}?(?:para|de|x) (\\d{1,2})\\b(?! ?(?:x|m|cm|kg|mt))',
  'g',
)
const measures: Measure[] = [
  {
    read: (text, isOffered) =>
      beds.flatMap(([pattern, detail], value) => {
        // A wish for a table of such a measure asks for no bed.
        const found = pattern.exec(text)?.[0] ?? (isOffered ? measured[value]?.exec(text)?.[0] : undefined)
        return found ? [{ value, detail, words: [...found.split(/[ ,.]/), 'size', 'media', '5', '2,5', '1,5'] }] : []
      }),
    isNear: (one, other) => Math.abs(one - other) === 1,
  },
  {
    read: (text) =>
      [...text.matchAll(/\b([12]\d5)[ /-]{1,3}([2-8][05])[ /-]{0,3}(?:r|rod|rodado)? ?(1[2-9]|2[0-2])\b/g)].map(
        ([found, width = '', side = '', rim = '']) => ({
          value: Number(width + side + rim),
          detail: `${width}/${side} R${rim}`,
          words: [...found.split(/[ /-]/), width, side, rim, `r${rim}`],
        }),
      ),
    // Of one rim and nearly as wide and high.
    isNear: (one, other) => {
      const [a = [], b = []] = [one, other].map((value) => [Math.floor(value / 10000), Math.floor(value / 100) % 100, value % 100])
      return a[2] === b[2] && Math.abs((a[0] ?? 0) - (b[0] ?? 0)) <= 10 && Math.abs((a[1] ?? 0) - (b[1] ?? 0)) <= 5
    },
  },
  {
    read: (text) =>
      [...text.matchAll(/\b12 ?x ?(\d{2,3})\b|\b(\d{2,3}) ?(?:ah|amp|amper|amperes)\b/g)].map(([found, one, other]) => ({
        value: Number(one ?? other),
        detail: `${one ?? other} Ah`,
        words: [...found.split(' '), 'amp', 'ah', 'amper', 'amperes', 'auto', 'x'],
      })),
    isNear: (one, other) => Math.min(one, other) / Math.max(one, other) >= 0.7,
  },
  {
    // For how many a tent or a table is: fewer do not fit in.
    read: (text) =>
      [...text.matchAll(PERSONS)].map(([found, one, other]) => ({
        value: Number(one ?? other),
        detail: `${one ?? other} personas`,
        words: [...found.split(' ').slice(-2), 'personas'],
      })),
    isNear: (one, other) => other > one && other - one <= 2,
  },
]

/** «1 1/2» and «1/2» have the numbers of their fraction apart. */
const plainOf = (text: string): string => lowered(text).replace(/(\d)\/(?=[12]\b)/g, '$1 ')

const wantedOf = perQuery(({ text }) => measures.map(({ read }) => read(plainOf(text.slice(0, 300)), false)))

/** How the beds, tyres and car batteries of a wish and of a product fit; a measure that one of the two does not name is left out. */
export const fitsOf = (query: Query, offered: string): FitOf[] => {
  const wanted = wantedOf(query)
  if (wanted.every((found) => found.length === 0)) return []
  const there = plainOf(offered)
  return measures.flatMap(({ read, isNear }, at): FitOf[] => {
    const own = wanted[at] ?? []
    const others = own.length > 0 ? read(there, true) : []
    const [first] = others
    if (!first) return []
    const words = own.flatMap((one) => one.words)
    const pairs = own.flatMap((one) => others.map((other) => [one, other] as const))
    const same = pairs.find(([one, other]) => one.value === other.value)
    if (same) return [{ is: 'same', detail: same[1].detail, words }]
    const near = pairs.find(([one, other]) => isNear(one.value, other.value))
    return [near ? { is: 'near', detail: near[1].detail, words } : { is: 'unfit', detail: first.detail, words }]
  })
}

const LETTERS = /^(?:x{0,4}[sl]|m)$/

const readWornSize = (query: Query): string | null => {
  const { kinds } = thingOf(query)
  const shelf = shelfOf(
    kinds,
    query.words.map(({ text }) => text),
  )
  const isWorn = shelf === 'Ropa y Accesorios' || /\b(?:botines?|patines?|rollers|casco|walker|guantes?)\b/.test(fold(query.text))
  if (!isWorn) return null
  const sizes = tokensOf(query.text.slice(0, 300), 60).flatMap(({ kind, text }) =>
    (kind === 'word' && LETTERS.test(text)) || (kind === 'number' && /^(?:1[6-9]|[2-5]\d)$/.test(text))
      ? [`talle ${text.toUpperCase()}`]
      : [],
  )
  return sizes.length === 1 ? (sizes[0] ?? null) : null
}

/** The size that a wish for something to wear names without a word for it, «borcegos 39», «buzo XXL»; null for none or several. */
export const wornSizeOf = perQuery(readWornSize)
