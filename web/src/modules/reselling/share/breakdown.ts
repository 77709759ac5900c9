import { type Currency, toMajor, toMinor } from '@feria/contract/money'
import type { Breakdown } from '@feria/contract/reselling/schemas'
import { DEFAULT_COMMISSION, MAX_COMMISSION, MIN_COMMISSION } from '@feria/contract/reselling/values'

const percentOf = (rate: number): number => Math.round(rate * 1000) / 10

/** The bounds and the start of the slider, in whole percents. */
export const slider = { least: percentOf(MIN_COMMISSION), most: percentOf(MAX_COMMISSION), start: percentOf(DEFAULT_COMMISSION) }

/** A fraction as a percentage, e.g. 0.1 as 10. */
export const toPercent = percentOf

/** A percentage as the fraction used in calls. */
export const toRate = (percent: number): number => percent / 100

/** What a buyer pays for a price at a commission in whole percents, computed as on the server: in cents, rounded half up. */
export const breakdownOf = (price: number, currency: Currency, percent: number): Breakdown => {
  const seller = toMinor(price)
  const commission = Math.floor((seller * percent + 50) / 100)
  return { total: toMajor(seller + commission), seller: toMajor(seller), commission: toMajor(commission), currency }
}
