import type { Answer, api } from '@feria/contract'
import { and, count, eq, gt, max } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { madeTo } from '../requests.ts'
import { chatRequests, chatRooms } from '../tables.ts'

/** The member's number of unread conversations, and of requests awaiting their answer, with the date of the newest. */
export const countUnread = async (ctx: Ctx): Promise<Answer<typeof api.chat.unread>> => {
  const { id } = memberOf(ctx)
  const rooms = ctx.db.select({ rooms: count() }).from(chatRooms)
  const [asBuyer] = await rooms.where(and(eq(chatRooms.buyerId, id), gt(chatRooms.lastSeq, chatRooms.buyerRead)))
  const [asSeller] = await ctx.db
    .select({ rooms: count() })
    .from(chatRooms)
    .where(and(eq(chatRooms.sellerId, id), gt(chatRooms.lastSeq, chatRooms.sellerRead)))
  const [waiting] = await ctx.db
    .select({ requests: count(), newest: max(chatRequests.createdAt) })
    .from(chatRequests)
    .where(and(madeTo(id), eq(chatRequests.status, 'pending')))
  return {
    conversations: (asBuyer?.rooms ?? 0) + (asSeller?.rooms ?? 0),
    requests: waiting?.requests ?? 0,
    newestRequestAt: waiting?.newest?.toISOString() ?? null,
  }
}
