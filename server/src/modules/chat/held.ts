import { roomIdOf } from '@feria/contract/chat/rooms'
import type { ChatMessage } from '@feria/contract/chat/schemas'
import { HELD_HOURS } from '@feria/contract/chat/values'
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { memberChannel } from '../../core/channels.ts'
import type { Ctx } from '../../core/context.ts'
import { emit } from '../../core/events.ts'
import { withTransaction } from '../../core/transaction.ts'
import { newUntil, restrictionOf } from '../accounts/accounts.module.ts'
import { users } from '../accounts/tables.ts'
import { areNotApart } from '../blocks/blocks.module.ts'
import { bothParties, productChannel } from './channels.ts'
import { mayHavePage, toMessage } from './queries.ts'
import { getRequest } from './requests.ts'
import { chatMessages, chatRequests, chatRooms, heldMessages } from './tables.ts'

const HOUR_MS = 3_600_000
const BATCH = 100

/** When a held message is delivered without a decision. */
export const heldUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + HELD_HOURS * HOUR_MS)

/** Whether a member is too new here for their first messages to be sent unread. */
export const isNewHere = async (ctx: Ctx, memberId: string): Promise<boolean> => (await newUntil(ctx, memberId)) !== null

type Held = Pick<typeof heldMessages.$inferSelect, 'id' | 'senderId' | 'content' | 'originalId' | 'createdAt' | 'state'>

/** A held message as its sender sees it, without a number of its own. */
export const toHeld = (ctx: Ctx, held: Held, roomId: string, senderName: string): ChatMessage => ({
  ...toMessage(ctx, { ...held, seq: 0 }, roomId, senderName),
  review: held.state === 'refused' ? 'refused' : 'waiting',
})

/** The messages of a member in a room that are held or were not let pass, oldest first; most members have none. */
export const heldIn = (ctx: Ctx, roomId: string, senderId: string) =>
  ctx.db
    .select()
    .from(heldMessages)
    .where(
      and(
        eq(heldMessages.requestId, roomId),
        eq(heldMessages.senderId, senderId),
        eq(heldMessages.isOfRequest, false),
        sql`${heldMessages.state} <> 'delivered'`,
      ),
    )
    .orderBy(asc(heldMessages.id))
    .limit(BATCH)

/** Keeps the words of a request, inside the transaction that makes it. */
export const holdRequest = async (
  ctx: Ctx,
  request: { id: string; senderId: string; receiverId: string; content: string },
): Promise<void> => {
  await ctx.db.insert(heldMessages).values({ ...request, requestId: request.id, isOfRequest: true, createdAt: ctx.now() })
}

/**
 * Decides about a held message, once: of an admin and the clock the first one counts. Delivered, it becomes the room's next message, or
 * its request reaches whom it was made to; refused, its request is closed. Returns it; null when it was decided before.
 */
export const settleHeld = (ctx: Ctx, id: string, state: 'delivered' | 'refused') =>
  withTransaction(ctx, async (ctx) => {
    const [held] = await ctx.db
      .update(heldMessages)
      .set({ state })
      .where(and(eq(heldMessages.id, id), eq(heldMessages.state, 'waiting')))
      .returning()
    if (!held) return null
    if (held.isOfRequest) await settleRequest(ctx, held.requestId, state)
    else if (state === 'delivered') await deliver(ctx, held)
    return held
  })

const settleRequest = async (ctx: Ctx, requestId: string, state: 'delivered' | 'refused') => {
  const isPending = and(eq(chatRequests.id, requestId), eq(chatRequests.status, 'pending'))
  if (state === 'refused') {
    await ctx.db.update(chatRequests).set({ status: 'rejected', updatedAt: ctx.now() }).where(isPending)
    return
  }
  const [pending] = await ctx.db.select({ id: chatRequests.id }).from(chatRequests).where(isPending).for('update')
  const [held] = await ctx.db
    .select()
    .from(heldMessages)
    .where(and(eq(heldMessages.requestId, requestId), heldMessages.isOfRequest))
  if (!pending) {
    // Its room was opened meanwhile by an order or an offer, without these words.
    if (held) await deliver(ctx, held)
    return
  }
  await emit(ctx, 'chat.requested', { requestId })
  const request = await getRequest(ctx, requestId)
  ctx.afterCommit?.push(() => ctx.push([memberChannel(request.buyer.id), memberChannel(request.seller.id)], 'chatRequest', request))
}

const deliver = async (ctx: Ctx, held: typeof heldMessages.$inferSelect) => {
  const createdAt = ctx.now()
  const [room] = await ctx.db
    .update(chatRooms)
    .set({ lastSeq: sql`${chatRooms.lastSeq} + 1`, lastAt: createdAt })
    // Two who are apart by now read nothing of each other.
    .where(
      and(eq(chatRooms.id, held.requestId), isNull(chatRooms.closedAt), areNotApart(sql`chat_rooms.buyer_id`, sql`chat_rooms.seller_id`)),
    )
    .returning()
  if (!room) return
  const { id, senderId, content, originalId } = held
  const message = { id, senderId, content, originalId, createdAt, seq: room.lastSeq }
  await ctx.db.insert(chatMessages).values({ roomId: room.id, ...message })
  if (senderId === room.buyerId) await ctx.db.update(chatRooms).set({ hasBuyerWritten: true }).where(eq(chatRooms.id, room.id))
  const roomId = roomIdOf(room)
  const [sender] = await ctx.db.select({ name: users.name }).from(users).where(eq(users.id, senderId))
  const sent = toMessage(ctx, message, roomId, sender?.name ?? '')
  const hasPage = await mayHavePage(ctx, roomId)
  ctx.afterCommit?.push(() => {
    ctx.push(bothParties({ ...room, roomId }), 'message', sent)
    if (hasPage) ctx.push([productChannel(roomId)], 'newMessage', sent)
  })
}

/** Runs every minute on one process: delivers what was held for two hours undecided, and refuses it of who is suspended by then. */
export const releaseHeld = async (ctx: Ctx): Promise<void> => {
  const before = new Date(ctx.now().getTime() - HELD_HOURS * HOUR_MS)
  const due = await ctx.db
    .select({ id: heldMessages.id, senderId: heldMessages.senderId })
    .from(heldMessages)
    .where(and(eq(heldMessages.state, 'waiting'), lt(heldMessages.createdAt, before)))
    .orderBy(asc(heldMessages.id))
    .limit(BATCH)
  for (const { id, senderId } of due) {
    const restriction = await restrictionOf(ctx, senderId)
    await settleHeld(ctx, id, restriction && restriction.kind !== 'limited' ? 'refused' : 'delivered')
  }
}
