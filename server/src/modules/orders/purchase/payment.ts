import { randomInt } from 'node:crypto'
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { users } from '../../accounts/tables.ts'
import { commitStock, returnStock, takeStock } from '../../catalogue/catalogue.module.ts'
import { askRefund, lockHold } from '../../payments/payments.module.ts'
import { DELIVERY_CODES, deliveryCodeOf } from '../rules.ts'
import { orderItems, orders } from '../tables.ts'
import { lockOrder, moveTo, type OrderRow, productsOf } from './money.ts'
import { firstFirst, type OrderItem, openOrderRoom } from './room.ts'

/** A charge takes at most 12 s, plus a few to record it; one that started earlier belongs to a dead process or a hung provider. */
export const PAYING_MS = 30_000

/** Claims the payment of a reserved order for this request; undefined while another request is charging, or if it is not reserved. */
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
 * Confirms an approved payment of an order. The first one pays it: its units are sold, both parties are notified and have a conversation.
 * One for an expired order takes the units again if they are still there. One refunded before we learned of it pays nothing: a reserved
 * order ends as refunded. Every other payment is refunded in full, so nobody pays twice and no money stays without an order. Idempotent.
 */
export const confirmPayment = (ctx: Ctx, orderId: string, paymentId: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    if (!order || order.paidBy === paymentId) return
    // Locked until the order's state is decided: a concurrent chargeback then finds the order paid.
    const hold = await lockHold(ctx, paymentId)
    if (!hold) return
    if (hold.heldMinor === 0 && hold.capturedMinor > 0) return endRefunded(ctx, order, paymentId)
    const isTaken =
      order.status === 'reservada' || (order.status === 'cancelada' && (await areHere(ctx, order)) && (await reserveAgain(ctx, order)))
    if (!isTaken) return refundPayment(ctx, order, paymentId)
    await confirmPaid(ctx, order, paymentId)
  })

/**
 * Confirms a reserved order with a total of 0 without a payment: its units are sold, both parties are notified, nothing is charged or
 * held. Returns whether the order is free; one with a price, or already paid or over, stays as it is.
 */
export const confirmFreeOrder = (ctx: Ctx, orderId: string): Promise<boolean> =>
  withTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    if (order?.totalMinor !== 0) return false
    if (order.status === 'reservada') await confirmPaid(ctx, order, null)
    return true
  })

/** A purchase right after its payment. */
export interface Paid {
  order: OrderRow
  items: OrderItem[]
  roomId: string
}

/**
 * Confirms the payment of a reserved order, which the caller has locked, in the caller's transaction. Its items are read unless the caller
 * has them, as its pages list them.
 */
export const confirmPaid = async (ctx: Ctx, order: OrderRow, paymentId: string | null, known?: OrderItem[]): Promise<Paid> => {
  const [paid] = await ctx.db
    .update(orders)
    .set({
      ...paidBy(ctx, paymentId),
      status: 'pendiente',
      deliveryCode: deliveryCodeOf(randomInt(DELIVERY_CODES)),
      cancelledAt: null,
    })
    .where(eq(orders.id, order.id))
    .returning()
  const items = known ?? (await itemsOf(ctx, order.id))
  const [first] = items
  if (!paid || !first) throw new Error('A locked order, or what it is of, is gone.')
  await commitStock(
    ctx,
    items.map(({ productId }) => productId),
  )
  const roomId = await openOrderRoom(ctx, order, first)
  const { id, number, buyerId, sellerId, resellerId } = order
  const products = items.map(({ productId, productName }) => ({ id: productId, name: productName }))
  await emit(ctx, 'orders.paid', { orderId: id, number, buyerId, sellerId, resellerId, roomId, at: ctx.now().toISOString(), products })
  return { order: paid, items, roomId }
}

const itemsOf = (ctx: Ctx, orderId: string): Promise<OrderItem[]> =>
  ctx.db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(...firstFirst)

const paidBy = (ctx: Ctx, paymentId: string | null) =>
  ({
    paidAt: ctx.now(),
    paidBy: paymentId,
    isPaymentPending: false,
    reservedUntil: null,
    payingSince: null,
    refusal: null,
  }) satisfies Partial<OrderRow>

/** A reserved order whose payment was refunded before we learned of it: its units are released. An order that is over stays so. */
const endRefunded = async (ctx: Ctx, order: OrderRow, paymentId: string): Promise<void> => {
  if (order.status !== 'reservada') return
  await moveTo(ctx, order, 'payment', 'reembolsada', paidBy(ctx, paymentId))
  await returnStock(ctx, await productsOf(ctx, order.id))
}

/** Whether the buyer and the reseller of an expired order still have accounts; a departed seller's products cannot be taken anyway. */
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
