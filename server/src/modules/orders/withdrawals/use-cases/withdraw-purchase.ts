import type { Answer, api, Input } from '@feria/contract'
import { type Ctx, memberOf } from '../../../../core/context.ts'
import { fail } from '../../../../core/errors.ts'
import { withTransaction } from '../../../../core/transaction.ts'
import { startClaim } from '../../claims/use-cases/open-claim.ts'
import { lockOrder, moveTo, refundAll } from '../../purchase/money.ts'
import { getOrder } from '../../purchase/queries.ts'

/**
 * The buyer withdraws from a purchase («arrepentimiento», Ley 24.240, artículo 34), until ten days after delivery. What was not shipped
 * is refunded at once; what was shipped must come back first, so a claim opens and its money is held. Others do not find the order.
 */
export const withdrawPurchase = async (
  ctx: Ctx,
  { params, body }: Input<typeof api.orders.withdraw>,
): Promise<Answer<typeof api.orders.withdraw>> => {
  await withTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, params.id)
    if (order?.buyerId !== memberOf(ctx).id) return fail('orders.not-found')
    if (order.status === 'pendiente') {
      await moveTo(ctx, order, 'buyer', 'reembolsada')
      await refundAll(ctx, order)
      return
    }
    await startClaim(ctx, order, 'arrepentimiento', { text: body.reason ?? 'Me arrepentí de la compra.', photos: [] })
  })
  return getOrder(ctx, params.id)
}
