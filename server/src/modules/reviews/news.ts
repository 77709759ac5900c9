import type { ReviewSide } from '@feria/contract/reviews/values'
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
  return (await membersOf(ctx, order)).filter(({ userId }) => {
    const isWritten = written.some(({ authorId }) => authorId === userId)
    const isOtherPublished = written.some(({ authorId, publishedAt }) => authorId !== userId && publishedAt !== null)
    return windowOf(end, ctx.now(), { isWritten, isOtherPublished }) === 'abierta'
  })
}

/** Published reviews that are still there, about members who are. For `notifications`. */
export const findReviews = async (ctx: Ctx, ids: string[]) => {
  const rows = await ctx.db
    .select({
      id: reviews.id,
      orderId: reviews.orderId,
      aboutId: reviews.aboutId,
      side: reviews.side,
      publishedAt: reviews.publishedAt,
    })
    .from(reviews)
    .innerJoin(users, and(eq(users.id, reviews.aboutId), isNull(users.deletedAt)))
    .where(and(isAmong(reviews.id, ids), isNull(reviews.withdrawnAt)))
  return rows.flatMap(({ publishedAt, ...row }) => (publishedAt ? [{ ...row, publishedAt: publishedAt.toISOString() }] : []))
}

/** The parties of a decided appeal who are still members, and when it was decided. For `notifications`. */
export const findAppealed = async (ctx: Ctx, appealId: string) => {
  const [found] = await ctx.db
    .select({ orderId: orders.id, buyer: orders.buyerId, seller: orders.sellerId, decidedAt: reviewAppeals.decidedAt })
    .from(reviewAppeals)
    .innerJoin(reviews, eq(reviews.id, reviewAppeals.reviewId))
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(eq(reviewAppeals.id, appealId))
  if (!found?.decidedAt) return null
  const parties = await membersOf(ctx, found)
  return { orderId: found.orderId, parties, at: found.decidedAt.toISOString() }
}

/** Which of the parties of an order are still members. */
const membersOf = async (ctx: Ctx, order: Record<ReviewSide, string>) => {
  const members = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(isAmong(users.id, [order.buyer, order.seller]), isNull(users.deletedAt)))
  return (['buyer', 'seller'] as const).flatMap((side) =>
    members.some(({ id }) => id === order[side]) ? [{ userId: order[side], side }] : [],
  )
}
