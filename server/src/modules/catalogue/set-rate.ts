import { eq, sql } from 'drizzle-orm'
import { atomically } from '../../atomically.ts'
import type { Ctx } from '../../context.ts'
import { exchangeRates, products } from './catalogue.tables.ts'

/**
 * Sets how many pesos a dollar costs from now on and compares every price in pesos anew. For the operator.
 * `arsCents` are cents of a peso, e.g. 150000 for $ 1.500; `source` says where the rate comes from.
 */
export const setRate = (ctx: Ctx, arsCents: number, source: string): Promise<void> =>
  atomically(ctx, async (ctx) => {
    await ctx.db.insert(exchangeRates).values({ arsCents, since: ctx.now(), source })
    await ctx.db
      .update(products)
      .set({ comparableMinor: sql`round(${products.priceMinor} * 100.0 / ${arsCents}::bigint)` })
      .where(eq(products.currency, 'ARS'))
  })
