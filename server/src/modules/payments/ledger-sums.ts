import { sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { rowsOf } from '../../engines/db/database.ts'
import { ledgerAccounts } from './tables.ts'

/** The sum of all accounts of a kind in a currency, in minor units. For operators: it names no member. */
export const sumAccounts = async (ctx: Ctx): Promise<{ kind: string; currency: string; sumMinor: number }[]> => {
  const { kind, currency, balanceMinor } = ledgerAccounts
  const found = await ctx.db.execute(
    sql`select ${kind} as kind, ${currency} as currency, sum(${balanceMinor})::text as sum from ${ledgerAccounts} group by 1, 2`,
  )
  return rowsOf<{ kind: string; currency: string; sum: string }>(found).map(({ sum, ...account }) => ({
    ...account,
    sumMinor: Number(sum),
  }))
}
