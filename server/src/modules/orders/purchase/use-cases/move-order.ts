import type { Answer, api, Input } from '@feria/contract'
import { type Ctx, memberOf } from '../../../../core/context.ts'
import { fail } from '../../../../core/errors.ts'
import { withTransaction } from '../../../../core/transaction.ts'
import { lockOrder, moveTo, partyOf, releaseFunds } from '../money.ts'

/**
 * The seller says that an order was sent, with how to follow it; the buyer says that it arrived, which pays the seller. Nobody else finds
 * the order. Refuses every step that the table of states does not name; the same step again changes nothing and tells nobody.
 */
export const moveOrder = (ctx: Ctx, { params, body }: Input<typeof api.orders.setStatus>): Promise<Answer<typeof api.orders.setStatus>> =>
  withTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, params.id)
    const who = partyOf(order, memberOf(ctx).id)
    if (!order || !who) return fail('orders.not-found')
    if (order.status === body.status) return { id: order.id, status: order.status }
    // Out of a dispute leads only what ends the claim.
    if (order.status === 'en disputa') fail('orders.bad-step', { status: order.status, next: body.status })
    const moved = await moveTo(ctx, order, who, body.status, body.status === 'enviada' ? { tracking: body.tracking } : {})
    if (body.status === 'completada') await releaseFunds(ctx, moved, 'completed')
    return { id: order.id, status: body.status }
  })
