import type { Order } from '@feria/contract/orders/schemas'
import { and, eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../core/context.ts'
import { AppError } from '../core/errors.ts'
import { orders } from '../modules/orders/tables.ts'

/** Whether a charge was running when the demo was interrupted: the scheduled job resolves such an order by asking the provider. */
const isUnderWay = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'orders.in-progress' || error.code === 'payments.unavailable')

/**
 * A purchase by the idempotency key of its ctx, so it happens once however often the demo is filled. An interrupted charge is paid at the
 * present time, not at the demo's: only so can it be told from a running one, which resolves to null.
 */
export const buyOnce = async (ctx: Ctx, present: () => Date, buy: (ctx: Ctx) => Promise<Order>): Promise<Order | null> => {
  const isIt = and(eq(orders.buyerId, memberOf(ctx).id), eq(orders.idempotencyKey, ctx.idempotencyKey ?? ''))
  const [before] = await ctx.db.select({ status: orders.status }).from(orders).where(isIt)
  return buy(before?.status === 'reservada' ? { ...ctx, now: present } : ctx).catch((error: unknown) => {
    if (isUnderWay(error)) return null
    throw error
  })
}

/** A step of an order, unless already taken; a cancelled one takes none. */
export const moveOnce = async (
  order: Order | null,
  to: 'enviada' | 'completada',
  move: (id: string) => Promise<unknown>,
): Promise<void> => {
  const from = to === 'enviada' ? ['pendiente'] : ['pendiente', 'enviada']
  if (order && from.includes(order.status)) await move(order.id)
}
