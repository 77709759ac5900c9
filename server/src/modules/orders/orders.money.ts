import { toMajor } from '@feria/contract/money'
import type { OrderStatus } from '@feria/contract/words'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { fail } from '../../errors.ts'
import { emit } from '../../events.ts'
import { restock } from '../catalogue/catalogue.module.ts'
import { askRefund, freeze, lockHold, release, splitFee } from '../payments/payments.module.ts'
import { mayMove } from './orders.rules.ts'
import { orderItems, orders } from './orders.tables.ts'

export type OrderRow = typeof orders.$inferSelect
type Who = Parameters<typeof mayMove>[2]

/** An order, locked until the transaction ends. */
export const lockOrder = async (ctx: Ctx, id: string): Promise<OrderRow | undefined> => {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, id)).for('update')
  return order
}

/** Which party of an order a member is; null for a stranger. */
export const partyOf = (order: OrderRow | undefined, memberId: string | undefined): 'buyer' | 'seller' | null => {
  if (!order || !memberId) return null
  if (order.buyerId === memberId) return 'buyer'
  return order.sellerId === memberId ? 'seller' : null
}

/** When an order came into a state, by the state. */
const stamps = {
  enviada: 'sentAt',
  completada: 'completedAt',
  reembolsada: 'refundedAt',
} as const satisfies Partial<Record<OrderStatus, keyof OrderRow>>

/**
 * Moves a locked order to another state and says so, in the caller's transaction. Fails with `orders.bad-step` for a step that the table does
 * not name for this party.
 */
export const moveTo = async (ctx: Ctx, order: OrderRow, who: Who, status: OrderStatus, more: Partial<OrderRow> = {}): Promise<void> => {
  if (!mayMove(order.status, status, who)) fail('orders.bad-step', { status: order.status, next: status })
  const now = ctx.now()
  const stamp = stamps[status as keyof typeof stamps]
  await ctx.db
    .update(orders)
    .set({ ...more, status, ...(stamp && order[stamp] === null ? { [stamp]: now } : {}) })
    .where(and(eq(orders.id, order.id), eq(orders.status, order.status)))
  const { id, number, buyerId, sellerId } = order
  await emit(ctx, 'orders.moved', { orderId: id, number, buyerId, sellerId, status, at: now.toISOString() })
}

/** What is held of the payment that paid an order, locked until the transaction ends. Another payment of the same order is not its money. */
export const lockHeld = async (ctx: Ctx, { paidBy }: OrderRow): Promise<number> =>
  (paidBy ? await lockHold(ctx, paidBy) : null)?.heldMinor ?? 0

/** What is held for a completed order goes to its seller, less the marketplace's fee. `why` tells one release of an order from another. */
export const payOut = async (ctx: Ctx, order: OrderRow, why: string): Promise<void> => {
  const heldMinor = await lockHeld(ctx, order)
  if (!order.paidBy || heldMinor === 0) return
  const { platformMinor, sellerMinor } = splitFee(heldMinor, ctx.config.PLATFORM_FEE_PERCENT)
  await release(ctx, `release:${order.id}:${why}`, order.paidBy, [
    { to: { kind: 'member', ownerId: order.sellerId }, amountMinor: sellerMinor },
    { to: { kind: 'platform' }, amountMinor: platformMinor },
  ])
}

/** Takes back what an order had paid out, so that all of it is held again while a claim is open. */
export const hold = async (ctx: Ctx, { id, paidBy }: OrderRow, why: string): Promise<void> => {
  if (paidBy) await freeze(ctx, `freeze:${id}:${why}`, paidBy)
}

/** All that is held for an order goes back to its buyer; what was never sent is on sale again. */
export const refundAll = async (ctx: Ctx, order: OrderRow): Promise<number> => {
  const heldMinor = await lockHeld(ctx, order)
  if (order.paidBy && heldMinor > 0) await askRefund(ctx, order.paidBy, heldMinor)
  if (order.sentAt === null) await restock(ctx, await productsOf(ctx, order.id))
  return toMajor(heldMinor)
}

/** The products of an order. */
export const productsOf = async (ctx: Ctx, orderId: string): Promise<string[]> => {
  const items = await ctx.db.select({ productId: orderItems.productId }).from(orderItems).where(eq(orderItems.orderId, orderId))
  return items.map(({ productId }) => productId)
}
