import type { CardData } from './values.ts'

/** Checks of a card's form; only the provider knows whether it can pay. */

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The Luhn check, which detects most typing errors in card numbers. */
export const passesLuhn = (number: string): boolean => {
  const sum = [...digitsOf(number)].reverse().reduce((sum, digit, index) => {
    const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** What is wrong with a card's date as typed: `form`, `past`, or null. A card is valid until the last day of its month. */
export const expiryTrouble = (text: string, now: Date): 'form' | 'past' | null => {
  const [, month, year] = /^(\d{1,2})\s*[/-]?\s*(?:20)?(\d{2})$/.exec(text.trim()) ?? []
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return 'form'
  return new Date(2000 + Number(year), Number(month), 1) <= now ? 'past' : null
}

/** Whether a security code has a valid length. */
export const isCode = (text: string): boolean => /^\d{3,4}$/.test(text.trim())

/** The sentence for each invalid part of a card. */
export const cardSentences = {
  number: 'Revisá el número: parece tener un error.',
  form: 'Escribilo como MM/AA.',
  past: 'Esa fecha ya pasó.',
  cvc: 'Suele tener 3 números, o 4 en American Express.',
} as const

/** A sentence for each invalid part of a card: the check digit, the date, the length of the code. Empty when all may be valid. */
export const cardTroubles = ({ number, expiry, cvc }: CardData, now: Date): Partial<Record<keyof CardData, string>> => {
  const date = expiryTrouble(expiry, now)
  return {
    ...(digitsOf(number).length < 13 || !passesLuhn(number) ? { number: cardSentences.number } : {}),
    ...(date ? { expiry: cardSentences[date] } : {}),
    ...(isCode(cvc) ? {} : { cvc: cardSentences.cvc }),
  }
}
