import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { atomically } from '../../atomically.ts'
import type { Ctx } from '../../context.ts'
import { emit } from '../../events.ts'
import { returnStock, settleStock } from '../catalogue/catalogue.module.ts'
import { findOutcome } from '../payments/payments.module.ts'
import { SILENCE_DAYS } from './orders.rules.ts'
import { orderItems, orders } from './orders.tables.ts'

const DAY_MS = 86_400_000
/** A charge takes a minute at most; one that began earlier belongs to a process that is gone. */
const PAYING_MS = 120_000
const SWEEP_SIZE = 200

/** Claims the payment of a reserved order for this request alone; undefined while another one charges, or when it is not reserved. */
export const claimPayment = async (ctx: Ctx, orderId: string): Promise<typeof orders.$inferSelect | undefined> => {
  const now = ctx.now()
  const isFree = or(isNull(orders.payingSince), lt(orders.payingSince, new Date(now.getTime() - PAYING_MS)))
  const [order] = await ctx.db
    .update(orders)
    .set({ payingSince: now })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'reservada'), isFree))
    .returning()
  return order
}

/** A reserved order is paid: its units are sold and both parties are told, in the caller's transaction. Again changes nothing. */
export const markPaid = async (ctx: Ctx, orderId: string): Promise<void> => {
  const [order] = await ctx.db
    .update(orders)
    .set({ status: 'pendiente', paidAt: ctx.now(), reservedUntil: null, payingSince: null })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'reservada')))
    .returning()
  if (!order) return ctx.log.error({ orderId }, 'a charge was approved for an order that is not reserved any more')
  const items = await itemsOf(ctx, orderId)
  await settleStock(
    ctx,
    items.map(({ productId }) => productId),
  )
  await emit(ctx, 'orders.paid', {
    orderId,
    number: order.number,
    buyerId: order.buyerId,
    sellerId: order.sellerId,
    at: ctx.now().toISOString(),
    products: items.map(({ productId, productName }) => ({ id: productId, name: productName })),
  })
}

/** A reserved order is over without payment: its units go back. `refusal` is the provider's reason, if it gave one. Again changes nothing. */
export const release = async (ctx: Ctx, orderId: string, refusal: string | null): Promise<void> => {
  const [order] = await ctx.db
    .update(orders)
    .set({ status: 'cancelada', cancelledAt: ctx.now(), reservedUntil: null, payingSince: null, refusal })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'reservada')))
    .returning()
  if (!order) return
  const items = await itemsOf(ctx, orderId)
  await returnStock(
    ctx,
    items.map(({ productId }) => productId),
  )
}

/**
 * Each minute: reserved orders whose time is over, or whose charge was cut off by a crash, are settled by what the provider says.
 * One whose provider cannot be reached waits for the next minute: money is never guessed.
 */
export const settleReserved = async (ctx: Ctx): Promise<void> => {
  const now = ctx.now()
  const cutOff = new Date(now.getTime() - PAYING_MS)
  const due = await ctx.db
    .select({ id: orders.id, payingSince: orders.payingSince })
    .from(orders)
    .where(and(eq(orders.status, 'reservada'), or(lt(orders.reservedUntil, now), lt(orders.payingSince, cutOff))))
    .limit(SWEEP_SIZE)
  for (const { id, payingSince } of due) {
    if (payingSince && payingSince >= cutOff) continue
    const outcome = await findOutcome(ctx, id)
    if (outcome?.status === 'unknown') continue
    await atomically(ctx, (ctx) => (outcome?.status === 'approved' ? markPaid(ctx, id) : release(ctx, id, null)))
  }
}

/** Each hour: orders sent over seven days ago are complete; silence means that they arrived. */
export const completeSilent = async (ctx: Ctx): Promise<void> => {
  const now = ctx.now()
  const sentBefore = new Date(now.getTime() - SILENCE_DAYS * DAY_MS)
  await atomically(ctx, async (ctx) => {
    const silent = ctx.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.status, 'enviada'), lt(orders.sentAt, sentBefore)))
      .limit(SWEEP_SIZE)
      .for('update', { skipLocked: true })
    const completed = await ctx.db
      .update(orders)
      .set({ status: 'completada', completedAt: now })
      .where(inArray(orders.id, silent))
      .returning()
    for (const { id, number, buyerId, sellerId } of completed) {
      await emit(ctx, 'orders.moved', { orderId: id, number, buyerId, sellerId, status: 'completada' })
    }
  })
}

const itemsOf = (ctx: Ctx, orderId: string) =>
  ctx.db
    .select({ productId: orderItems.productId, productName: orderItems.productName })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
