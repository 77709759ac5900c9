import type { Currency } from '@feria/contract/money'
import { localDay, localTime, writeDay } from './local-time.ts'

const THOUSANDS = /\B(?=(?:\d{3})+$)/g
const DECIMALS = 3

// By hand: the first use of Intl costs a phone's processor more than 100 ms, and every first page shows a number.
const written = (digits: string): string => {
  const [whole = '', fraction] = digits.split('.')
  return `${whole.replaceAll(THOUSANDS, '.')}${fraction ? `,${fraction}` : ''}`
}

const signOf = (value: number): string => (value < 0 ? '-' : '')

/** A number as `1.234,5`: rounded to at most `decimals` decimals, without trailing zeros. */
export const formatNumber = (value: number, decimals = DECIMALS): string => {
  const rounded = Number(value.toFixed(decimals))
  return signOf(rounded) + written(String(Math.abs(rounded)))
}

/** A price in major units as `$ 1.234,50`: decimals only if not zero or asked for, with a non-breaking space. Null is «A convenir». */
export const formatPrice = (major: number | null, currency?: Currency, { tag = false, hasCents = false } = {}): string => {
  if (major === null) return 'A convenir'
  const text = `${signOf(major)}$\u00a0${written(Math.abs(major).toFixed(Number.isInteger(major) && !hasCents ? 0 : 2))}`
  return tag && currency ? `${text}\u00a0${currency}` : text
}

/** A sum in running text: `US$ 1.234,50`, or `$ 1.234,50` in pesos. */
export const formatAmount = (major: number, currency: Currency): string =>
  currency === 'USD' ? `US${formatPrice(major)}` : formatPrice(major)

/** A product's price or a purchase's total as text; 0 is `$ 0 · Gratis`. For sums of money use `formatPrice`. */
export const formatProductPrice = (major: number | null, currency?: Currency): string =>
  major === 0 ? `${formatPrice(0)} · Gratis` : formatPrice(major, currency, { tag: true })

/** A date as `20 nov 2026`, in Buenos Aires. */
export const formatDay = (iso: string): string => writeDay(localDay(iso))

/** A date and time as `20 nov 2026, 14:05`, in Buenos Aires. */
export const formatDate = (iso: string): string => `${formatDay(iso)}, ${localTime(iso)}`

/** Time elapsed, in the largest whole unit: seconds, minutes, hours, then days. The future counts as now. */
export const formatAgo = (iso: string, now: Date = new Date()): string => {
  const seconds = Math.max(0, Math.floor((now.getTime() - new Date(iso).getTime()) / 1000))
  if (seconds < 60) return `hace ${seconds} s`
  if (seconds < 3600) return `hace ${Math.floor(seconds / 60)} min`
  if (seconds < 86_400) return `hace ${Math.floor(seconds / 3600)} h`
  return `hace ${Math.floor(seconds / 86_400)} d`
}
