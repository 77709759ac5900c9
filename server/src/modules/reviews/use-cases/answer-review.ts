import type { Answer, api, Input } from '@feria/contract'
import { REVIEW_ANSWER_DAYS } from '@feria/contract/reviews/values'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { contactsIn } from '../../../language/shield/contacts.ts'
import { refuseContacts } from '../../../platform/refuse-contacts.ts'
import { lockReview, publicationOf } from '../lock-review.ts'
import { readPartyReview } from '../party-review.ts'
import { isWithinDays } from '../rules.ts'
import { reviews } from '../tables.ts'

/** The reviewed member answers a published review, once, within 14 days. Refuses ways out of Feria, as in reviews. */
export const answerReview = (ctx: Ctx, { params, body }: Input<typeof api.reviews.answer>): Promise<Answer<typeof api.reviews.answer>> =>
  withTransaction(ctx, async (ctx) => {
    const row = await lockReview(ctx, params.id, 'aboutId')
    const publishedAt = publicationOf(row)
    if (row.answer !== null) return fail('reviews.already-answered')
    if (!isWithinDays(publishedAt, ctx.now())) return fail('reviews.answer-late', { days: REVIEW_ANSWER_DAYS })
    refuseContacts({ text: body.text }, contactsIn)
    await ctx.db.update(reviews).set({ answer: body.text, answeredAt: ctx.now() }).where(eq(reviews.id, row.id))
    return readPartyReview(ctx, row.id)
  })
