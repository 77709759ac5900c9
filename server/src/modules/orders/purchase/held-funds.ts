import { eq, lt } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { orders } from '../tables.ts'
import { lockOrder, releaseFunds } from './money.ts'

const SWEEP_SIZE = 200

/**
 * Runs hourly: releases the money of completed purchases from businesses, through a link or by the buyer's code, once their buyers cannot
 * withdraw, to all parties. An order with a claim is not completed, so it waits. Idempotent.
 */
export const releaseHeldFunds = async (ctx: Ctx): Promise<void> => {
  const due = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(lt(orders.heldUntil, ctx.now()))
    .orderBy(orders.heldUntil)
    .limit(SWEEP_SIZE)
  for (const { id } of due) await payOne(ctx, id)
}

const payOne = (ctx: Ctx, id: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, id)
    const now = ctx.now()
    if (order?.status !== 'completada' || !order.heldUntil || now <= order.heldUntil) return
    await releaseFunds(ctx, order, 'withdrawal-ended')
    await ctx.db.update(orders).set({ heldUntil: null }).where(eq(orders.id, id))
    await emit(ctx, 'orders.paid-out', { orderId: id, at: now.toISOString() })
  })
