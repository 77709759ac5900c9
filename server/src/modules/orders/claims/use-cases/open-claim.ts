import type { Answer, api, Input } from '@feria/contract'
import type { Claim } from '@feria/contract/orders/schemas'
import type { ClaimKind } from '@feria/contract/orders/values'
import { CLAIM_DAYS } from '@feria/contract/orders/values'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../../../core/context.ts'
import { fail } from '../../../../core/errors.ts'
import { emit } from '../../../../core/events.ts'
import { withTransaction } from '../../../../core/transaction.ts'
import { keepPictures } from '../../../uploads/uploads.module.ts'
import { hold, lockOrder, moveTo, type OrderRow } from '../../purchase/money.ts'
import { isWithinClaim } from '../../rules.ts'
import { claims } from '../../tables.ts'
import { toClaim } from '../queries.ts'

/**
 * The buyer opens a claim: the order is in dispute and its money held, taken back from the seller's balance if already released. Until
 * ten days after delivery, one claim at a time. Others do not find the order.
 */
export const openClaim = (ctx: Ctx, { params, body }: Input<typeof api.orders.openClaim>): Promise<Answer<typeof api.orders.openClaim>> =>
  withTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, params.id)
    if (order?.buyerId !== memberOf(ctx).id) return fail('orders.not-found')
    return startClaim(ctx, order, 'problema', body)
  })

/** Opens a claim about a locked order, in the caller's transaction. Refuses others' pictures. */
export const startClaim = async (
  ctx: Ctx,
  order: OrderRow,
  kind: ClaimKind,
  { text, photos }: { text: string; photos: string[] },
): Promise<Claim> => {
  if (order.status === 'en disputa') fail('orders.claim-open')
  if (!isWithinClaim(order, ctx.now())) fail('orders.claim-late', { days: CLAIM_DAYS })
  await keepPictures(ctx, photos)
  const now = ctx.now()
  const id = newId({ msecs: now.getTime() })
  await moveTo(ctx, order, 'buyer', 'en disputa')
  await hold(ctx, order, id)
  const [claim] = await ctx.db.insert(claims).values({ id, orderId: order.id, kind, text, photos, createdAt: now }).returning()
  if (!claim) throw new Error('An inserted claim was not returned.')
  await emit(ctx, 'orders.claim-moved', { claimId: id, orderId: order.id, step: 'opened' })
  return toClaim(claim, ctx.config)
}
