import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { PersonalData } from '../../core/context.ts'
import { removePrivate } from '../uploads/uploads.module.ts'
import { chatMessages, chatRequests, chatRooms, heldMessages } from './tables.ts'

/**
 * A member's requests and messages. Messages stay, without a name, when the member leaves, since they are the other party's too, but
 * their pictures go; rooms are closed, pending requests withdrawn and held messages never delivered.
 */
export const chatPersonalData: PersonalData = {
  export: async (ctx, userId) => {
    const requests = await ctx.db
      .select()
      .from(chatRequests)
      .where(or(eq(chatRequests.buyerId, userId), eq(chatRequests.sellerId, userId)))
      .orderBy(asc(chatRequests.id))
    const messages = await ctx.db
      .select({
        productName: chatRooms.productName,
        content: chatMessages.content,
        pictures: chatMessages.pictures,
        createdAt: chatMessages.createdAt,
      })
      .from(chatMessages)
      .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
      .where(eq(chatMessages.senderId, userId))
      .orderBy(asc(chatMessages.createdAt), asc(chatMessages.id))
    const held = await ctx.db
      .select({ content: heldMessages.content, state: heldMessages.state, createdAt: heldMessages.createdAt })
      .from(heldMessages)
      .where(eq(heldMessages.senderId, userId))
      .orderBy(asc(heldMessages.id))
    return { requests, messages, held }
  },
  erase: async (ctx, userId) => {
    const hasPictures = and(eq(chatMessages.senderId, userId), isNotNull(chatMessages.pictures))
    const shown = await ctx.db.select({ pictures: chatMessages.pictures }).from(chatMessages).where(hasPictures)
    await ctx.db.update(chatMessages).set({ pictures: null }).where(hasPictures)
    for (const { id } of shown.flatMap(({ pictures }) => pictures ?? [])) await removePrivate(ctx, id)
    const isParty = or(eq(chatRooms.buyerId, userId), eq(chatRooms.sellerId, userId))
    await ctx.db
      .update(chatRooms)
      .set({ closedAt: ctx.now() })
      .where(and(isParty, isNull(chatRooms.closedAt)))
    await ctx.db
      .delete(heldMessages)
      .where(and(or(eq(heldMessages.senderId, userId), eq(heldMessages.receiverId, userId)), eq(heldMessages.state, 'waiting')))
    await ctx.db
      .delete(chatRequests)
      .where(and(or(eq(chatRequests.buyerId, userId), eq(chatRequests.sellerId, userId)), eq(chatRequests.status, 'pending')))
  },
}
