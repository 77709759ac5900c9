import { cardTroubles } from '@feria/contract/payments/cards'
import type { CardData } from '@feria/contract/payments/values'

/** The steps of the card form, in order. */
export const cardSteps = ['number', 'name', 'expiry', 'cvc'] as const
export type CardStep = (typeof cardSteps)[number]

export const noCard: CardData = { number: '', name: '', expiry: '', cvc: '' }

/** A step accepts anything but blanks: no format is checked. */
export const mayGoOn = (text: string): boolean => text.trim() !== ''

const digitsOf = (text: string): string => text.replace(/\D/g, '')

const brands = [
  { name: 'Cabal', starts: /^(589657|60(35|42))/ },
  { name: 'Naranja', starts: /^589562/ },
  { name: 'American Express', starts: /^3[47]/ },
  { name: 'Mastercard', starts: /^(5[0-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/ },
  { name: 'Visa', starts: /^4/ },
] as const

/** The brand by the number's prefix; null if unknown. */
export const brandOf = (number: string): string | null => brands.find(({ starts }) => starts.test(digitsOf(number)))?.name ?? null

/** A number in the groups printed on the card; unchanged if it has anything but digits and blanks. */
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

/** Adds the slash to an expiry as soon as the year begins; leaves deletions alone. */
export const slashExpiry = (text: string, before: string): string => {
  if (text.length < before.length || !/^[\d/ ]*$/.test(text)) return text
  const digits = digitsOf(text)
  return digits.length > 2 && digits.length <= 4 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : text
}

/** A hint on the input, which never blocks the next step; null if there is none. */
export const hintFor = (step: CardStep, card: CardData, now: Date): string | null => {
  const text = card[step].trim()
  if (text === '') return null
  const isWhole = { number: digitsOf(text).length >= 13, name: false, expiry: text.length >= 4, cvc: text.length > 2 }[step]
  return isWhole ? (cardTroubles(card, now)[step] ?? null) : null
}
