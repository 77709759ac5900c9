import { correctTypos, withChatSpelling } from './spelling.ts'

/** A wish while it is read: what is understood is cut out, and the rest names the thing. Both texts have the same length. */
export interface WishText {
  /** As typed. */
  original: string
  /** Lower case without accents, with ñ: for matching patterns. */
  plain: string
}

/** Marks a cut; no pattern matches across it. */
export const CUT = '\ue000'
const MAX_CHARACTERS = 1000

const plainOf = (letter: string): string => {
  if (letter === 'ñ' || letter === 'Ñ') return 'ñ'
  const plain = letter
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
  return plain.length === 1 ? plain : letter
}

/** What somebody who dictates says for a sign: «coma», «signo de pregunta». */
const DICTATED = new RegExp(
  '(?<![\\p{L}\\p{N}])(?:punto y coma|signos? de (?:pregunta|interrogaci[oó]n|exclamaci[oó]n)|punto(?: final| aparte| seguido)?' +
    '(?= *$| (?:gracias|busco|quiero|necesito|hasta|tiene|es|que sea|por favor)(?!\\p{L}))|(?<!(?:que|ya|lo|la|no|se|me|nos) )coma(?= ' +
    '(?:que|hasta|en|con|sin|de|para|un|una|y|si|no|por|busco|necesito|quiero|talle|color|nuev|usad|gracias)))(?!\\p{L})',
  'giu',
)
/** Pictures and their modifiers, which end what stands before them. */
export const PICTURES = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+/gu
const asComma = (found: string): string => `,${' '.repeat(found.length - 1)}`

/** Reads a text; only its first 1,000 characters count. */
export const wishText = (text: string): WishText => {
  const original = text
    .slice(0, MAX_CHARACTERS)
    .normalize('NFC')
    .replace(/[\p{Cc}\s\ue000]/gu, ' ')
    .replace(PICTURES, asComma)
    .replace(DICTATED, asComma)
  return { original, plain: correctTypos(original.replace(/[A-Z]|\P{ASCII}/gu, plainOf)) }
}

/** Cuts a part out of the text. */
export const cut = ({ original, plain }: WishText, from: number, to: number): WishText => {
  const gap = CUT.repeat(to - from)
  return { original: original.slice(0, from) + gap + original.slice(to), plain: plain.slice(0, from) + gap + plain.slice(to) }
}

/** A pattern that begins at a word. */
export const begins = (pattern: string): RegExp => new RegExp(`(?<![a-zñ0-9])(?:${withChatSpelling(pattern)})`, 'g')

/** A pattern of whole words. */
export const words = (pattern: string): RegExp => new RegExp(`(?<![a-zñ0-9])(?:${withChatSpelling(pattern)})(?![a-zñ0-9])`, 'g')

/** Whether such a pattern is anywhere in a text. */
export const isIn = (pattern: RegExp, plain: string): boolean => {
  pattern.lastIndex = 0
  return pattern.test(plain)
}
