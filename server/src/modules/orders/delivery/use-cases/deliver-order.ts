import type { Answer, api, Input } from '@feria/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../../core/context.ts'
import { fail } from '../../../../core/errors.ts'
import { orders } from '../../tables.ts'
import { handOver } from '../hand-over.ts'

/**
 * The seller of a paid order tells its buyer's code: it is completed, and its money released as `handOver` says. Others, its buyer too, do
 * not find it. Idempotent: the right code of a completed order answers it again, so that a browser may tell it once more. Refuses another
 * code with `orders.bad-code` and, whatever the code, an order with a claim or given back with `orders.bad-step`.
 */
export const deliverOrder = async (
  ctx: Ctx,
  { params, body }: Input<typeof api.orders.delivered>,
): Promise<Answer<typeof api.orders.delivered>> => {
  const isSold = and(eq(orders.id, params.id), eq(orders.sellerId, memberOf(ctx).id), isNotNull(orders.paidAt))
  const [sold] = await ctx.db.select({ id: orders.id }).from(orders).where(isSold)
  if (!sold) return fail('orders.not-found')
  const { outcome, order } = await handOver(ctx, sold.id, body.code)
  if (outcome === 'bad-code') return fail('orders.bad-code')
  if (outcome === 'bad-step' || !order) return fail('orders.bad-step', { status: order?.status ?? '', next: 'completada' })
  return { id: order.id, status: order.status, heldUntil: order.heldUntil?.toISOString() ?? null }
}
