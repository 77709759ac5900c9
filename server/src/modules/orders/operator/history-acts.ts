import { toMajor } from '@feria/contract/money'
import type { Order } from '@feria/contract/orders/schemas'
import { desc } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { isAmong } from '../../../engines/db/lists.ts'
import { orderActs } from '../tables.ts'

/** So many of all orders that are read at once: acts are rare, and each was made by hand. */
const MAX_ACTS = 200

/** What operators did to each of these orders, as its parties read it in its history. */
export const historyActsOf = async (ctx: Ctx, orderIds: string[]): Promise<Map<string, Order['history']>> => {
  if (orderIds.length === 0) return new Map()
  const ofThese = isAmong(orderActs.orderId, orderIds)
  const rows = await ctx.db.select().from(orderActs).where(ofThese).orderBy(desc(orderActs.id)).limit(MAX_ACTS)
  return new Map(
    [...Map.groupBy(rows, ({ orderId }) => orderId)].map(([orderId, acts]) => [
      orderId,
      acts.reverse().map(({ kind, createdAt, reason, amountMinor, until }) => ({
        at: createdAt.toISOString(),
        event: kind === 'refund' ? ('given back' as const) : ('extended' as const),
        act: { reason, amount: amountMinor === null ? null : toMajor(amountMinor), until: until?.toISOString() ?? null },
      })),
    ]),
  )
}
