import { and, eq, ne } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../core/context.ts'
import { chatMessages, type chatRequests, chatRooms, heldMessages } from './tables.ts'

/**
 * Opens the room of an accepted request inside the caller's transaction, once: an open one is left as it is. What came with the
 * request is its first message, read by whom it is from and not by the other; words that are held wait outside.
 */
export const openRoomOf = async (ctx: Ctx, request: typeof chatRequests.$inferSelect): Promise<void> => {
  const { id, buyerId, sellerId, productId, productName, isFromSeller } = request
  const isKept = and(eq(heldMessages.requestId, id), eq(heldMessages.isOfRequest, true), ne(heldMessages.state, 'delivered'))
  const kept = request.message === null ? [] : await ctx.db.select({ id: heldMessages.id }).from(heldMessages).where(isKept)
  const message = kept.length > 0 ? null : request.message
  const now = ctx.now()
  const read = isFromSeller ? { sellerRead: 1 } : { buyerRead: 1, hasBuyerWritten: true }
  const words = message === null ? {} : { lastSeq: 1, ...read }
  const opened = await ctx.db
    .insert(chatRooms)
    .values({ id, buyerId, sellerId, productId, productName, createdAt: now, lastAt: now, ...words })
    .onConflictDoNothing()
    .returning({ id: chatRooms.id })
  if (opened.length === 0 || message === null) return
  const { createdAt } = request
  await ctx.db.insert(chatMessages).values({
    roomId: id,
    seq: 1,
    id: newId({ msecs: createdAt.getTime() }),
    senderId: isFromSeller ? sellerId : buyerId,
    content: message,
    createdAt,
  })
}
