import type { PartyReview } from '@feria/contract/reviews/schemas'
import { eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { users } from '../accounts/tables.ts'
import { LEFT, toPartyReview } from './queries.ts'
import { reviewAppeals, reviews } from './tables.ts'

/** One review as the calling party reads it; the caller has made sure that they are one. */
export const readPartyReview = async (ctx: Ctx, id: string): Promise<PartyReview> => {
  const [found] = await ctx.db
    .select({ review: reviews, appeal: reviewAppeals, name: users.name, imageUrl: users.imageUrl, leftAt: users.deletedAt })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.authorId))
    .leftJoin(reviewAppeals, eq(reviewAppeals.reviewId, reviews.id))
    .where(eq(reviews.id, id))
  if (!found) return fail('reviews.not-found')
  const { review, appeal, name, imageUrl, leftAt } = found
  return toPartyReview(ctx, review, appeal, leftAt ? { name: LEFT, imageUrl: null } : { name, imageUrl }, memberOf(ctx).id)
}
