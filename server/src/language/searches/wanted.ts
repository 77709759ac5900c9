import type { Condition } from '@feria/contract/catalogue/values'
import { fold } from '@feria/contract/fold'
import type { Currency } from '@feria/contract/money'
import { kindsOf } from '../lexicon/kinds.ts'
import { kindsOfLines } from '../lexicon/lines.ts'
import { makesCars } from '../lexicon/makers.ts'
import { readStanding, type Standing } from '../lexicon/standing-words.ts'
import { type Query, readQuery } from '../query/query.ts'
import { namesAny } from '../query/refusals.ts'
import { withFiguresBeforeUnits } from '../text/figures.ts'
import { readPrice } from '../wishes/price.ts'
import { CUT, type WishText, wishText } from '../wishes/text.ts'
import { isOneWord, splitOf } from './begun.ts'
import { functionOf } from './functions.ts'
import { withKnownHead, withoutEchoes } from './heads.ts'
import { withoutOpening, withoutQuestion } from './opening.ts'
import { againstOf } from './senses.ts'

/** The limits of a spoken price, in major units of its currency. */
export interface WantedPrice {
  min: number | null
  max: number | null
  currency: Currency
}

/** A search as it was meant: the words of the thing, and what else it says. */
export interface SearchIntent {
  query: Query
  price: WantedPrice | null
  /** What kind of offer: the working thing unless another is asked for. */
  standing: Standing
  condition: Condition | null
  /** Terms of things that are meant by no word of it, though they share one. */
  against: string[]
}

const MAX_CHARACTERS = 1000

/** Only a text with one of these can hold a price; the others need not be read for one. */
const mayHavePrice = /\d|\b(?:mil|l[uo][ck]a?s?|luquitas?|pal(?:it)?os?|millon|gambas?|mangos|pesos|cien|verdes)/i

const used = /\b(?:usad[oa]s?|de segunda(?: mano)?|de 2da)\b/
const unused = /\b(?:nuev[oa]s?|sin uso|sin estrenar|a estrenar|sellad[oa]s?|0 ?km|cerrad[oa]s?)\b/

/** «Que no sea usado» asks for the other one. */
const refusedState = /\bno (?:(?:sea|este)n? )?(?:usad|de segunda|de 2da|nuev|sin uso|sin estrenar|a estrenar|sellad|cerrad)/

const conditionOf = (soft: string): Condition | null => {
  const isUsed = used.test(soft)
  if (!isUsed && !unused.test(soft)) return null
  return isUsed === refusedState.test(soft) ? 'Nuevo' : 'Usado'
}

/** The limits that a text names, and the text with them cut out; null where it names none, or bounds that exclude one another. */
export const readSpokenPrice = (text: WishText): { price: WantedPrice; rest: WishText } | null => {
  if (!mayHavePrice.test(text.original)) return null
  const { price, rest } = readPrice(text)
  const [min, max] = [price.minPrice, price.maxPrice]
  if ((min === null && max === null) || (min !== null && max !== null && min > max)) return null
  return { price: { min, max, currency: price.currency }, rest }
}

const withoutPrice = (text: string): { price: WantedPrice | null; rest: string } => {
  const read = readSpokenPrice(wishText(text))
  if (!read) return { price: null, rest: text }
  const left = read.rest.original
    .replaceAll(CUT, ' ')
    .replace(/\s+(?:por|x|a|de|hasta|que|y|con)\s*$/i, '')
    .trim()
  // A search for a sum alone is a search for its words.
  return /\p{L}{2}/u.test(left) ? { price: read.price, rest: left } : { price: null, rest: text }
}

/** Lower case without accents, with the marks that numbers need. */
const softened = (text: string): string =>
  wishText(text)
    .plain.replace(/([a-zñ])\/ ?(?=[a-zñ])/g, '$1 ')
    .replace(/[,;:!?¿¡()]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()

/** Short ways to write small words: «p/», «pa'», «c/», «s/», «q». */
const shortened: [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])p\/ ?/giu, 'para '],
  [/(?<![\p{L}\p{N}])q(?= no (?:sea|tenga))/giu, 'que'],
  [/(?<![\p{L}\p{N}])pa['´’]? (?=\p{L})/giu, 'para '],
  [/(?<![\p{L}\p{N}])c\/ ?(?=\p{L})/giu, 'con '],
  [/(?<![\p{L}\p{N}])s\/ ?(?=\p{L})/giu, 'sin '],
]
/** A line glued to its model: «galaxya54», «iphone13». */
const glued = /\b(galaxy|iphone|redmi|poco|moto|samsung|xiaomi|motorola|nokia|ideapad|thinkpad|playstation|play|notebook)(?=[a-z]{0,2}\d)/gi
/** A tyre's size in any writing: «175 65 14», «185/60 R15», «1856015». */
const tyre = /(?<![\d.,])([12]\d5) ?[/ -]? ?([2-8][05]) ?[/ -]? ?(?:r|rod(?:ado)?)? ?(1[2-9]|2[0-2])(?![\d.,])/gi

/** «La play» is a PlayStation, a «play» after other words may be anything. */
const play = /^((?:la|una|el) )?play(?= |\d|$)(?! ?doh)/i

const spelledOut = (text: string): string => {
  let out = joined(withoutOpening(withoutQuestion(text.trim()).replace(without, 'necesito '))).replace(play, '$1playstation')
  if (/[/']|\b(?:pa|q)\b/i.test(out)) for (const [pattern, whole] of shortened) out = out.replace(pattern, whole)
  return /\d/.test(out) ? out.replace(glued, '$1 ').replace(tyre, '$1/$2 r$3') : out
}

/** «Me quedé sin faro»: what somebody is without is what is looked for. */
const without = /(?<!\p{L})(?:me |nos )?(?:qued(?:é|e|amos|ó|o)|estoy|estamos|ando|andamos) sin (?=\p{L}{3})/giu

/** Two words that are one in the lexicon, «micro ondas», «termo tanque», and several that are written as one: «ventiladordetecho». */
const joined = (text: string): string => {
  const words = text.split(' ')
  const out: string[] = []
  for (let at = 0; at < words.length; at++) {
    const [word = '', next = ''] = [words[at], words[at + 1]]
    const isOne = word.length > 2 && next.length > 2 && isOneWord(fold(word + next))
    out.push(isOne ? word + next : (splitOf(fold(word)) ?? word))
    if (isOne) at++
  }
  return out.join(' ')
}

/** «Usado» says how a thing may be, and sellers choose it rather than write it. */
const withoutUsed = (text: string): string => {
  const rest = text.replace(/(?<!\p{L})(?:usad[oa]s?|de segunda mano)(?!\p{L})/giu, ' ').trim()
  return /\p{L}{2}/u.test(rest) ? rest : text
}

/** What its words imply counts this much beside them: of all that is by the maker, a phone comes first for an «S23». */
const IMPLIED = 0.45

const withImplied = (query: Query, text: string): Query => {
  const implied = kindsOf(text)
  const word = implied ? readQuery(implied).words[0] : undefined
  if (!word || query.words.some(({ forms }) => forms.some(({ term }) => term === word.text))) return query
  return { ...query, words: [...query.words, { ...word, weight: IMPLIED, isHead: false, follows: false, isImplied: true }] }
}

/** «Cualquiera menos Ford» names what it looks for by what it turns down alone. */
const withSubject = (query: Query): Query => {
  const [refused] = query.negated
  if (!refused || !query.words.every(({ text }) => namesAny.has(text))) return query
  const kind = makesCars(refused.text) ? 'auto' : kindsOfLines(refused.text)
  return kind ? { ...query, words: readQuery(kind).words } : query
}

/**
 * Reads a search: a spoken price, whether what works, what is broken, a part or a service is asked for, the condition, and what a thing is
 * for. Never throws; what is not understood stays among the words. Reads the first 1,000 characters.
 */
export const readWanted = (text: string): SearchIntent => {
  const { price, rest } = withoutPrice(spelledOut(text.slice(0, MAX_CHARACTERS)))
  const soft = softened(rest)
  const { standing, rest: thing } = readStanding(soft)
  const spoken = withFiguresBeforeUnits(thing === soft ? rest : thing)
  const condition = conditionOf(soft)
  const query = withSubject(readQuery(withoutUsed(spoken), true))
  const kind = standing === 'broken' ? undefined : functionOf(soft, query)
  return { query: withoutEchoes(kind ?? withImplied(withKnownHead(query), spoken)), price, standing, condition, against: againstOf(soft) }
}
