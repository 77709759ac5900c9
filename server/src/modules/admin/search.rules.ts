import { idInPage } from '@feria/contract/catalogue/address'
import { fold } from '@feria/contract/fold'

/** What a text typed into the search of the back office may be; it is looked up as all that it may be. */
export interface AdminSearch {
  /** A whole id, also that of a pasted address; then it is nothing else. */
  id: string | null
  /** A whole email, in lower case. */
  email: string | null
  /** The digits of what may be a telephone. */
  digits: string | null
  /** An order's number as it is stored. */
  number: string | null
  /** What may be the payment provider's id. */
  providerId: string | null
  /** The words, each in the spellings that names and emails may have it in. */
  words: string[][]
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** The signs of `numberOf` of the orders, whose first letter may be left out. */
const NUMBER = /^F?([2-9A-HJ-NP-Z]{5})([2-9A-HJ-NP-Z]{5})$/
/** Fewer digits are part of too many telephones. */
const MIN_DIGITS = 6
const MAX_WORDS = 6

/** The id at the end of a part of an address, e.g. `https://feria.example/p/bici-<id>?de=feria`; the last one that is there. */
const idInAddress = (text: string): string | null => {
  if (!text.includes('/')) return null
  const parts = (text.split(/[?#]/)[0] ?? '').split('/')
  return parts.reduce<string | null>((found, part) => idInPage(part) ?? found, null)
}

const digitsIn = (text: string): string | null => {
  const digits = text.replace(/\D/g, '')
  return /^[+(]?[\d\s().-]+$/.test(text) && digits.length >= MIN_DIGITS ? digits : null
}

const numberIn = (text: string): string | null => {
  const [, first, second] = NUMBER.exec(text.toUpperCase().replace(/[\s.-]/g, '')) ?? []
  return first && second ? `F-${first}-${second}` : null
}

/** Reads what was typed, trimmed. Pure: whether a telephone is one, and of which country, is for the caller to find out. */
export const readAdminSearch = (text: string): AdminSearch => {
  const id = UUID.test(text) ? text : idInAddress(text)
  if (id) return { id: id.toLowerCase(), email: null, digits: null, number: null, providerId: null, words: [] }
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => [...new Set([word.toLowerCase(), fold(word)])].filter(Boolean))
  return {
    id: null,
    email: EMAIL.test(text) ? text.toLowerCase() : null,
    digits: digitsIn(text),
    number: numberIn(text),
    providerId: /\s/.test(text) ? null : text,
    words,
  }
}
