import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { PersonalData } from '../../core/context.ts'
import { reputations, reviewAppeals, reviews } from './tables.ts'

/**
 * The reviews that a member wrote, and those about them that are published, with their appeals. When they leave, what they wrote stays
 * without their name, since the score of the other is of it; private notes, what they told admins and their own sums go.
 */
export const reviewPersonalData: PersonalData = {
  export: async (ctx, userId) => {
    const written = await ctx.db.select().from(reviews).where(eq(reviews.authorId, userId)).orderBy(asc(reviews.id))
    const received = await ctx.db
      .select({ review: reviews, appeal: reviewAppeals })
      .from(reviews)
      .leftJoin(reviewAppeals, eq(reviewAppeals.reviewId, reviews.id))
      .where(and(eq(reviews.aboutId, userId), isNotNull(reviews.publishedAt), isNull(reviews.withdrawnAt), isNull(reviews.removedAt)))
      .orderBy(asc(reviews.id))
    return {
      written: written.map(({ orderId, stars, tags, text, note, createdAt, publishedAt, withdrawnAt }) => ({
        orderId,
        stars,
        tags,
        text,
        note,
        createdAt: createdAt.toISOString(),
        publishedAt: publishedAt?.toISOString() ?? null,
        withdrawnAt: withdrawnAt?.toISOString() ?? null,
      })),
      received: received.map(({ review: { orderId, stars, tags, text, answer, publishedAt }, appeal }) => ({
        orderId,
        stars,
        tags,
        text,
        answer,
        publishedAt: publishedAt?.toISOString() ?? null,
        appeal: appeal && { reason: appeal.reason, text: appeal.text, outcome: appeal.outcome, note: appeal.note },
      })),
    }
  },
  erase: async (ctx, userId) => {
    await ctx.db.update(reviews).set({ note: null }).where(eq(reviews.authorId, userId))
    const about = ctx.db.select({ id: reviews.id }).from(reviews).where(eq(reviews.aboutId, userId))
    await ctx.db.update(reviewAppeals).set({ text: null }).where(inArray(reviewAppeals.reviewId, about))
    await ctx.db.delete(reputations).where(eq(reputations.userId, userId))
  },
}
