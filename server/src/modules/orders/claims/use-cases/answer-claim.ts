import type { Answer, api, Input } from '@feria/contract'
import { eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../../core/context.ts'
import { fail } from '../../../../core/errors.ts'
import { emit } from '../../../../core/events.ts'
import { withTransaction } from '../../../../core/transaction.ts'
import { keepPictures } from '../../../uploads/uploads.module.ts'
import { claims } from '../../tables.ts'
import { lockClaim, toClaim } from '../queries.ts'

/** The seller answers an open claim, once; an admin then decides. Others do not find it; refuses others' pictures. */
export const answerClaim = (
  ctx: Ctx,
  { params, body }: Input<typeof api.orders.answerClaim>,
): Promise<Answer<typeof api.orders.answerClaim>> =>
  withTransaction(ctx, async (ctx) => {
    const { claim, order } = await lockClaim(ctx, params.id)
    if (order.sellerId !== memberOf(ctx).id) return fail('orders.claim-not-found')
    if (claim.settledAt || claim.answeredAt) return fail('orders.claim-settled')
    await keepPictures(ctx, body.photos)
    const [answered] = await ctx.db
      .update(claims)
      .set({ answer: body.text, answerPhotos: body.photos, answeredAt: ctx.now() })
      .where(eq(claims.id, claim.id))
      .returning()
    if (!answered) throw new Error('An updated claim was not returned.')
    await emit(ctx, 'orders.claim-moved', { claimId: claim.id, orderId: order.id, step: 'answered' })
    return toClaim(answered, ctx.config)
  })
