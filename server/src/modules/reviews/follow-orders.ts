import { REVIEW_REMINDER_DAYS } from '@feria/contract/reviews/values'
import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { emit } from '../../core/events.ts'
import { withTransaction } from '../../core/transaction.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { makeDue } from './due.ts'
import { findParty } from './queries.ts'
import { closingOf } from './rules.ts'
import { reviewReminders, reviews, sellerCancellations } from './tables.ts'
import { markTied } from './ties.ts'

const DAY_MS = 86_400_000
const BATCH = 200

/**
 * Follows an order to its end: its parties are reminded of it three days later, a claim that ended gives both 14 days from then on, and
 * the seller's facts are counted anew. Who gave the money of an order back that was never sent is kept, since the order does not say.
 * Idempotent.
 */
export const followOrder = async (ctx: Ctx, { orderId, buyerId, sellerId, status, by }: Events['orders.moved']): Promise<void> => {
  if (status !== 'completada' && status !== 'reembolsada') return
  const { end, isCancelled } = await findParty(ctx, orderId, buyerId)
  if (status === 'reembolsada' && (by === 'seller' || by === 'clock') && isCancelled)
    await ctx.db.insert(sellerCancellations).values({ orderId }).onConflictDoNothing()
  await makeDue(ctx, [sellerId])
  if (!end || closingOf(end) <= ctx.now()) return
  const isSealed = and(eq(reviews.orderId, orderId), isNull(reviews.publishedAt))
  await ctx.db
    .update(reviews)
    .set({ closesAt: closingOf(end) })
    .where(isSealed)
  const dueAt = new Date(end.getTime() + REVIEW_REMINDER_DAYS * DAY_MS)
  if (dueAt <= ctx.now()) return
  await ctx.db.insert(reviewReminders).values({ orderId, dueAt }).onConflictDoUpdate({ target: reviewReminders.orderId, set: { dueAt } })
}

/** A bank took the money of an order back: its reviews count no more. Idempotent. */
export const followTakenBack = (ctx: Ctx, { reference }: Events['payments.taken-back']): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const isOf = eq(reviews.orderId, reference)
    await markTied(ctx, isOf)
    const written = await ctx.db.select({ aboutId: reviews.aboutId }).from(reviews).where(isOf)
    if (written.length > 0)
      await makeDue(
        ctx,
        written.map(({ aboutId }) => aboutId),
      )
  })

/** Runs hourly: of orders that ended three days ago, whoever has not written is reminded, once, within their notifications' budget. */
export const remind = async (ctx: Ctx): Promise<void> => {
  for (let found = BATCH; found === BATCH; ) {
    found = await withTransaction(ctx, async (ctx) => {
      const due = await ctx.db
        .select({ orderId: reviewReminders.orderId })
        .from(reviewReminders)
        .where(lte(reviewReminders.dueAt, ctx.now()))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      const ids = due.map(({ orderId }) => orderId)
      if (ids.length > 0) await ctx.db.delete(reviewReminders).where(isAmong(reviewReminders.orderId, ids))
      for (const orderId of ids) await emit(ctx, 'reviews.reminder-due', { orderId })
      return ids.length
    })
  }
}
