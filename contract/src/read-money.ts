import { type Currency, isPrice } from './money.ts'

/** A sum as typed, in major units, with the currency that it names; null if it names none. */
export interface TypedMoney {
  amount: number
  currency: Currency | null
}

const DOLLARS = 'u\\$[sd]|us\\$|usd|u\\$|dolar(?:es)?|verdes'
const PESOS = 'ars|ar\\$|pesos?|mangos?'
const NUMBER = '([1-9]\\d{0,2}(?:\\.\\d{3})+|[1-9]\\d{0,2},\\d{3}|\\d+)(?:[.,](\\d{1,2}))?'
const SCALE = 'mil|lucas?|k|palos?|millon(?:es)?'
const typedMoney = new RegExp(`^(${DOLLARS}|${PESOS})?\\$?(?:${NUMBER}|un|(medio))?(${SCALE})?(ymedi[oa])?(?:de)?(${DOLLARS}|${PESOS})?$`)

const scaleOf = (word: string | undefined): number => {
  if (!word) return 1
  return /^(?:palo|millon)/.test(word) ? 1_000_000 : 1000
}

/** The first letter tells the words for dollars from those for pesos. */
const currencyOf = (word: string | undefined): Currency | null => {
  if (!word) return null
  return /^[udv]/.test(word) ? 'USD' : 'ARS'
}

/**
 * Parses a sum as people type it in Argentina: «$ 1.234,50», «$1,200», «12,5», «200 lucas», «150 mil», «1,5 palos», «US$ 300»,
 * «300 dólares». A comma before exactly three final digits separates thousands, as the form has always read it; a comma or dot before one
 * or two final digits is the decimal mark; dots before groups of three separate thousands, which never start with 0. «$» alone names no
 * currency. Returns null for an empty text and undefined for one that is not a price, or names two currencies.
 */
export const readMoney = (text: string): TypedMoney | null | undefined => {
  const bare = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\s\p{Mn}]/gu, '')
  if (bare === '' || bare === '$') return null
  const [, before, whole, cents, half, scale, more, after] = typedMoney.exec(bare) ?? []
  const isWritten = whole !== undefined || (scale !== undefined && scale !== 'k')
  const [one, other] = [currencyOf(before), currencyOf(after)]
  if (!isWritten || ((half || more) && !scale) || (one && other && one !== other)) return undefined
  const count = half ? 0.5 : Number(`${(whole ?? '1').replace(/[.,]/g, '')}.${cents ?? '0'}`)
  const amount = Math.round((count + (more ? 0.5 : 0)) * scaleOf(scale) * 100) / 100
  return isPrice(amount) ? { amount, currency: one ?? other } : undefined
}

/** The same for a field whose currency is set: undefined too for a text that names the other one. Without one, none may be named. */
export const readPrice = (text: string, currency?: Currency): number | null | undefined => {
  const money = readMoney(text)
  if (!money) return money
  return money.currency === null || money.currency === currency ? money.amount : undefined
}
