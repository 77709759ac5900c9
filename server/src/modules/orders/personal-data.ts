import { and, asc, eq, getTableColumns, inArray, isNotNull, ne, or } from 'drizzle-orm'
import type { PersonalData } from '../../core/context.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { eraseAddresses, exportAddresses } from './delivery/addresses.ts'
import { openStatuses } from './rules.ts'
import { frozenListings, orderActs, orderItems, orders, withdrawals } from './tables.ts'

/**
 * A member's purchases and sales with their listings as they were, withdrawal requests and addresses, and what the
 * site did to them. All but the addresses stay when the
 * member leaves, since they are the other party's too and the law requires keeping them; members with an open order, or awaiting payment
 * for one, cannot leave yet.
 */
export const orderPersonalData: PersonalData = {
  export: async (ctx, userId) => {
    const own = await ctx.db
      .select({
        id: orders.id,
        number: orders.number,
        buyerId: orders.buyerId,
        sellerId: orders.sellerId,
        status: orders.status,
        paymentMethod: orders.paymentMethod,
        currency: orders.currency,
        totalMinor: orders.totalMinor,
        createdAt: orders.createdAt,
        paidAt: orders.paidAt,
      })
      .from(orders)
      .where(or(eq(orders.buyerId, userId), and(eq(orders.sellerId, userId), isNotNull(orders.paidAt))))
      .orderBy(asc(orders.id))
    const items =
      own.length === 0
        ? []
        : await ctx.db
            .select({ ...getTableColumns(orderItems), listing: frozenListings.content })
            .from(orderItems)
            .innerJoin(frozenListings, eq(frozenListings.sha256, orderItems.listingSha256))
            .where(
              inArray(
                orderItems.orderId,
                own.map(({ id }) => id),
              ),
            )
    const byOrder = Map.groupBy(items, ({ orderId }) => orderId)
    const asked = await ctx.db
      .select({
        code: withdrawals.code,
        orderNumber: withdrawals.orderNumber,
        reason: withdrawals.reason,
        createdAt: withdrawals.createdAt,
      })
      .from(withdrawals)
      .innerJoin(orders, eq(orders.id, withdrawals.orderId))
      .where(eq(orders.buyerId, userId))
    const acts =
      own.length === 0
        ? []
        : await ctx.db
            .select({
              orderId: orderActs.orderId,
              kind: orderActs.kind,
              reason: orderActs.reason,
              amountMinor: orderActs.amountMinor,
              clock: orderActs.clock,
              until: orderActs.until,
              createdAt: orderActs.createdAt,
            })
            .from(orderActs)
            .where(
              isAmong(
                orderActs.orderId,
                own.map(({ id }) => id),
              ),
            )
            .orderBy(asc(orderActs.id))
    const withItems = own.map((order) => ({ ...order, items: byOrder.get(order.id) ?? [] }))
    return { orders: withItems, acts, withdrawals: asked, ...(await exportAddresses(ctx, userId)) }
  },
  erase: eraseAddresses,
  blocker: async (ctx, userId) => {
    const isParty = or(eq(orders.buyerId, userId), eq(orders.sellerId, userId), eq(orders.resellerId, userId))
    const isOpen = or(inArray(orders.status, openStatuses), and(isNotNull(orders.heldUntil), ne(orders.buyerId, userId)))
    const [open] = await ctx.db.select({ id: orders.id }).from(orders).where(and(isParty, isOpen)).limit(1)
    return open ? 'accounts.open-orders' : null
  },
}
