import { toMajor } from '@feria/contract/money'
import type { Order } from '@feria/contract/orders/schemas'
import type { Page } from '@feria/contract/page'
import { and, asc, desc, eq, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { isAmong } from '../../../engines/db/lists.ts'
import { readCursor, writeCursor } from '../../../platform/paging.ts'
import { users } from '../../accounts/tables.ts'
import { proportion, reasonOf, refundedOf } from '../../payments/payments.module.ts'
import { claimsOf } from '../claims/queries.ts'
import { deadlineOf } from '../clocks/clocks.rules.ts'
import { deliveriesOf } from '../delivery/addresses.ts'
import { historyActsOf } from '../operator/history-acts.ts'
import { buyerMay, historyOf } from '../rules.ts'
import { orderItems, orders } from '../tables.ts'
import type { Paid } from './payment.ts'
import { roomsOf } from './room.ts'

type OrderRow = typeof orders.$inferSelect

/** Complete purchases from rows, in their order: items, sellers, claims and refunds are read at once for all. */
const toOrders = async (ctx: Ctx, rows: OrderRow[]): Promise<Order[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const items = await ctx.db.select().from(orderItems).where(isAmong(orderItems.orderId, ids)).orderBy(asc(orderItems.productName))
  const sellers = await ctx.db
    .select({ id: users.id, name: users.name, imageUrl: users.imageUrl, email: users.email })
    .from(users)
    .where(isAmong(users.id, [...new Set(rows.map(({ sellerId }) => sellerId))]))
  const itemsByOrder = Map.groupBy(items, ({ orderId }) => orderId)
  const sellerById = new Map(sellers.map((seller) => [seller.id, seller]))
  const after = await readAfterwards(ctx, rows)
  const now = ctx.now()
  return rows.map((row) => ({ ...toOrder(row, itemsByOrder.get(row.id) ?? [], sellerById.get(row.sellerId), now), ...after(row) }))
}

/** What a purchase that was just paid is answered with, out of what its transactions wrote: it has no claim and no refund yet. */
export const toPaidOrder = async (ctx: Ctx, { order, items, roomId }: Paid, seller: Seller): Promise<Order> => {
  const deliveryOf = await deliveriesOf(ctx, [order])
  const deadline = deadlineOf(order, ctx.config)?.toISOString() ?? null
  const afterwards = { delivery: deliveryOf(order), claim: null, refunded: 0, room: roomId, history: historyOf(order, null), deadline }
  return { ...toOrder(order, items, seller, ctx.now()), ...afterwards }
}

/** The claims, refunds, deliveries, conversations, histories and deadlines of these orders, for their parties: sellers read paid ones. */
export const readAfterwards = async (ctx: Ctx, rows: OrderRow[]) => {
  const paid = rows.filter(({ paidAt }) => paidAt !== null)
  const claimed = await claimsOf(
    ctx,
    paid.map(({ id }) => id),
  )
  const refunded = await refundedOf(
    ctx,
    paid.flatMap(({ paidBy }) => paidBy ?? []),
  )
  const rooms = await roomsOf(
    ctx,
    paid.map(({ id }) => id),
  )
  const acts = await historyActsOf(
    ctx,
    paid.map(({ id }) => id),
  )
  const deliveryOf = await deliveriesOf(ctx, rows)
  return (row: OrderRow) => {
    const claim = claimed.get(row.id) ?? null
    return {
      delivery: deliveryOf(row),
      claim,
      refunded: toMajor(proportion(refunded.get(row.paidBy ?? '') ?? 0, row.dueMinor ?? row.totalMinor, row.totalMinor)),
      room: rooms.get(row.id) ?? null,
      history: historyOf(row, claim, acts.get(row.id)),
      deadline: claim?.until ?? deadlineOf(row, ctx.config)?.toISOString() ?? null,
    }
  }
}

interface Seller {
  name: string
  imageUrl: string | null
  email: string
}

const toOrder = (
  row: OrderRow,
  items: (typeof orderItems.$inferSelect)[],
  seller: Seller | undefined,
  now: Date,
): Omit<Order, 'claim' | 'refunded' | 'delivery' | 'room' | 'history' | 'deadline'> => {
  const party = {
    id: row.sellerId,
    name: seller?.name ?? '',
    imageUrl: seller?.imageUrl ?? null,
    // Emails are shown only between the parties of a paid order.
    email: row.paidAt && seller ? seller.email : null,
  }
  const lines = items.map((item) => ({
    productId: item.productId,
    quantity: item.quantity,
    price: toMajor(item.priceMinor),
    product: { id: item.productId, name: item.productName, imageUrl: item.productImage, seller: party },
  }))
  const may = buyerMay(row, now)
  // Under way, or without an answer so far: the buyer must not pay again meanwhile.
  const isPending = row.status === 'reservada' && (row.isPaymentPending || row.payingSince !== null)
  return {
    id: row.id,
    number: row.number,
    createdAt: row.createdAt.toISOString(),
    status: row.status,
    paymentMethod: row.paymentMethod,
    currency: row.currency,
    totalPrice: toMajor(row.totalMinor),
    reservedUntil: row.reservedUntil?.toISOString() ?? null,
    due: dueShown(row),
    isPaymentPending: isPending,
    refusal: row.status === 'reservada' && row.refusal ? reasonOf(row.refusal) : null,
    tracking: row.tracking,
    deliveryCode: row.deliveryCode,
    products: lines,
    orderItems: lines,
    can: { ...may, pay: may.pay && !isPending },
  }
}

const dueShown = ({ dueMinor, dueCurrency, dueArsCents, dueUntil }: OrderRow): Order['due'] =>
  dueMinor !== null && dueCurrency && dueArsCents !== null && dueUntil
    ? { amount: toMajor(dueMinor), currency: dueCurrency, rate: toMajor(dueArsCents), until: dueUntil.toISOString() }
    : null

/** The member's purchase. Fails with `orders.not-found` for another's, as if it did not exist. */
export const getOrder = async (ctx: Ctx, id: string): Promise<Order> => {
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.buyerId, memberOf(ctx).id)))
  const [order] = await toOrders(ctx, rows)
  return order ?? fail('orders.not-found')
}

/**
 * The id of the member's order for a key: an order's id, its number, or one of its products (then the newest such order). Null when there
 * is none. Sales are paid orders only; cancelled purchases come last.
 */
export const findByKey = async (ctx: Ctx, side: 'purchase' | 'sale', key: string): Promise<string | null> => {
  const isOwn =
    side === 'purchase' ? eq(orders.buyerId, memberOf(ctx).id) : and(eq(orders.sellerId, memberOf(ctx).id), isNotNull(orders.paidAt))
  const isId = z.uuid().safeParse(key).success
  const holds = sql`exists (select from ${orderItems} where ${orderItems.orderId} = ${orders.id} and ${orderItems.productId} = ${key})`
  const [found] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOwn, isId ? or(eq(orders.id, key), holds) : eq(orders.number, key.toUpperCase())))
    .orderBy(...(isId ? [desc(eq(orders.id, key)), desc(ne(orders.status, 'cancelada'))] : []), desc(orders.id))
    .limit(1)
  return found?.id ?? null
}

/** The member's purchases, newest first, by page; those that ended without payment are left out. */
export const readPurchases = async (ctx: Ctx, query: { limit: number; cursor?: string | undefined }): Promise<Page<Order>> => {
  const before = readCursor(z.uuid(), query.cursor)
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.buyerId, memberOf(ctx).id), ne(orders.status, 'cancelada'), before ? lt(orders.id, before) : undefined))
    .orderBy(desc(orders.id))
    .limit(query.limit + 1)
  const shown = rows.slice(0, query.limit)
  const last = shown.at(-1)
  return { items: await toOrders(ctx, shown), next: rows.length > query.limit && last ? writeCursor(last.id) : null }
}
