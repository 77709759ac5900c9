import type { Currency } from '@feria/contract/money'
import { readPrice } from '@feria/contract/read-money'
import { formatPrice } from '../../../lib/format.ts'
import { texts } from './texts.ts'

const labels = texts.form

/** Why an amount cannot be withdrawn, null if it can. The server has the final word. */
export const checkAmount = (text: string, available: number, currency: Currency): string | null => {
  const amount = readPrice(text, currency)
  if (amount === null) return labels.amountMissing
  if (amount === undefined) return labels.amountBad
  if (amount === 0) return labels.amountZero
  return amount > available ? labels.amountAbove : null
}

/** A CBU or CVU in groups of four, for easy comparison; an alias as it is. */
export const formatDestination = (text: string): string => {
  const bare = text.replace(/[\s-]/g, '')
  return /^\d{22}$/.test(bare) ? (bare.match(/\d{1,4}/g) ?? []).join('\u00a0') : text.trim()
}

/** An amount with its sign, as `+$ 1.500 USD` or `−$ 1.500 USD`. */
export const formatSigned = (amount: number, currency: Currency): string =>
  `${amount < 0 ? '\u2212' : '+'}${formatPrice(Math.abs(amount), currency, { tag: true })}`
