import { REMOVED_MESSAGE } from '@feria/contract/chat/values'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { users } from '../accounts/tables.ts'
import { bothParties, productChannel } from './channels.ts'
import { withPictures } from './pictures.ts'
import { toMessage } from './queries.ts'
import { chatMessages, chatRequests, chatRooms } from './tables.ts'

const readWithRoom = (ctx: Ctx, id: string, which?: SQL) =>
  ctx.db
    .select({ message: chatMessages, room: chatRooms, senderName: users.name })
    .from(chatMessages)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
    .innerJoin(users, eq(users.id, chatMessages.senderId))
    .where(and(eq(chatMessages.id, id), which))

/** A message of a conversation that the member is in; null for others' and for one without its words. For `moderation`. */
export const findMessageFor = async (ctx: Ctx, id: string, memberId: string) => {
  const [found] = await readWithRoom(ctx, id)
  if (!found || found.message.removedAt) return null
  const { message, room } = found
  const { senderId, content, pictures } = message
  return room.buyerId === memberId || room.sellerId === memberId ? { senderId, content, pictures: pictures ?? [] } : null
}

/** Whose conversation a message is of, its buyer and its seller; empty for an id of none. For `moderation`. */
export const partiesOfMessage = async (ctx: Ctx, id: string): Promise<string[]> => {
  const [found] = await readWithRoom(ctx, id)
  return found ? [found.room.buyerId, found.room.sellerId] : []
}

/**
 * Takes the words and pictures of a message away from both parties, also where they read it now, or brings them back. Idempotent; nothing
 * for an id of none. Inside the transaction of the decision. For `moderation`.
 */
export const setMessageRemoved = async (ctx: Ctx, id: string, isRemoved: boolean): Promise<void> => {
  const [found] = await readWithRoom(ctx, id)
  if (!found || (found.message.removedAt !== null) === isRemoved) return
  const { message, room, senderName } = found
  const removedAt = isRemoved ? ctx.now() : null
  await ctx.db
    .update(chatMessages)
    .set({ removedAt })
    .where(and(eq(chatMessages.roomId, message.roomId), eq(chatMessages.seq, message.seq)))
  // The first message came with the request, whose lists show it too.
  const [shown, next] = isRemoved ? [message.content, REMOVED_MESSAGE] : [REMOVED_MESSAGE, message.content]
  if (message.seq === 1)
    await ctx.db
      .update(chatRequests)
      .set({ message: next })
      .where(and(eq(chatRequests.id, room.id), eq(chatRequests.message, shown)))
  const { buyerId, sellerId, productId } = room
  const roomId = `${buyerId}_${sellerId}_${productId}`
  const row = { ...message, removedAt }
  const [sent] = await withPictures(ctx, [{ message: toMessage(ctx, row, roomId, senderName), row }])
  if (!sent) throw new Error('A message has no form.')
  ctx.afterCommit?.push(() => {
    ctx.push(bothParties({ roomId, buyerId, sellerId }), 'message', sent)
    ctx.push([productChannel(roomId)], 'newMessage', sent)
  })
}
