import type { Answer, api } from '@feria/contract'
import { type Ctx, memberOf } from '../../context.ts'
import { getUser, toUser } from '../accounts/accounts.module.ts'
import { listOwn } from '../catalogue/catalogue.module.ts'
import { readPurchases } from './orders.queries.ts'

/** How much of their own a member gets along with their profile; the lists have pages. */
const WITH_PROFILE = 100

/** The member themselves, with the newest 100 of their products and of their purchases [ORD-09]. */
export const getMe = async (ctx: Ctx): Promise<Answer<typeof api.orders.me>> => {
  const { id } = memberOf(ctx)
  const purchases = await readPurchases(ctx, { limit: WITH_PROFILE })
  return { ...toUser(await getUser(ctx, id)), products: await listOwn(ctx, id, WITH_PROFILE), orders: purchases.items }
}
