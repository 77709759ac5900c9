import type { Answer, api, Input } from '@feria/contract'
import type { Ctx } from '../../../../core/context.ts'
import { fail } from '../../../../core/errors.ts'
import { findByKey, getOrder } from '../queries.ts'

/** One purchase of the member, by its id, its number or one of its products; another's is not found. */
export const getPurchase = async (ctx: Ctx, { params }: Input<typeof api.orders.get>): Promise<Answer<typeof api.orders.get>> =>
  getOrder(ctx, (await findByKey(ctx, 'purchase', params.id)) ?? fail('orders.not-found'))
