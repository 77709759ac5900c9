import type { Answer, api, Input } from '@feria/contract'
import type { Ctx } from '../../../../core/context.ts'
import { fail } from '../../../../core/errors.ts'
import { readFrozen, toBought } from '../../listings/frozen.ts'
import { findByKey, getOrder } from '../queries.ts'

/** One purchase of the member, by its id, its number or one of its products, with its listings as they were; another's is not found. */
export const getPurchase = async (ctx: Ctx, { params }: Input<typeof api.orders.get>): Promise<Answer<typeof api.orders.get>> => {
  const order = await getOrder(ctx, (await findByKey(ctx, 'purchase', params.id)) ?? fail('orders.not-found'))
  const frozen = await readFrozen(ctx, order.id)
  const items = order.orderItems.map((item) => {
    const bought = frozen.get(item.productId)
    if (!bought) throw new Error('An item of an order has no listing.')
    return { ...item, asBought: toBought(bought) }
  })
  return { ...order, products: items, orderItems: items }
}
