import { CLAIM_DAYS } from '@feria/contract/orders/values'
import { and, desc, eq, gte, inArray, or } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { orderItems, orders } from '../orders/tables.ts'
import type { OwnOrder } from './order-replies.rules.ts'

const DAY_MS = 86_400_000

/** The caller's newest purchase, or sale, that is not over: unpaid, on its way, in a claim, or so lately received that it can be claimed. */
export const findOwnOrder = async (ctx: Ctx, side: 'purchase' | 'sale'): Promise<OwnOrder | null> => {
  if (!ctx.actor) return null
  const since = new Date(ctx.now().getTime() - CLAIM_DAYS * DAY_MS)
  const [found, ...others] = await ctx.db
    .select({ id: orders.id, name: orderItems.productName, status: orders.status })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(
        eq(side === 'sale' ? orders.sellerId : orders.buyerId, ctx.actor.id),
        or(inArray(orders.status, ['reservada', 'pendiente', 'enviada', 'en disputa']), gte(orders.completedAt, since)),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(2)
  return found ? { ...found, hasOthers: others.some(({ id }) => id !== found.id) } : null
}
