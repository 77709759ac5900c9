import type { Answer, api, Input } from '@feria/contract'
import type { Ctx } from '../../context.ts'
import { getOrder } from './orders.queries.ts'

/** One purchase of the member; another's is not found. */
export const getPurchase = (ctx: Ctx, { params }: Input<typeof api.orders.get>): Promise<Answer<typeof api.orders.get>> =>
  getOrder(ctx, params.id)
