import type { Answer, api, Input } from '@feria/contract'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { makeDue } from '../due.ts'
import { lockReview } from '../lock-review.ts'
import { readPartyReview } from '../party-review.ts'
import { reviews } from '../tables.ts'

/** The author takes a review back, sealed or published: it counts no more and is not written again. Idempotent. Only the author. */
export const withdrawReview = (ctx: Ctx, { params }: Input<typeof api.reviews.withdraw>): Promise<Answer<typeof api.reviews.withdraw>> =>
  withTransaction(ctx, async (ctx) => {
    const row = await lockReview(ctx, params.id, 'authorId')
    if (!row.withdrawnAt && !row.removedAt) {
      await ctx.db.update(reviews).set({ withdrawnAt: ctx.now() }).where(eq(reviews.id, row.id))
      await makeDue(ctx, [row.aboutId])
    }
    return readPartyReview(ctx, row.id)
  })
