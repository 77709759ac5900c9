import type { Rate } from '@feria/contract/catalogue/schemas'
import { type Currency, toMajor, toMinor } from '@feria/contract/money'
import { formatAmount, formatDate, formatPrice } from '../../lib/format.ts'
import type { Basket } from './basket.ts'
import { texts } from './texts.ts'

/** What is charged to the card or on the provider's page, where it differs from the price. `until` is null once it is final. */
export type Charge =
  | { kind: 'price' }
  | { kind: 'about'; amount: number; rate: number; since: string }
  | { kind: 'fixed'; amount: number; currency: Currency; rate: number; until: string | null }
  | { kind: 'no-rate' }

type Sum = Pick<Basket, 'total' | 'currency' | 'due'>

/** True if the provider does not take the price's currency and no charge has been fixed yet. */
export const needsRate = ({ currency, due }: Sum, taken: Currency[], now: Date): boolean =>
  !taken.includes(currency) && !(due && new Date(due.until) > now)

/**
 * What will be charged: the amount fixed by an order, else the price in pesos at the current rate. Undefined while the rate is
 * loading.
 */
export const chargeFor = (sum: Sum, taken: Currency[], rate: Rate | null | undefined, now: Date): Charge | undefined => {
  if (!needsRate(sum, taken, now)) return sum.due ? { kind: 'fixed', ...sum.due } : { kind: 'price' }
  if (rate === undefined) return undefined
  // Pesos are the only currency that a provider without dollars takes.
  if (rate === null || sum.currency !== 'USD') return { kind: 'no-rate' }
  return { kind: 'about', amount: toMajor(Math.round(toMinor(sum.total) * rate.ars)), rate: rate.ars, since: rate.since }
}

/** What was charged for a paid order: final. */
export const chargeOfOrder = ({ due }: Pick<Basket, 'due'>): Charge => (due ? { kind: 'fixed', ...due, until: null } : { kind: 'price' })

/** The charge next to the price, in words; null if it equals the price. */
export const explainCharge = (charge: Charge): string | null => {
  const labels = texts.charge
  if (charge.kind === 'about') {
    return labels.about(formatPrice(charge.amount, 'ARS', { tag: true }), formatPrice(charge.rate), formatDate(charge.since))
  }
  if (charge.kind !== 'fixed') return null
  // Only the time: an amount stays fixed for minutes.
  const until = charge.until === null ? null : formatDate(charge.until).slice(-5)
  return labels.fixed(formatPrice(charge.amount, charge.currency, { tag: true }), formatPrice(charge.rate), until)
}

/** The charge as one amount in running text, e.g. for «Se cobra …». */
export const amountOf = (charge: Charge, { total, currency }: Sum): string => {
  if (charge.kind === 'about') return `≈ ${formatAmount(charge.amount, 'ARS')}`
  return charge.kind === 'fixed' ? formatAmount(charge.amount, charge.currency) : formatAmount(total, currency)
}
