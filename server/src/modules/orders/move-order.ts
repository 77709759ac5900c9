import type { Answer, api, Input } from '@feria/contract'
import { and, eq } from 'drizzle-orm'
import { atomically } from '../../atomically.ts'
import { type Ctx, memberOf } from '../../context.ts'
import { fail } from '../../errors.ts'
import { emit } from '../../events.ts'
import { mayMove } from './orders.rules.ts'
import { orders } from './orders.tables.ts'

/**
 * The seller says that an order was sent; the buyer says that it arrived. Nobody else finds the order.
 * Refuses every step that the table of states does not name; the same step again changes nothing and tells nobody.
 */
export const moveOrder = (ctx: Ctx, { params, body }: Input<typeof api.orders.setStatus>): Promise<Answer<typeof api.orders.setStatus>> =>
  atomically(ctx, async (ctx) => {
    const me = memberOf(ctx).id
    const [order] = await ctx.db.select().from(orders).where(eq(orders.id, params.id)).for('update')
    const who = order?.buyerId === me ? 'buyer' : order?.sellerId === me ? 'seller' : null
    if (!order || !who) return fail('orders.not-found')
    if (order.status === body.status) return { id: order.id, status: order.status }
    if (!mayMove(order.status, body.status, who)) fail('orders.bad-step', { status: order.status, next: body.status })
    const now = ctx.now()
    await ctx.db
      .update(orders)
      .set({ status: body.status, ...(body.status === 'enviada' ? { sentAt: now } : { completedAt: now }) })
      .where(and(eq(orders.id, order.id), eq(orders.status, order.status)))
    const { id, number, buyerId, sellerId } = order
    await emit(ctx, 'orders.moved', { orderId: id, number, buyerId, sellerId, status: body.status })
    return { id, status: body.status }
  })
