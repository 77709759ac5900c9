import type { Answer, api, Input } from '@feria/contract'
import { toMajor, toMinor } from '@feria/contract/money'
import type { Page } from '@feria/contract/page'
import { desc, eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { prepareOnce } from '../../../engines/db/database.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { audit } from '../../accounts/accounts.module.ts'
import { exchangeRates, products } from '../tables.ts'

type Rate = Answer<typeof api.catalogue.addRate>

/**
 * Sets the pesos per dollar from now on and recomputes the comparable price of everything in pesos. For the operator's command line and
 * admins, audited. `arsCents` are peso cents, e.g. 150000 for $ 1.500; `source` says where the rate comes from.
 */
export const setRate = (ctx: Ctx, arsCents: number, source: string): Promise<Rate> =>
  withTransaction(ctx, async (ctx) => {
    const [added] = await ctx.db.insert(exchangeRates).values({ arsCents, since: ctx.now(), source }).returning()
    if (!added) throw new Error('The rate was not stored.')
    await ctx.db
      .update(products)
      .set({ comparableMinor: sql`round(${products.priceMinor} * 100.0 / ${arsCents}::bigint)` })
      .where(eq(products.currency, 'ARS'))
    await audit(ctx, 'rate.set', { kind: 'rate', id: String(added.id), name: 'USD/ARS' }, { ars: String(toMajor(arsCents)) })
    return toRate(added)
  })

/** Sets the rate from now on. Admins only; refuses 0. */
export const addRate = (ctx: Ctx, { body }: Input<typeof api.catalogue.addRate>): Promise<Rate> => {
  if (body.ars === 0) fail('catalogue.bad-rate', {}, { ars: 'Ingresá una cotización mayor que cero.' })
  return setRate(ctx, toMinor(body.ars), 'admin')
}

/** The current rate; null while none was set. Anyone may call. */
export const getRate = async (ctx: Ctx): Promise<Answer<typeof api.catalogue.currentRate>> => {
  const [latest] = await prepareOnce(ctx.db, 'current_rate', (db) =>
    db.select().from(exchangeRates).orderBy(desc(exchangeRates.since), desc(exchangeRates.id)).limit(1).prepare('current_rate'),
  ).execute()
  return { rate: latest ? toRate(latest) : null }
}

/** All past rates, newest first. Admins only. */
export const listRates = async (ctx: Ctx, { query }: Input<typeof api.catalogue.rates>): Promise<Page<Rate>> => {
  const before = readCursor(z.int(), query.cursor)
  const rows = await ctx.db
    .select()
    .from(exchangeRates)
    .where(before ? lt(exchangeRates.id, before) : undefined)
    .orderBy(desc(exchangeRates.id))
    .limit(query.limit + 1)
  return pageOf(rows, query.limit, toRate, (row) => row.id)
}

const toRate = (row: typeof exchangeRates.$inferSelect): Rate => ({
  ars: toMajor(row.arsCents),
  since: row.since.toISOString(),
  source: row.source,
})
