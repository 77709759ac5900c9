import { asChatted, mended } from './spelling.ts'

/** A wish while it is read: what is understood gets cut out, and what is left says what the thing is. Both texts have the same length. */
export interface WishText {
  /** As it was typed. */
  said: string
  /** Lower case and without accents, ñ kept: what patterns are matched against. */
  plain: string
}

/** Stands where something was cut out; no pattern matches over it. */
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

/** A text as it is read; only its first 1,000 characters count. */
export const wishText = (text: string): WishText => {
  const said = text
    .slice(0, MAX_CHARACTERS)
    .normalize('NFC')
    .replace(/[\p{Cc}\s\ue000]/gu, ' ')
  return { said, plain: mended(said.replace(/[A-Z]|\P{ASCII}/gu, plainOf)) }
}

/** The text without a part of it. */
export const cut = ({ said, plain }: WishText, from: number, to: number): WishText => {
  const gap = CUT.repeat(to - from)
  return { said: said.slice(0, from) + gap + said.slice(to), plain: plain.slice(0, from) + gap + plain.slice(to) }
}

/** A pattern that begins with a word. */
export const begins = (pattern: string): RegExp => new RegExp(`(?<![a-zñ0-9])(?:${asChatted(pattern)})`, 'g')

/** A pattern of whole words. */
export const words = (pattern: string): RegExp => new RegExp(`(?<![a-zñ0-9])(?:${asChatted(pattern)})(?![a-zñ0-9])`, 'g')
