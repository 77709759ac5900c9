import type { CardData } from './values.ts'

/** What can be said of a card by its looks alone; whether it pays only the provider knows. */

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The Luhn check of a whole number, by which every card number can be told from most typing errors. */
export const passesLuhn = (number: string): boolean => {
  const sum = [...digitsOf(number)].reverse().reduce((sum, digit, index) => {
    const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** What is wrong with the date on a card, as it is typed: `form`, `past`, or null. A card is good until the last day of its month. */
export const expiryTrouble = (text: string, now: Date): 'form' | 'past' | null => {
  const [, month, year] = /^(\d{1,2})\s*[/-]?\s*(?:20)?(\d{2})$/.exec(text.trim()) ?? []
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return 'form'
  return new Date(2000 + Number(year), Number(month), 1) <= now ? 'past' : null
}

/** Whether a security code has the length that any card's has. */
export const isCode = (text: string): boolean => /^\d{3,4}$/.test(text.trim())

/** What is said about a part of a card that looks wrong. */
export const cardSentences = {
  number: 'Revisá el número: parece tener un error.',
  form: 'Escribilo como MM/AA.',
  past: 'Esa fecha ya pasó.',
  cvc: 'Suele tener 3 números, o 4 en American Express.',
} as const

/** A sentence for each part of a card that cannot be right: the check digit, the date, the length of the code. Empty when all may be. */
export const cardTroubles = ({ number, expiry, cvc }: CardData, now: Date): Partial<Record<keyof CardData, string>> => {
  const date = expiryTrouble(expiry, now)
  return {
    ...(digitsOf(number).length < 13 || !passesLuhn(number) ? { number: cardSentences.number } : {}),
    ...(date ? { expiry: cardSentences[date] } : {}),
    ...(isCode(cvc) ? {} : { cvc: cardSentences.cvc }),
  }
}
