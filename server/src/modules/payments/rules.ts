import type { Currency } from '@feria/contract/money'

/** An amount in minor units of one currency. */
export interface Sum {
  amountMinor: number
  currency: Currency
}

/** Why a card was refused, in words that say what to do. The provider's own code is never shown. */
const reasons: Record<string, string> = {
  cc_rejected_insufficient_amount: 'La tarjeta no tiene saldo suficiente. Probá con otra tarjeta.',
  cc_rejected_call_for_authorize: 'Tu banco pide que autorices la compra. Llamalo y volvé a intentar.',
  cc_rejected_bad_filled_security_code: 'El código de seguridad no es correcto. Revisalo y volvé a intentar.',
  cc_rejected_bad_filled_date: 'El vencimiento no es correcto. Revisalo y volvé a intentar.',
  cc_rejected_bad_filled_card_number: 'El número de la tarjeta no es correcto. Revisalo y volvé a intentar.',
  cc_rejected_bad_filled_other: 'Algún dato de la tarjeta no es correcto. Revisalo y volvé a intentar.',
  cc_rejected_card_disabled: 'La tarjeta no está activa. Llamá a tu banco o probá con otra.',
  cc_rejected_duplicated_payment: 'Ya hiciste un pago por este importe. Si necesitás pagar de nuevo, usá otra tarjeta.',
  cc_rejected_blacklist: 'No pudimos procesar el pago con esta tarjeta. Probá con otra.',
  cc_rejected_high_risk: 'No pudimos procesar el pago con esta tarjeta. Probá con otra.',
  'never-arrived': 'El pago no llegó a hacerse: no se cobró nada. Podés volver a intentar.',
  cc_rejected_max_attempts: 'Llegaste al límite de intentos con esta tarjeta. Probá con otra.',
}

/** The Spanish sentence for a provider's reason; a general one for unknown reasons. */
export const reasonOf = (detail: string | null): string =>
  reasons[detail ?? ''] ?? 'La tarjeta fue rechazada. No se hizo ningún cobro: probá con otra.'

/**
 * What the provider charges for a price: the price itself if it takes the currency, otherwise pesos at a rate in peso cents per dollar,
 * rounded half up. Null without the rate that this needs.
 */
export const dueFor = (price: Sum, taken: readonly Currency[], arsCents: number | null): (Sum & { arsCents: number | null }) | null => {
  if (taken.includes(price.currency)) return { ...price, arsCents: null }
  if (arsCents === null) return null
  const amountMinor = price.currency === 'USD' ? (price.amountMinor * arsCents) / 100 : (price.amountMinor * 100) / arsCents
  return { amountMinor: Math.round(amountMinor), currency: price.currency === 'USD' ? 'ARS' : 'USD', arsCents }
}

/** Whether a card's last month is over in Argentina, three hours after UTC's. */
export const isExpired = ({ expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number }, now: Date): boolean =>
  Date.UTC(expiryYear, expiryMonth, 1, 3) <= now.getTime()

/** Splits an amount by a fee in percent, rounded half up, into the platform's and the seller's part. */
export const splitFee = (amountMinor: number, feePercent: number): { platformMinor: number; sellerMinor: number } => {
  const platformMinor = Math.round((amountMinor * feePercent) / 100)
  return { platformMinor, sellerMinor: amountMinor - platformMinor }
}

/**
 * The same proportion of another amount, e.g. of the pesos paid for a price in dollars. Rounded half up, and exact: the product of two
 * amounts in pesos exceeds a safe integer.
 */
export const proportion = (partMinor: number, wholeMinor: number, ofMinor: number): number => {
  if (wholeMinor === 0) return 0
  const [part, whole, of] = [BigInt(partMinor), BigInt(wholeMinor), BigInt(ofMinor)]
  return Number((2n * part * of + whole) / (2n * whole))
}

const WEIGHTS = [
  [7, 1, 3, 9, 7, 1, 3],
  [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3],
] as const

const checks = (digits: string, weights: readonly number[]): boolean => {
  const sum = weights.reduce((all, weight, at) => all + weight * Number(digits[at]), 0)
  return (10 - (sum % 10)) % 10 === Number(digits[weights.length])
}

/**
 * A bank account as stored: a CBU or CVU of 22 digits with valid check digits, without spaces and dashes; or an alias of 6 to 20 letters,
 * digits, dots and dashes. Null for anything else.
 */
export const readDestination = (text: string): string | null => {
  const bare = text.replace(/[\s-]/g, '')
  if (/^\d{22}$/.test(bare)) return checks(bare.slice(0, 8), WEIGHTS[0]) && checks(bare.slice(8), WEIGHTS[1]) ? bare : null
  return /^(?=.*[a-z])[a-z0-9.-]{6,20}$/i.test(text.trim()) ? text.trim().toLowerCase() : null
}

const moment = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  ...{ day: 'numeric', month: 'long', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
})

/** A date and time for sentences, e.g. «20 de noviembre de 2026 a las 14:05». */
export const momentOf = (at: Date): string => moment.format(at)

const formats = {
  ARS: new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS', minimumFractionDigits: 2 }),
  USD: new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
}

/** Minor units as text, with the currency: `$ 1.234,50 ARS`, `$ 12,00 USD`. */
export const formatMinor = (minor: number, currency: Currency): string =>
  currency === 'ARS' ? `${formats.ARS.format(minor / 100)} ARS` : `$\u00a0${formats.USD.format(minor / 100)} USD`

/** A product's price as text: null means negotiable, 0 free. */
export const formatProductPrice = (minor: number | null, currency: Currency): string => {
  if (minor === null) return 'A convenir'
  return minor === 0 ? '$\u00a00 · Gratis' : formatMinor(minor, currency)
}
