import type { Answer, api, Input, Received } from '@feria/contract'
import type { RoomParts } from '@feria/contract/chat/rooms'
import type { ChatMessage, chatEvents } from '@feria/contract/chat/schemas'
import { and, eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { refuseSuspended, suspensionOf } from '../../../core/suspended.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { rowsOf } from '../../../engines/db/database.ts'
import { checkUnanswered } from '../../accounts/accounts.module.ts'
import { copyFresh, giveAway } from '../../uploads/uploads.module.ts'
import { bothParties, productChannel } from '../channels.ts'
import { isNewHere, toHeld } from '../held.ts'
import { withPictures } from '../pictures.ts'
import { getRoom, haveOrder, isSilent, mayHavePage, ownSide, type Room, toMessage } from '../queries.ts'
import { type Message, storeMessage } from '../store-message.ts'
import { chatMessages, chatRooms, heldMessages } from '../tables.ts'
import { checkWords } from '../warnings.ts'

type Sending = Received<typeof chatEvents.client.sendMessage>
/** What a client sends; the other modules send words alone. */
type Sent = Omit<Sending, 'pictures'> & Partial<Pick<Sending, 'pictures'>>

/**
 * Stores a member's message in one of their rooms, once, and emits it to both parties. Name and time are the server's, whatever was sent;
 * another sender's id fails with `chat.not-you`. Nothing is stored for an ended session, nor between two who are apart without an
 * order. Resending an originalId returns the stored message and emits it again, since the process may have died between storing and
 * emitting. What looks like a swindle is asked about first (`chat.looks-unsafe`), a link to a bad host is refused (`chat.bad-link`), and
 * the first words of a new account may be held. Pictures are fresh uploads of the member's own (`uploads.not-found`, `uploads.in-use`),
 * shown to the other party alone; new and limited accounts send them once they were answered (`chat.pictures-later`).
 */
export const sendMessage = async (ctx: Ctx, sent: Sent): Promise<ChatMessage> => {
  const { room: roomId, content, senderId, originalId, isSure, pictures = [] } = sent
  if (roomId === null) return fail('bad-input', {}, { roomId: 'Elegí una conversación.' })
  const { id: memberId, name } = memberOf(ctx)
  const { parts } = ownSide(ctx, roomId)
  if (senderId !== null && senderId !== memberId) return fail('chat.not-you')
  const warning = checkWords(ctx, content, isSure)
  await checkMayWrite(ctx, parts)
  if (pictures.length > 0) await checkMayShow(ctx, roomId, warning?.isHeld ?? false)
  const now = ctx.now()
  const message = { id: newId({ msecs: now.getTime() }), senderId: memberId, content, originalId, createdAt: now }
  const held = warning?.isHeld ? await hold(ctx, roomId, message) : null
  if (held) return toHeld(ctx, held, roomId, name)
  const stored = await (pictures.length > 0 ? storeWithPictures(ctx, roomId, message, pictures) : storeMessage(ctx, roomId, message))
  const [shown] = await withPictures(ctx, [{ message: toMessage(ctx, stored, roomId, name), row: stored }])
  if (!shown) throw new Error('A message has no form.')
  ctx.push(bothParties({ roomId, ...parts }), 'message', shown)
  // Checked after the message is stored: a page opened from now on reads it in the room's state.
  if (await mayHavePage(ctx, roomId)) ctx.push([productChannel(roomId)], 'newMessage', shown)
  return shown
}

/** Who is suspended writes to whom they have an order with, and to nobody else. */
const checkMayWrite = async (ctx: Ctx, parts: RoomParts): Promise<void> => {
  if (suspensionOf(ctx.actor) && !(await haveOrder(ctx, parts))) refuseSuspended(ctx)
  if (mayBeLimited(ctx)) await checkUnanswered(ctx, () => countUnanswered(ctx, parts))
}

/** Whether to ask at all: most members are neither limited nor on a Feria that limits new accounts. */
const mayBeLimited = ({ config, actor }: Ctx): boolean => config.NEW_ACCOUNT_LIMITS || actor?.heldBack?.kind === 'limited'

/** How many messages of the caller follow the other party's last one in a conversation. */
const countUnanswered = async (ctx: Ctx, { buyerId, sellerId, productId }: RoomParts): Promise<number> => {
  const [found] = rowsOf<{ n: number }>(
    await ctx.db.execute(sql`
      select count(*)::int as n from ${chatMessages} m join ${chatRooms} r on r.id = m.room_id
      where r.buyer_id = ${buyerId} and r.seller_id = ${sellerId} and r.product_id = ${productId} and m.seq > coalesce(
        (select max(seq) from ${chatMessages} a where a.room_id = r.id and a.sender_id <> ${memberOf(ctx).id}), 0)`),
  )
  return found?.n ?? 0
}

/** `sendMessage` with the room of the path. */
export const sendToRoom = (ctx: Ctx, { params, body }: Input<typeof api.chat.send>): Promise<Answer<typeof api.chat.send>> =>
  sendMessage(ctx, { ...body, room: params.room })

/** `sendMessage` with the room of the body, for old clients. */
export const sendAnywhere = (ctx: Ctx, { body }: Input<typeof api.chat.sendOld>): Promise<Answer<typeof api.chat.sendOld>> =>
  sendMessage(ctx, body)

/** Whether the other party wrote in a room of the member. */
const isAnswered = async (ctx: Ctx, room: Room): Promise<boolean> => {
  const answered = and(eq(chatMessages.roomId, room.id), eq(chatMessages.senderId, room.otherId))
  return (await ctx.db.select({ seq: chatMessages.seq }).from(chatMessages).where(answered).limit(1)).length > 0
}

/** A picture cannot be read before it is delivered, as held words can: who might be held back shows none until they were answered. */
const checkMayShow = async (ctx: Ctx, roomId: string, isHeld: boolean): Promise<void> => {
  if (!mayBeLimited(ctx) && !isHeld) return
  const { id } = memberOf(ctx)
  if (ctx.actor?.heldBack?.kind !== 'limited' && !(await isNewHere(ctx, id))) return
  if (!(await isAnswered(ctx, await getRoom(ctx, roomId)))) fail('chat.pictures-later')
}

/**
 * Stores a message with its pictures, both or neither. Sent before with its originalId, it is the stored one, whose pictures are in use by
 * then.
 */
const storeWithPictures = async (ctx: Ctx, roomId: string, message: Message, urls: string[]) => {
  const room = await getRoom(ctx, roomId)
  if (message.originalId !== null && (await isKnown(ctx, room.id, message))) return storeMessage(ctx, roomId, message)
  const pictures = await copyFresh(ctx, urls)
  return withTransaction(ctx, async (ctx) => {
    // Of two with one originalId the second waits here, and then finds the first.
    await ctx.db.select({ id: chatRooms.id }).from(chatRooms).where(eq(chatRooms.id, room.id)).for('update')
    const stored = await storeMessage(ctx, roomId, { ...message, pictures })
    const ids = pictures.map(({ id }) => id)
    if (stored.id === message.id) await giveAway(ctx, ids)
    return stored
  })
}

const isKnown = async (ctx: Ctx, roomId: string, { senderId, originalId }: Message): Promise<boolean> => {
  const isIt = and(eq(chatMessages.roomId, roomId), eq(chatMessages.senderId, senderId), eq(chatMessages.originalId, originalId ?? ''))
  return (await ctx.db.select({ seq: chatMessages.seq }).from(chatMessages).where(isIt)).length > 0
}

/** Keeps the message of a new account until the other party wrote in the room; null where it is sent. An originalId is one message. */
const hold = async (ctx: Ctx, roomId: string, message: Message) => {
  if (!(await isNewHere(ctx, message.senderId))) return null
  const room = await getRoom(ctx, roomId)
  if (room.isClosed || (await isSilent(ctx, room))) return null
  if (await isAnswered(ctx, room)) return null
  const values = { ...message, requestId: room.id, isOfRequest: false, receiverId: room.otherId }
  const [made] = await ctx.db.insert(heldMessages).values(values).onConflictDoNothing().returning()
  const isIt = and(
    eq(heldMessages.requestId, room.id),
    eq(heldMessages.senderId, message.senderId),
    eq(heldMessages.originalId, message.originalId ?? ''),
  )
  const known = made ?? (await ctx.db.select().from(heldMessages).where(isIt))[0]
  return known?.state === 'delivered' ? null : (known ?? null)
}
