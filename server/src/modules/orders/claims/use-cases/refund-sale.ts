import type { Answer, api, Input } from '@feria/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../../core/context.ts'
import { fail } from '../../../../core/errors.ts'
import { withTransaction } from '../../../../core/transaction.ts'
import { lockOrder } from '../../purchase/money.ts'
import { claims } from '../../tables.ts'
import { refundOrder } from './resolve-claim.ts'

/** The seller refunds a sale in full, before shipping or during a claim. Others do not find the order. */
export const refundSale = (ctx: Ctx, { params }: Input<typeof api.orders.refundSale>): Promise<Answer<typeof api.orders.refundSale>> =>
  withTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, params.id)
    if (order?.sellerId !== memberOf(ctx).id || order.paidAt === null) return fail('orders.not-found')
    const [open] = await ctx.db
      .select({ id: claims.id })
      .from(claims)
      .where(and(eq(claims.orderId, order.id), isNull(claims.settledAt)))
    await refundOrder(ctx, order, open?.id ?? null)
    return { id: order.id, status: 'reembolsada' }
  })
