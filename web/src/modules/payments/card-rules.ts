import { cardTroubles } from '@feria/contract/payments/cards'
import type { CardData } from '@feria/contract/payments/values'

/** The steps of the card form, in their order. */
export const cardSteps = ['number', 'name', 'expiry', 'cvc'] as const
export type CardStep = (typeof cardSteps)[number]

export const noCard: CardData = { number: '', name: '', expiry: '', cvc: '' }

/** A step may go on with anything but blanks: no format is checked. */
export const mayGoOn = (text: string): boolean => text.trim() !== ''

const digitsOf = (text: string): string => text.replace(/\D/g, '')

const brands = [
  { name: 'Cabal', starts: /^(589657|60(35|42))/ },
  { name: 'Naranja', starts: /^589562/ },
  { name: 'American Express', starts: /^3[47]/ },
  { name: 'Mastercard', starts: /^(5[0-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/ },
  { name: 'Visa', starts: /^4/ },
] as const

/** The brand that a number begins like; null while nobody can tell. */
export const brandOf = (number: string): string | null => brands.find(({ starts }) => starts.test(digitsOf(number)))?.name ?? null

/** A number in the groups that stand on the card; what is not digits and blanks stays as it was typed. */
export const groupNumber = (text: string): string => {
  if (!/^[\d ]*$/.test(text)) return text
  const digits = digitsOf(text)
  const groups = brandOf(digits) === 'American Express' ? [4, 6, 5] : [4, 4, 4, 4]
  const parts: string[] = []
  let from = 0
  for (const size of groups) {
    if (from >= digits.length) break
    parts.push(digits.slice(from, from + size))
    from += size
  }
  return from < digits.length ? `${parts.join(' ')}${digits.slice(from)}` : parts.join(' ')
}

/** An expiry with its slash as soon as the year begins; taking a character away is left alone. */
export const slashExpiry = (text: string, before: string): string => {
  if (text.length < before.length || !/^[\d/ ]*$/.test(text)) return text
  const digits = digitsOf(text)
  return digits.length > 2 && digits.length <= 4 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : text
}

/** A remark on what was typed, which never keeps anybody from going on; null while there is none to make. */
export const hintFor = (step: CardStep, card: CardData, now: Date): string | null => {
  const text = card[step].trim()
  if (text === '') return null
  const isWhole = { number: digitsOf(text).length >= 13, name: false, expiry: text.length >= 4, cvc: text.length > 2 }[step]
  return isWhole ? (cardTroubles(card, now)[step] ?? null) : null
}
