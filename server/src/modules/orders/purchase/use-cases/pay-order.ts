import type { Answer, api, Input } from '@feria/contract'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../core/context.ts'
import { fail } from '../../../../core/errors.ts'
import { findPayableCard } from '../../../payments/payments.module.ts'
import { orders } from '../../tables.ts'
import { confirmFreeOrder } from '../payment.ts'
import { getOrder } from '../queries.ts'
import { chargeNow } from '../repeats.ts'
import { cardOf } from './charge-order.ts'

/**
 * Pays a reserved purchase of the member with a card, a kept one of theirs or another, or without one if it is free. A paid one is
 * returned as it is, an expired one fails with `orders.not-payable`.
 */
export const payOrder = async (ctx: Ctx, { params, body }: Input<typeof api.orders.pay>): Promise<Answer<typeof api.orders.pay>> => {
  const { status } = await getOrder(ctx, params.id)
  if (status === 'cancelada') fail('orders.not-payable')
  if (status !== 'reservada') return getOrder(ctx, params.id)
  if (await confirmFreeOrder(ctx, params.id)) return getOrder(ctx, params.id)
  const paymentMethod = body.cardId ? (await findPayableCard(ctx, body.cardId)).cardType : body.paymentMethod
  await ctx.db.update(orders).set({ paymentMethod }).where(eq(orders.id, params.id))
  const card = cardOf(body)
  if (card) await chargeNow(ctx, params.id, card)
  return getOrder(ctx, params.id)
}
