import type { QueryWord } from '../query/query.ts'
import { distance } from '../text/typos.ts'
import type { PreparedText } from './prepare.ts'

const TYPO = 0.7
const JOINED = 0.8
const INSIDE = 0.75
const PART = 0.35

const codeIn = (code: string, product: PreparedText): number => {
  if (code.length < 4) return 0
  return product.codes.some((other) => other.length > code.length && other.includes(code)) ? INSIDE : 0
}

/** Two neighbouring words of a name written as one: «autopartes» for «auto partes». */
const joinedIn = (text: string, product: PreparedText): number => {
  for (const word of product.words) {
    const rest = text.startsWith(word) ? text.slice(word.length) : ''
    if (rest.length > 2 && product.hits.has(rest)) return JOINED
  }
  return 0
}

/** A shared beginning, or one word inside the other: «ventosas» and «ventosaterapia», «esmalte» and «quitaesmalte». */
const partIn = (text: string, product: PreparedText): boolean =>
  product.words.some((word) => {
    const [short, long] = word.length < text.length ? [word, text] : [text, word]
    if (short.length < 5) return false
    if (long.includes(short.slice(0, -1)) && short.length * 2 > long.length) return true
    const shared = Math.ceil(short.length * 0.75)
    return shared >= 5 && long.startsWith(short.slice(0, shared))
  })

/**
 * How well a word fits a product as a typo, as joined words or as part of a longer code; otherwise 0. Short words and codes have no typos.
 */
export const typoIn = (word: QueryWord, product: PreparedText): number => {
  if (word.kind === 'model') return codeIn(word.text, product)
  if (word.kind !== 'word' || word.text.length < 4) return 0
  const { text } = word
  const most = text.length < 5 ? 0 : text.length < 8 ? 1 : 2
  if (most > 0) {
    let best = most + 1
    for (const other of product.words) {
      if (Math.abs(other.length - text.length) > most) continue
      // The first letters are seldom both wrong, and this saves most comparisons.
      if (other[0] !== text[0] && other[1] !== text[1]) continue
      best = Math.min(best, distance(text, other, Math.min(most, best - 1)))
      if (best === 1) break
    }
    if (best <= most) return TYPO - 0.1 * (best - 1)
  }
  return joinedIn(text, product) || (partIn(text, product) ? PART : 0)
}
