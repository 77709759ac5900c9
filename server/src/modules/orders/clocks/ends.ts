import type { OrderClock } from '@feria/contract/orders/values'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { emit } from '../../../core/events.ts'
import { endClaim } from '../claims/queries.ts'
import { moveTo, type OrderRow, refundAll, releaseFunds } from '../purchase/money.ts'
import { orders } from '../tables.ts'

/** What each clock that is due does to an order, which the caller has locked, in the caller's transaction. */
export type End = (ctx: Ctx, order: OrderRow) => Promise<void>

/** The seller is reminded, once. */
export const remindSeller: End = async (ctx, { id }) => {
  const now = ctx.now()
  await ctx.db.update(orders).set({ remindedAt: now }).where(eq(orders.id, id))
  await emit(ctx, 'orders.send-reminded', { orderId: id, at: now.toISOString() })
}

/** It was not sent or handed over in time: the buyer gets everything back, and the units return to stock. */
export const refundLate =
  (clock: OrderClock): End =>
  async (ctx, order) => {
    await moveTo(ctx, order, 'clock', 'reembolsada', {}, clock)
    await refundAll(ctx, order)
  }

/** Silence about what was sent means that it arrived: the seller is paid. */
export const completeSilent: End = async (ctx, order) =>
  releaseFunds(ctx, await moveTo(ctx, order, 'clock', 'completada', {}, 'silent'), 'completed')

/** A claim that nobody answered, or decided, ends for its buyer, in words for both parties: others where it got more time. */
export const refundUnresolved =
  (clock: OrderClock, note: (isExtended: boolean) => string): End =>
  async (ctx, order) => {
    await moveTo(ctx, order, 'clock', 'reembolsada', {}, clock)
    await endClaim(ctx, order.id, await refundAll(ctx, order), note, clock)
  }

/**
 * The money of a completed purchase from a business, through a link or by the buyer's code, is released to all parties: its buyer cannot
 * withdraw any more. An order with a claim is not completed, so it waits.
 */
export const releaseHeld: End = async (ctx, order) => {
  await releaseFunds(ctx, order, 'withdrawal-ended')
  await ctx.db.update(orders).set({ heldUntil: null }).where(eq(orders.id, order.id))
  await emit(ctx, 'orders.paid-out', { orderId: order.id, at: ctx.now().toISOString() })
}
