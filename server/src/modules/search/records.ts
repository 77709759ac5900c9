import { count, eq } from 'drizzle-orm'
import type { Ctx, PersonalData } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { completedSales } from './tables.ts'

/** Adds a completed order to its seller's record; idempotent. */
export const recordSale = async (ctx: Ctx, { orderId, sellerId, status }: Events['orders.moved']): Promise<void> => {
  // An order refunded after completion no longer counts.
  if (status === 'reembolsada') await ctx.db.delete(completedSales).where(eq(completedSales.orderId, orderId))
  if (status !== 'completada') return
  await ctx.db.insert(completedSales).values({ orderId, sellerId, completedAt: ctx.now() }).onConflictDoNothing()
}

/** How many orders each of these sellers has completed; those without any are left out. */
export const countSales = async (ctx: Ctx, sellerIds: string[]): Promise<Map<string, number>> => {
  if (sellerIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ sellerId: completedSales.sellerId, sales: count() })
    .from(completedSales)
    .where(isAmong(completedSales.sellerId, sellerIds))
    .groupBy(completedSales.sellerId)
  return new Map(rows.map(({ sellerId, sales }) => [sellerId, sales]))
}

/** The search keeps a member's completed sales. */
export const searchPersonalData: PersonalData = {
  export: async (ctx, userId) => {
    const rows = await ctx.db.select().from(completedSales).where(eq(completedSales.sellerId, userId))
    return { completedSales: rows.map(({ orderId, completedAt }) => ({ orderId, completedAt: completedAt.toISOString() })) }
  },
}
