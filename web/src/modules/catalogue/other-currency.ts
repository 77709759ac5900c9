import type { Rate } from '@feria/contract/catalogue/schemas'
import { type Currency, toMajor, toMinor } from '@feria/contract/money'

/** A price in the other currency at a rate, rounded to the peso or to the cent of a dollar. */
export const inOther = (price: number, currency: Currency, { ars }: Pick<Rate, 'ars'>): { price: number; currency: Currency } =>
  currency === 'USD'
    ? { price: Math.round(price * ars), currency: 'ARS' }
    : { price: toMajor(Math.round(toMinor(price) / ars)), currency: 'USD' }
