import type { Answer, api, Input } from '@feria/contract'
import { type Ctx, memberOf } from '../../../../core/context.ts'
import { getUser, toUser } from '../../../accounts/accounts.module.ts'
import { listOwn } from '../../../catalogue/catalogue.module.ts'
import { readPurchases } from '../queries.ts'

/** The member's profile, with their newest products and purchases: up to 1,000 of each unless fewer are requested. */
export const getMe = async (ctx: Ctx, { query }: Input<typeof api.orders.me>): Promise<Answer<typeof api.orders.me>> => {
  const { id, heldBack = null } = memberOf(ctx)
  const { limit } = query
  const user = toUser(ctx, await getUser(ctx, id), heldBack)
  if (limit === 0) return { ...user, products: [], orders: [] }
  const purchases = await readPurchases(ctx, { limit })
  return { ...user, products: await listOwn(ctx, id, limit), orders: purchases.items }
}
