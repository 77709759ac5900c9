import type { Order } from '@feria/contract/orders/schemas'
import { and, eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../core/context.ts'
import { AppError } from '../core/errors.ts'
import { orders } from '../modules/orders/tables.ts'

/** Whether somebody was charging when the demo was cut off: the clock settles such an order by what the provider says. */
const isUnderWay = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'orders.in-progress' || error.code === 'payments.unavailable')

/**
 * A purchase under the key of its ctx, once however often the demo is filled. One whose charge was cut off is paid at the time of
 * `present`, not at that of the demo: only so can it be told from one that is still under way, which is answered by null.
 */
export const buyOnce = async (ctx: Ctx, present: () => Date, buy: (ctx: Ctx) => Promise<Order>): Promise<Order | null> => {
  const isIt = and(eq(orders.buyerId, memberOf(ctx).id), eq(orders.idempotencyKey, ctx.idempotencyKey ?? ''))
  const [before] = await ctx.db.select({ status: orders.status }).from(orders).where(isIt)
  return buy(before?.status === 'reservada' ? { ...ctx, now: present } : ctx).catch((error: unknown) => {
    if (isUnderWay(error)) return null
    throw error
  })
}

/** A step of an order that it has not taken yet; one that came to nothing takes none. */
export const moveOnce = async (
  order: Order | null,
  to: 'enviada' | 'completada',
  move: (id: string) => Promise<unknown>,
): Promise<void> => {
  const from = to === 'enviada' ? ['pendiente'] : ['pendiente', 'enviada']
  if (order && from.includes(order.status)) await move(order.id)
}
