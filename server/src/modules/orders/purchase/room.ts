import { roomIdOf } from '@feria/contract/chat/rooms'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { isAmong } from '../../../engines/db/lists.ts'
import { openRoom } from '../../chat/chat.module.ts'
import { chatRooms } from '../../chat/tables.ts'
import { orderItems, orders } from '../tables.ts'
import type { OrderRow } from './money.ts'

export type OrderItem = typeof orderItems.$inferSelect

/** The products of an order as its pages list them. The conversation about several is about the first. */
export const firstFirst = [asc(orderItems.productName), asc(orderItems.productId)]

/**
 * Gives the parties of a paid order their conversation, inside the caller's transaction: the one about its first product where they have
 * it, else a new one, as if the seller had accepted a request. A pending request is accepted; nobody is notified. Returns its id.
 */
export const openOrderRoom = (ctx: Ctx, { buyerId, sellerId }: OrderRow, { productId, productName }: OrderItem): Promise<string> =>
  openRoom(ctx, { buyerId, sellerId, productId, productName, isQuiet: true })

/** The ids of the conversations that the parties of these orders have about them, by order: one query for all. */
export const roomsOf = async (ctx: Ctx, orderIds: string[]): Promise<Map<string, string>> => {
  if (orderIds.length === 0) return new Map()
  const rows = await ctx.db
    .selectDistinctOn([orders.id], { id: orders.id, buyerId: orders.buyerId, sellerId: orders.sellerId, productId: chatRooms.productId })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(chatRooms, and(eq(chatRooms.buyerId, orders.buyerId), eq(chatRooms.productId, orderItems.productId)))
    .where(isAmong(orders.id, orderIds))
    .orderBy(asc(orders.id), sql`${chatRooms.closedAt} nulls first`, ...firstFirst)
  return new Map(rows.map(({ id, ...parts }) => [id, roomIdOf(parts)]))
}
