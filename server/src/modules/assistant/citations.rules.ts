import { fold } from '@feria/contract/fold'
import { brandOfLine, knownBrands } from '../../language/lexicon/brands.ts'
import { tokensOf } from '../../language/text/tokens.ts'

/** A product found by a search, as a model may cite it. */
export interface Citable {
  id: string
  name: string
  /** Everything known about it in words: name, model, place. */
  text: string
  price: number | null
}

/** What a model may mention: what was found, and what the member said. */
export interface Known {
  found: ReadonlyMap<string, Citable>
  memberText: string
  /** True for a name of a place. */
  isPlace: (text: string) => boolean
  brand: string
  /** How many products a search found or showed. */
  counts: ReadonlySet<number>
}

const CITATION = /\[\[([^[\]]{1,60})\]\]/g
/** A sentence may mention what was not found when it denies it or asks. */
const DENIES = /(?:^|[^\p{L}])(?:no|ni|ning[uú]n[ao]?|nada|tampoco)(?:[^\p{L}]|$)|\?/iu
/** URLs, markup, JSON: nothing that our sentences contain. */
const NOT_TALK = /https?:|www\.|[a-z0-9]\.(?:com|net|org|ar|io)\b|[{}<>`|\\]|\]\(/i
const QUOTED = /[«“"]([^«»“”"]{2,120})[»”"]/g
const MONEY = /(?:u\$s|us\$|usd|ars|\$)\s*(\d[\d.,]*)|(\d[\d.,]*)\s*(?:pesos|d[oó]lares|usd|lucas|mil\b|palos)/gi
const STEMS =
  'guard|cancel|avis|reserv|public|contact|compr|pag|envi|mand|reclam' +
  '|denunci|anul|anot|registr|reembols|habl|agreg|cre|confirm|gestion|solicit'
const PARTICIPLES = 'guardad|cancelad|avisad|reservad|publicad|contactad|comprad|pagad|enviad|anulad|registrad|reembolsad|confirmad'
/** Actions that the assistant cannot take: it only searches. */
const CLAIMED = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:(?:${STEMS})(?:é|ué)` +
    String.raw`|notifiqu[eé]|publiqué|(?:he|hemos|ya|quedó|quedaron) (?:\p{L}+ ){0,2}(?:${PARTICIPLES})[oa]s?)(?=[^\p{L}]|$)`,
  'iu',
)
const COUNTED = /(\d[\d.]*)(?: o más)? (?:productos?|resultados?|opciones|publicaciones|avisos)/gi

/** Words that may be capitalised inside a sentence without naming anything for sale. */
const ORDINARY = new Set('argentina hola dale genial perfecto solicitud usd ars iva ok sos te vos'.split(' '))

/** Where the first whole sentence of a text ends; -1 if there is none yet. A citation is never cut. */
export const sentenceEnd = (text: string): number => {
  const end = /[.!?…](?=\s)|\n/.exec(text)
  return end ? end.index + 1 : -1
}

const wholeNumber = (text: string): string => text.replace(/[.,]\d{1,2}$/, '').replace(/\D/g, '')

/**
 * True when a sentence names nothing but what was found, no quoted name, code, brand, price, number of products or unknown place, and
 * claims no action but the search.
 */
export const isHonest = (sentence: string, { found, memberText, isPlace, brand, counts }: Known): boolean => {
  const talk = sentence.replace(CITATION, ' ')
  if (NOT_TALK.test(talk) || CLAIMED.test(talk)) return false
  if ([...talk.matchAll(COUNTED)].some(([, number = '']) => !counts.has(Number(number.replaceAll('.', ''))))) return false
  const all = [...found.values()]
  const foundText = fold(all.map(({ name, text }) => `${name} ${text}`).join(' '))
  const askedText = fold(memberText)
  const isDenied = DENIES.test(sentence)
  const has = (text: string, words: string) => ` ${text} `.includes(` ${words} `)
  const isKnown = (words: string) => words === '' || has(foundText, words) || (isDenied && has(askedText, words))
  const foundTerms = new Set(
    all.flatMap(({ name, text }) => tokensOf(`${name} ${text}`, 200).flatMap(({ term, extra }) => [term, ...extra])),
  )
  const askedTerms = new Set(tokensOf(memberText, 400).flatMap(({ term, extra }) => [term, ...extra]))
  const isKnownCode = (term: string) => foundTerms.has(term) || (isDenied && askedTerms.has(term))
  const codes = tokensOf(talk, 400).filter(({ kind, term }) => kind === 'model' && /\p{L}/u.test(term) && /\d/.test(term))
  if (codes.some(({ term }) => !isKnownCode(term))) return false
  if ([...talk.matchAll(QUOTED)].some(([, name = '']) => !isKnown(fold(name)))) return false
  const words = fold(talk).split(' ')
  if (words.some((word) => (knownBrands.has(word) || brandOfLine(word)) && !isKnown(word))) return false
  const isOrdinary = (name: string) =>
    ORDINARY.has(fold(name)) || has(askedText, fold(name)) || fold(brand).includes(fold(name)) || isPlace(name)
  const named = [
    ...talk.replace(MONEY, ' ').matchAll(/(?<=[\p{L}\d,;:] |[\p{L}\d]: )\p{Lu}[\p{L}\d]{2,}(?: \p{Lu}[\p{L}\d]+| \d+)*/gu),
  ].map(([name]) => name)
  if (named.some((name) => !isKnown(fold(name)) && !isOrdinary(name))) return false
  const prices = new Set(all.flatMap(({ price }) => (price === null ? [] : [String(Math.floor(price)), String(Math.round(price))])))
  const memberNumbers = new Set([...memberText.matchAll(/\d[\d.,]*/g)].map(([number]) => wholeNumber(number)))
  return [...talk.matchAll(MONEY)].every(([, one, other]) => {
    const number = wholeNumber(one ?? other ?? '')
    return prices.has(number) || memberNumbers.has(number)
  })
}

/**
 * A sentence with each citation replaced by its product's name. Unknown ids are dropped; a sentence that cites nothing else becomes
 * empty.
 */
export const resolved = (sentence: string, { found }: Pick<Known, 'found'>): string => {
  const cited = [...sentence.matchAll(CITATION)].map(([, id = '']) => id.trim())
  if (cited.length > 0 && cited.every((id) => !found.has(id))) return ''
  return sentence
    .replace(/ ?\[\[([^[\]]{1,60})\]\]/g, (citation: string, id: string) => {
      const product = found.get(id.trim())
      return product ? `${citation.startsWith(' ') ? ' ' : ''}«${product.name}»` : ''
    })
    .replace(/\[\[|\]\]/g, '')
    .replace(/\*\*|^#+ /gm, '')
}

/** True when a text admits that there is nothing. */
export const admitsNothing = (text: string): boolean => DENIES.test(text)
