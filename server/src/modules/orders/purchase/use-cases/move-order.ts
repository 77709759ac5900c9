import type { Answer, api, Input } from '@feria/contract'
import { type Ctx, memberOf } from '../../../../core/context.ts'
import { fail } from '../../../../core/errors.ts'
import { withTransaction } from '../../../../core/transaction.ts'
import { lockOrder, moveTo, partyOf, releaseFunds } from '../money.ts'

/**
 * The seller marks an order as shipped, with its tracking; the buyer confirms its delivery, which pays the seller. Others do not find the
 * order. Refuses every transition that the table of states does not allow; repeating a step is idempotent and emits nothing.
 */
export const moveOrder = (ctx: Ctx, { params, body }: Input<typeof api.orders.setStatus>): Promise<Answer<typeof api.orders.setStatus>> =>
  withTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, params.id)
    const who = partyOf(order, memberOf(ctx).id)
    if (!order || !who) return fail('orders.not-found')
    if (order.status === body.status) return { id: order.id, status: order.status }
    // Only the end of its claim moves an order out of a dispute.
    if (order.status === 'en disputa') fail('orders.bad-step', { status: order.status, next: body.status })
    const moved = await moveTo(ctx, order, who, body.status, body.status === 'enviada' ? { tracking: body.tracking } : {})
    if (body.status === 'completada') await releaseFunds(ctx, moved, 'completed')
    return { id: order.id, status: body.status }
  })
