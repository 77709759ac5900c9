import { CLAIM_DAYS } from '@feria/contract/orders/values'
import { and, desc, eq, gte, inArray, or } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { orderItems, orders } from '../orders/tables.ts'
import { type OwnOrder, whichIsMeant } from './order-replies.rules.ts'

const DAY_MS = 86_400_000
/** More that are not over at once nobody means. */
const MOST = 20

/**
 * The caller's purchase, or sale, that a text is most likely about, of those that are not over: unpaid, on their way, in a claim, or so
 * lately received that they can be claimed. Null where there is none.
 */
export const findOwnOrder = async (
  ctx: Ctx,
  side: 'purchase' | 'sale',
  asked: Parameters<typeof whichIsMeant>[1],
): Promise<OwnOrder | null> => {
  if (!ctx.actor) return null
  const since = new Date(ctx.now().getTime() - CLAIM_DAYS * DAY_MS)
  const found = await ctx.db
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
    .limit(MOST)
  return whichIsMeant(found, asked)
}
