import type { Answer, api, Input } from '@feria/contract'
import { eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { isAmong } from '../../../engines/db/lists.ts'
import { users } from '../../accounts/tables.ts'
import { findParty, LEFT, toPartyReview } from '../queries.ts'
import { closingOf, windowOf } from '../rules.ts'
import { reviewAppeals, reviews } from '../tables.ts'

/**
 * Whether the member can review an order of theirs, until when, their own review and, once it is published, the other party's. What is
 * sealed is told to nobody but its author, not even that it is there. Others do not find the order.
 */
export const getOrderReviews = async (
  ctx: Ctx,
  { params }: Input<typeof api.reviews.ofOrder>,
): Promise<Answer<typeof api.reviews.ofOrder>> => {
  const viewerId = memberOf(ctx).id
  const { side, aboutId, end } = await findParty(ctx, params.id, viewerId)
  const people = await ctx.db
    .select({ id: users.id, name: users.name, imageUrl: users.imageUrl, deletedAt: users.deletedAt })
    .from(users)
    .where(isAmong(users.id, [viewerId, aboutId]))
  const authorOf = (id: string) => {
    const person = people.find((one) => one.id === id)
    return person && !person.deletedAt ? { name: person.name, imageUrl: person.imageUrl } : { name: LEFT, imageUrl: null }
  }
  const rows = await ctx.db
    .select({ review: reviews, appeal: reviewAppeals })
    .from(reviews)
    .leftJoin(reviewAppeals, eq(reviewAppeals.reviewId, reviews.id))
    .where(eq(reviews.orderId, params.id))
  const shown = rows.map(({ review, appeal }) => ({
    row: review,
    shown: toPartyReview(ctx, review, appeal, authorOf(review.authorId), viewerId),
  }))
  const mine = shown.find(({ row }) => row.authorId === viewerId)
  const theirs = shown.find(({ row }) => row.authorId === aboutId && row.publishedAt !== null)
  const window = windowOf(end, ctx.now(), { isWritten: mine !== undefined, isOtherPublished: theirs !== undefined })
  return {
    side,
    other: authorOf(aboutId).name,
    window,
    closesAt: window === 'abierta' && end ? closingOf(end).toISOString() : null,
    mine: mine?.shown ?? null,
    theirs: theirs?.shown ?? null,
  }
}
