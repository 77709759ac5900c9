import { and, asc, eq, isNull, lte, ne } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { emit } from '../../core/events.ts'
import { withTransaction } from '../../core/transaction.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { orders } from '../orders/tables.ts'
import { makeDue } from './due.ts'
import { reviews } from './tables.ts'
import { markTiedAmong } from './ties.ts'

const BATCH = 100
const isUndisputed = ne(orders.status, 'en disputa')
const isSealed = and(isNull(reviews.publishedAt), isNull(reviews.withdrawnAt))

/** Publishes what is sealed of these orders, which the caller has locked, in the caller's transaction: both reviews of an order or none. */
export const publish = async (ctx: Ctx, orderIds: string[]): Promise<void> => {
  const published = await ctx.db
    .update(reviews)
    .set({ publishedAt: ctx.now() })
    .where(and(isAmong(reviews.orderId, orderIds), isSealed))
    .returning({ id: reviews.id, aboutId: reviews.aboutId })
  if (published.length === 0) return
  const reviewIds = published.map(({ id }) => id)
  await markTiedAmong(ctx, reviewIds)
  await makeDue(
    ctx,
    published.map(({ aboutId }) => aboutId),
  )
  await emit(ctx, 'reviews.published', { reviewIds })
}

/**
 * Runs every few minutes: publishes reviews of which the other party did not write within 14 days, in batches; never during a claim, at
 * whose end the time begins anew. Idempotent.
 */
export const publishSealed = async (ctx: Ctx): Promise<void> => {
  for (;;) {
    const due = await ctx.db
      .selectDistinct({ id: orders.id })
      .from(reviews)
      .innerJoin(orders, eq(orders.id, reviews.orderId))
      .where(and(isSealed, lte(reviews.closesAt, ctx.now()), isUndisputed))
      .limit(BATCH)
    const ids = due.map(({ id }) => id)
    if (ids.length > 0) await withTransaction(ctx, (ctx) => publishLocked(ctx, ids))
    if (ids.length < BATCH) return
  }
}

const publishLocked = async (ctx: Ctx, ids: string[]): Promise<void> => {
  const locked = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isAmong(orders.id, ids), isUndisputed))
    .orderBy(asc(orders.id))
    .for('no key update')
  if (locked.length > 0)
    await publish(
      ctx,
      locked.map(({ id }) => id),
    )
}
