import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { users } from '../../accounts/tables.ts'
import { commitStock, returnStock, takeStock } from '../../catalogue/catalogue.module.ts'
import { askRefund, lockHold } from '../../payments/payments.module.ts'
import { deliveryCodeOf } from '../rules.ts'
import { orderItems, orders } from '../tables.ts'
import { lockOrder, moveTo, type OrderRow, productsOf } from './money.ts'

/**
 * A charge takes 12 s at most and is written down in a few; one that began earlier belongs to a process that is gone, or to a provider
 * that hung.
 */
export const PAYING_MS = 30_000

/** Claims the payment of a reserved order for this request alone; undefined while another one charges, or when it is not reserved. */
export const acquirePaymentLock = async (ctx: Ctx, orderId: string): Promise<OrderRow | undefined> => {
  const now = ctx.now()
  const isFree = or(isNull(orders.payingSince), lt(orders.payingSince, new Date(now.getTime() - PAYING_MS)))
  const [order] = await ctx.db
    .update(orders)
    .set({ payingSince: now })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'reservada'), isFree))
    .returning()
  return order
}

/**
 * A payment of an order was approved. The order is paid by the first one: its units are sold and both parties are told. One that comes when
 * the order is over takes the units again if they are still there. One whose money went back before it was heard of pays nothing: a
 * reserved order ends as refunded. Every other payment is given back whole, so nobody pays twice and no money stays without an order.
 * Again changes nothing.
 */
export const confirmPayment = (ctx: Ctx, orderId: string, paymentId: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    if (!order || order.paidBy === paymentId) return
    // Locked until the order says what became of it: whoever takes the money back meanwhile finds the order paid.
    const hold = await lockHold(ctx, paymentId)
    if (!hold) return
    if (hold.heldMinor === 0 && hold.capturedMinor > 0) return endRefunded(ctx, order, paymentId)
    const isTaken =
      order.status === 'reservada' || (order.status === 'cancelada' && (await areHere(ctx, order)) && (await reserveAgain(ctx, order)))
    if (!isTaken) return refundPayment(ctx, order, paymentId)
    await confirmPaid(ctx, order, paymentId)
  })

/**
 * A reserved order that costs nothing is paid without any payment: its units are sold, both parties are told, nothing is charged or held.
 * Answers whether the order costs nothing; one with a price, and one that is paid or over, stays as it is.
 */
export const confirmFreeOrder = (ctx: Ctx, orderId: string): Promise<boolean> =>
  withTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    if (order?.totalMinor !== 0) return false
    if (order.status === 'reservada') await confirmPaid(ctx, order, null)
    return true
  })

const confirmPaid = async (ctx: Ctx, order: OrderRow, paymentId: string | null): Promise<void> => {
  await ctx.db
    .update(orders)
    .set({
      ...paidBy(ctx, paymentId),
      status: 'pendiente',
      deliveryCode: order.resellerId ? deliveryCodeOf(randomBytes(6)) : null,
      cancelledAt: null,
    })
    .where(eq(orders.id, order.id))
  await commitStock(ctx, await productsOf(ctx, order.id))
  await tellPaid(ctx, order)
}

const paidBy = (ctx: Ctx, paymentId: string | null) =>
  ({
    paidAt: ctx.now(),
    paidBy: paymentId,
    isPaymentPending: false,
    reservedUntil: null,
    payingSince: null,
    refusal: null,
  }) satisfies Partial<OrderRow>

/**
 * A reserved order was paid, and the money went back before anybody here heard of it: its units are on sale again. An order that is over
 * stays so.
 */
const endRefunded = async (ctx: Ctx, order: OrderRow, paymentId: string): Promise<void> => {
  if (order.status !== 'reservada') return
  await moveTo(ctx, order, 'payment', 'reembolsada', paidBy(ctx, paymentId))
  await returnStock(ctx, await productsOf(ctx, order.id))
}

/** Whether buyer and reseller of an order that was over did not leave meanwhile; what a seller who left sold cannot be taken. */
const areHere = async (ctx: Ctx, { buyerId, resellerId }: OrderRow): Promise<boolean> => {
  const parties = [buyerId, ...(resellerId ? [resellerId] : [])]
  const here = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, parties), isNull(users.deletedAt)))
    .for('key share')
  return here.length === parties.length
}

const reserveAgain = async (ctx: Ctx, order: OrderRow): Promise<boolean> => {
  const ids = await productsOf(ctx, order.id)
  const taken = await takeStock(ctx, ids)
  if (taken.length === ids.length) return true
  await returnStock(
    ctx,
    taken.map(({ id }) => id),
  )
  return false
}

const refundPayment = async (ctx: Ctx, order: OrderRow, paymentId: string): Promise<void> => {
  ctx.log.warn({ orderId: order.id, paymentId, status: order.status }, 'a payment came for an order that needs none; it is given back')
  await askRefund(ctx, paymentId, 'whole')
}

const tellPaid = async (ctx: Ctx, { id, number, buyerId, sellerId }: OrderRow): Promise<void> => {
  const items = await ctx.db
    .select({ id: orderItems.productId, name: orderItems.productName })
    .from(orderItems)
    .where(eq(orderItems.orderId, id))
  await emit(ctx, 'orders.paid', { orderId: id, number, buyerId, sellerId, at: ctx.now().toISOString(), products: items })
}
