import type { OrderClock, OrderStatus } from '@feria/contract/orders/values'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { users } from '../../accounts/tables.ts'
import { restock } from '../../catalogue/catalogue.module.ts'
import { askRefund, freeze, lockHold, proportion, release, splitFee } from '../../payments/payments.module.ts'
import { mayMove, withdrawalEnd } from '../rules.ts'
import { orderItems, orders } from '../tables.ts'

export type OrderRow = typeof orders.$inferSelect
type Who = Parameters<typeof mayMove>[2]

/** An order, locked until the transaction ends. */
export const lockOrder = async (ctx: Ctx, id: string): Promise<OrderRow | undefined> => {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, id)).for('update')
  return order
}

/** Which party of an order a member is; null for others. */
export const partyOf = (order: OrderRow | undefined, memberId: string | undefined): 'buyer' | 'seller' | null => {
  if (!order || !memberId) return null
  if (order.buyerId === memberId) return 'buyer'
  return order.sellerId === memberId ? 'seller' : null
}

/** The column that records when an order entered a state. */
const stamps = {
  enviada: 'sentAt',
  completada: 'completedAt',
  reembolsada: 'refundedAt',
} as const satisfies Partial<Record<OrderStatus, keyof OrderRow>>

/**
 * Moves a locked order to another state, emits the event and returns the order, in the caller's transaction. Fails with `orders.bad-step`
 * for a transition that the table does not allow this party. `clock` is which one moved it; null for people and payments.
 */
export const moveTo = async (
  ctx: Ctx,
  order: OrderRow,
  who: Who,
  status: OrderStatus,
  more: Partial<OrderRow> = {},
  clock: OrderClock | null = null,
): Promise<OrderRow> => {
  if (!mayMove(order.status, status, who)) fail('orders.bad-step', { status: order.status, next: status })
  const now = ctx.now()
  const stamp = stamps[status as keyof typeof stamps]
  const heldUntil = status === 'completada' && (order.resellerId || who === 'code') ? await holdEnd(ctx, order) : null
  const [moved] = await ctx.db
    .update(orders)
    .set({
      ...more,
      status,
      heldUntil,
      movedBy: { ...order.movedBy, [status]: clock ?? who },
      ...(stamp && order[stamp] === null ? { [stamp]: now } : {}),
    })
    .where(and(eq(orders.id, order.id), eq(orders.status, order.status)))
    .returning()
  if (!moved) throw new Error('A locked order was moved by another.')
  const { id, number, buyerId, sellerId } = order
  const how = { isHeld: heldUntil !== null, by: who, ...(clock ? { clock } : {}) }
  await emit(ctx, 'orders.moved', { orderId: id, number, buyerId, sellerId, status, at: now.toISOString(), ...how })
  return moved
}

/**
 * Until when the money of an order stays held that completes through a link, since afterwards three parties would have to return it, or by
 * its buyer's code: until its buyer can no longer withdraw from a business. Null for individuals, and when that date has passed.
 */
const holdEnd = async (ctx: Ctx, { sellerId, completedAt }: OrderRow): Promise<Date | null> => {
  const [seller] = await ctx.db.select({ accountType: users.accountType }).from(users).where(eq(users.id, sellerId))
  if (!seller || seller.accountType === 'individuo') return null
  const now = ctx.now()
  const end = withdrawalEnd(completedAt ?? now)
  return now <= end ? end : null
}

/**
 * What is held of the payment that paid an order, locked until the transaction ends. Another payment of the same order is not included.
 */
export const lockHeldAmount = async (ctx: Ctx, { paidBy }: OrderRow): Promise<number> =>
  (paidBy ? await lockHold(ctx, paidBy) : null)?.heldMinor ?? 0

/**
 * Releases what is held for a completed order: the reseller gets their commission, the seller the rest, less the marketplace's fee, and
 * the price of the parcel, of which there is no fee, as a movement of its own. After a partial refund, and in another currency, everyone
 * gets the same proportion of what is held. `why` identifies a release of an order. While the buyer may still withdraw from a business
 * purchase it stays held; its clock releases it later.
 */
export const releaseFunds = async (ctx: Ctx, order: OrderRow, why: string): Promise<void> => {
  if (order.heldUntil && ctx.now() <= order.heldUntil) return
  const hold = order.paidBy ? await lockHold(ctx, order.paidBy) : null
  if (!order.paidBy || !hold || hold.heldMinor === 0) return
  const { heldMinor } = hold
  const resellerMinor = order.resellerId ? proportion(hold.resellerMinor, hold.capturedMinor, heldMinor) : 0
  // Each part is rounded by itself.
  const parcelMinor = Math.min(proportion(order.parcelMinor, order.totalMinor, heldMinor), heldMinor - resellerMinor)
  const { platformMinor, sellerMinor } = splitFee(heldMinor - resellerMinor - parcelMinor, ctx.config.PLATFORM_FEE_PERCENT)
  const shares = [
    ...(order.resellerId ? [{ to: { kind: 'member' as const, ownerId: order.resellerId }, amountMinor: resellerMinor }] : []),
    { to: { kind: 'member' as const, ownerId: order.sellerId }, amountMinor: sellerMinor },
    { to: { kind: 'platform' as const }, amountMinor: platformMinor },
  ]
  const parcel = { to: { kind: 'member' as const, ownerId: order.sellerId }, amountMinor: parcelMinor }
  const claimableUntil = withdrawalEnd(order.completedAt ?? ctx.now())
  await release(ctx, `release:${order.id}:${why}`, order.paidBy, { shares, parcel: parcelMinor > 0 ? parcel : null, claimableUntil })
}

/** Takes back what was released for an order, so that all of it is held during a claim. */
export const hold = async (ctx: Ctx, { id, paidBy }: OrderRow, why: string): Promise<void> => {
  if (paidBy) await freeze(ctx, `freeze:${id}:${why}`, paidBy)
}

/**
 * Refunds all that is held for an order to its buyer; if it was never shipped, it is restocked. Returns the refund, in minor units of the
 * order.
 */
export const refundAll = async (ctx: Ctx, order: OrderRow): Promise<number> => {
  const heldMinor = await lockHeldAmount(ctx, order)
  const leftMinor = await lockRemaining(ctx, order)
  if (order.paidBy && heldMinor > 0) await askRefund(ctx, order.paidBy, heldMinor)
  await restockUnsent(ctx, order)
  return leftMinor
}

/** Restocks the units of a paid order that was never shipped. */
export const restockUnsent = async (ctx: Ctx, { id, sentAt }: OrderRow): Promise<void> => {
  if (sentAt === null) await restock(ctx, await productsOf(ctx, id))
}

/** How much of an order's total is still held, in minor units of the order, whatever currency was charged. */
export const lockRemaining = async (ctx: Ctx, { paidBy, totalMinor }: OrderRow): Promise<number> => {
  const hold = paidBy ? await lockHold(ctx, paidBy) : null
  return hold ? proportion(hold.heldMinor, hold.capturedMinor, totalMinor) : 0
}

/**
 * Refunds a part of an order's total: the same proportion of what was captured, whatever was refunded before. The part is in minor units
 * of the order, above zero and below what is left; otherwise fails with `orders.bad-refund`.
 */
export const refundPart = async (ctx: Ctx, order: OrderRow, partMinor: number): Promise<void> => {
  const hold = order.paidBy ? await lockHold(ctx, order.paidBy) : null
  if (!hold || partMinor <= 0 || partMinor >= (await lockRemaining(ctx, order)))
    return fail('orders.bad-refund', {}, { refund: 'Ingresá un monto menor que lo que queda.' })
  await askRefund(ctx, hold.paymentId, Math.min(hold.heldMinor, proportion(partMinor, order.totalMinor, hold.capturedMinor)))
}

/** The products of an order. */
export const productsOf = async (ctx: Ctx, orderId: string): Promise<string[]> => {
  const items = await ctx.db.select({ productId: orderItems.productId }).from(orderItems).where(eq(orderItems.orderId, orderId))
  return items.map(({ productId }) => productId)
}
