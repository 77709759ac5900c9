import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { users } from '../accounts/tables.ts'
import { orders } from '../orders/tables.ts'
import { findParty } from './queries.ts'
import { windowOf } from './rules.ts'
import { reviewAppeals, reviews } from './tables.ts'

/** The parties of an order who have not reviewed it and still can. For `notifications`. */
export const findUnwritten = async (ctx: Ctx, orderId: string) => {
  const [order] = await ctx.db.select({ buyer: orders.buyerId, seller: orders.sellerId }).from(orders).where(eq(orders.id, orderId))
  if (!order) return []
  const { end } = await findParty(ctx, orderId, order.buyer)
  const written = await ctx.db.select().from(reviews).where(eq(reviews.orderId, orderId))
  const members = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(isAmong(users.id, [order.buyer, order.seller]), isNull(users.deletedAt)))
  return (['buyer', 'seller'] as const).flatMap((side) => {
    const userId = order[side]
    const isWritten = written.some(({ authorId }) => authorId === userId)
    const isOtherPublished = written.some(({ authorId, publishedAt }) => authorId !== userId && publishedAt !== null)
    const isOpen = windowOf(end, ctx.now(), { isWritten, isOtherPublished }) === 'abierta'
    return isOpen && members.some(({ id }) => id === userId) ? [{ userId, side }] : []
  })
}

/** Published reviews that are still there. For `notifications`. */
export const findReviews = async (ctx: Ctx, ids: string[]) => {
  const rows = await ctx.db
    .select()
    .from(reviews)
    .where(and(isAmong(reviews.id, ids), isNull(reviews.withdrawnAt)))
  return rows.flatMap(({ id, orderId, aboutId, side, publishedAt }) =>
    publishedAt ? [{ id, orderId, aboutId, side, publishedAt: publishedAt.toISOString() }] : [],
  )
}

/** The parties of a decided appeal, and when it was decided. For `notifications`. */
export const findAppealed = async (ctx: Ctx, appealId: string) => {
  const [found] = await ctx.db
    .select({ orderId: orders.id, buyer: orders.buyerId, seller: orders.sellerId, decidedAt: reviewAppeals.decidedAt })
    .from(reviewAppeals)
    .innerJoin(reviews, eq(reviews.id, reviewAppeals.reviewId))
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(eq(reviewAppeals.id, appealId))
  return found?.decidedAt ? { ...found, at: found.decidedAt.toISOString() } : null
}
