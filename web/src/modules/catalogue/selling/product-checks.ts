import type { Currency } from '@feria/contract/money'
import { readMoney, readPrice } from '@feria/contract/read-money'
import { texts } from './texts.ts'

const labels = texts.checks

// Forms hold a currency as text.
const priceOf = (text: string, currency: string) => readPrice(text, currency as Currency)

/** Why a text is no price in the currency of its form. */
export const noPrice = (text: string): string => (readMoney(text) ? labels.otherCurrency : labels.badPrice)

/** Requires some text; `missing` is the message. */
export const needs =
  (missing: string) =>
  (text: string): string | null =>
    text.trim() === '' ? missing : null

/** The error of a typed price: invalid, in another currency, or missing where required. An optional empty one is fine. */
export const checkPrice = (text: string, isRequired: boolean, currency: string): string | null => {
  const price = priceOf(text, currency)
  if (price === undefined) return noPrice(text)
  return price === null && isRequired ? labels.price : null
}

/** The error of a minimum price: not a price, or above the price. */
export const checkMinimum = (text: string, priceText: string, currency: string): string | null => {
  const [minimum, price] = [priceOf(text, currency), priceOf(priceText, currency)]
  if (minimum === undefined) return noPrice(text)
  return typeof minimum === 'number' && typeof price === 'number' && minimum > price ? labels.minAbove : null
}

/** The error of a typed stock: anything but a whole number from 0 up, or missing where required. */
export const checkStock = (text: string, isRequired: boolean): string | null => {
  if (text.trim() === '') return isRequired ? labels.stock : null
  return /^\d{1,7}$/.test(text.trim()) && Number(text) <= 1_000_000 ? null : labels.badStock
}

/** The error of a text that is too long. */
export const checkLength = (text: string, most: number): string | null => (text.trim().length > most ? labels.tooLong(most) : null)

/** The error of a distance in kilometres; empty is fine. */
export const checkRange = (text: string): string | null => {
  if (text.trim() === '') return null
  return /^\d{1,4}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 5000 ? null : labels.badRange
}

/** Parses a whole number; empty is null. */
export const wholeOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text))

/** Parses a price in major units of a currency; null if empty or invalid. */
export const priceOrNull = (text: string, currency: string): number | null => priceOf(text, currency) ?? null
