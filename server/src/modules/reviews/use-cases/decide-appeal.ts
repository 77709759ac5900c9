import type { Answer, api, Input } from '@feria/contract'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { audit, refuseOfStaff } from '../../accounts/accounts.module.ts'
import { readAppeals, toAdminAppeal } from '../admin-views.ts'
import { makeDue } from '../due.ts'
import { reviewAppeals, reviews } from '../tables.ts'

/**
 * Decides an appeal: the review stays, or is removed and counts no more. Both parties read why. Admins, and moderators but for reviews by
 * or about staff; once, audited.
 */
export const decideAppeal = (ctx: Ctx, { params, body }: Input<typeof api.reviews.decide>): Promise<Answer<typeof api.reviews.decide>> =>
  withTransaction(ctx, async (ctx) => {
    const [appeal] = await ctx.db.select().from(reviewAppeals).where(eq(reviewAppeals.id, params.id)).for('update')
    if (!appeal) return fail('reviews.appeal-not-found')
    if (appeal.decidedAt) return fail('reviews.appeal-decided')
    const [review] = await ctx.db.select().from(reviews).where(eq(reviews.id, appeal.reviewId))
    if (review) await refuseOfStaff(ctx, [review.authorId, review.aboutId])
    const decidedAt = ctx.now()
    await ctx.db
      .update(reviewAppeals)
      .set({ ...body, decidedAt })
      .where(eq(reviewAppeals.id, appeal.id))
    if (body.outcome === 'se quita') {
      const [removed] = await ctx.db.update(reviews).set({ removedAt: decidedAt }).where(eq(reviews.id, appeal.reviewId)).returning()
      if (removed) await makeDue(ctx, [removed.aboutId])
    }
    const [decided] = await readAppeals(ctx).where(eq(reviewAppeals.id, appeal.id))
    if (!decided) throw new Error('A decided appeal was not returned.')
    const subject = { kind: 'review-appeal' as const, id: appeal.id, name: `Opinión de ${decided.number}` }
    await audit(ctx, 'review-appeal.decided', subject, { outcome: body.outcome })
    await emit(ctx, 'reviews.appeal-decided', { appealId: appeal.id })
    return toAdminAppeal(ctx, decided)
  })
