import type { Answer, api, Input } from '@feria/contract'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../core/context.ts'
import { fail } from '../../../../core/errors.ts'
import { orders } from '../../tables.ts'
import { confirmFreeOrder } from '../payment.ts'
import { getOrder } from '../queries.ts'
import { chargeNow } from '../repeats.ts'

/**
 * Pays a reserved purchase of the member with a card, or without one if it is free. A paid one is returned as it is, an expired one fails
 * with `orders.not-payable`.
 */
export const payOrder = async (ctx: Ctx, { params, body }: Input<typeof api.orders.pay>): Promise<Answer<typeof api.orders.pay>> => {
  const { status } = await getOrder(ctx, params.id)
  if (status === 'cancelada') fail('orders.not-payable')
  if (status !== 'reservada') return getOrder(ctx, params.id)
  if (await confirmFreeOrder(ctx, params.id)) return getOrder(ctx, params.id)
  await ctx.db.update(orders).set({ paymentMethod: body.paymentMethod }).where(eq(orders.id, params.id))
  await chargeNow(ctx, params.id, { token: body.cardToken, type: body.paymentMethod })
  return getOrder(ctx, params.id)
}
