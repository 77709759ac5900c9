import type { Answer, api, Input } from '@feria/contract'
import { APPEAL_DAYS } from '@feria/contract/reviews/values'
import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { lockReview, publicationOf } from '../lock-review.ts'
import { readPartyReview } from '../party-review.ts'
import { isWithinDays } from '../rules.ts'
import { reviewAppeals } from '../tables.ts'

/** The reviewed member asks an admin to remove a published review, once, within 30 days; it stays visible until the decision. */
export const appealReview = (ctx: Ctx, { params, body }: Input<typeof api.reviews.appeal>): Promise<Answer<typeof api.reviews.appeal>> =>
  withTransaction(ctx, async (ctx) => {
    const row = await lockReview(ctx, params.id, 'aboutId')
    const publishedAt = publicationOf(row)
    const [before] = await ctx.db.select().from(reviewAppeals).where(eq(reviewAppeals.reviewId, row.id))
    if (before) return fail('reviews.already-appealed')
    const createdAt = ctx.now()
    if (!isWithinDays(publishedAt, createdAt, APPEAL_DAYS)) return fail('reviews.appeal-late', { days: APPEAL_DAYS })
    await ctx.db.insert(reviewAppeals).values({ id: newId({ msecs: createdAt.getTime() }), reviewId: row.id, ...body, createdAt })
    return readPartyReview(ctx, row.id)
  })
