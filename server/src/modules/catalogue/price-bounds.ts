import { type Currency, toMinor } from '@feria/contract/money'
import { and, eq, gte, lte, or, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { latestRate } from './queries.ts'
import { products } from './tables.ts'

interface Bounds {
  min_price?: number | undefined
  max_price?: number | undefined
  /** Of both; USD without one. */
  currency?: Currency | undefined
}

/** In cents; undefined without a bound. */
type Range = [min: number | undefined, max: number | undefined]

const within = (column: typeof products.priceMinor | typeof products.comparableMinor, [min, max]: Range): SQL | undefined =>
  and(min === undefined ? undefined : gte(column, min), max === undefined ? undefined : lte(column, max))

/**
 * Products whose price lies within the bounds, which both belong to the range; undefined without any. Products in the currency of the
 * bounds are compared to the cent, the others at the latest rate: without a rate they do not pass. Refuses a minimum above the maximum.
 */
export const isPricedWithin = async (ctx: Ctx, { min_price: min, max_price: max, currency = 'USD' }: Bounds): Promise<SQL | undefined> => {
  if (min === undefined && max === undefined) return undefined
  if (min !== undefined && max !== undefined && min > max) fail('catalogue.price-range', {}, { min_price: 'Es mayor que el máximo.' })
  const range: Range = [min === undefined ? min : toMinor(min), max === undefined ? max : toMinor(max)]
  if (currency === 'USD') return within(products.comparableMinor, range)
  const rate = await latestRate(ctx)
  const inPesos = and(eq(products.currency, 'ARS'), within(products.priceMinor, range))
  if (rate === null) return inPesos
  const [least, most] = range.map((cents) => (cents === undefined ? cents : (cents * 100) / rate))
  const inDollars = and(eq(products.currency, 'USD'), within(products.priceMinor, [least && Math.ceil(least), most && Math.floor(most)]))
  // A range that holds both, which an index can find.
  return and(within(products.comparableMinor, [least && Math.floor(least), most && Math.ceil(most)]), or(inPesos, inDollars))
}
