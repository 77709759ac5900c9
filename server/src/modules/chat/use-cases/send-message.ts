import type { Answer, api, Input, Received } from '@feria/contract'
import type { RoomParts } from '@feria/contract/chat/rooms'
import type { ChatMessage, chatEvents } from '@feria/contract/chat/schemas'
import { REMOVED_MESSAGE } from '@feria/contract/chat/values'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { refuseSuspended, suspensionOf } from '../../../core/suspended.ts'
import { rowsOf, runPrepared, sqlState } from '../../../engines/db/database.ts'
import { checkUnanswered, isSignedIn, signedIn, signedInValues } from '../../accounts/accounts.module.ts'
import { areNotApart } from '../../blocks/blocks.module.ts'
import { bothParties, productChannel } from '../channels.ts'
import { isNewHere, toHeld } from '../held.ts'
import { getRoom, haveOrder, isSilent, mayHavePage, ownSide, toMessage } from '../queries.ts'
import type { Side } from '../rules.ts'
import { chatMessages, chatRooms, heldMessages } from '../tables.ts'
import { checkWords } from '../warnings.ts'

type Sent = Received<typeof chatEvents.client.sendMessage>

/**
 * Stores a member's message in one of their rooms, once, and emits it to both parties. Name and time are the server's, whatever was sent;
 * another sender's id fails with `chat.not-you`. Nothing is stored for an ended session, nor between two who are apart without an
 * order. Resending an originalId returns the stored message and emits it again, since the process may have died between storing and
 * emitting. What looks like a swindle is asked about first (`chat.looks-unsafe`), a link to a bad host is refused (`chat.bad-link`), and
 * the first words of a new account may be held.
 */
export const sendMessage = async (ctx: Ctx, { room: roomId, content, senderId, originalId, isSure }: Sent): Promise<ChatMessage> => {
  if (roomId === null) return fail('bad-input', {}, { roomId: 'Elegí una conversación.' })
  const { id: memberId, name } = memberOf(ctx)
  const { parts } = ownSide(ctx, roomId)
  if (senderId !== null && senderId !== memberId) return fail('chat.not-you')
  const warning = checkWords(ctx, content, isSure)
  await checkMayWrite(ctx, parts)
  const now = ctx.now()
  const message = { id: newId({ msecs: now.getTime() }), senderId: memberId, content, originalId, createdAt: now }
  const held = warning?.isHeld ? await hold(ctx, roomId, message) : null
  if (held) return toHeld(ctx, held, roomId, name)
  const stored = (await store(ctx, parts, message)) ?? (await storeApart(ctx, roomId, message))
  const sent = toMessage(ctx, stored, roomId, name)
  ctx.push(bothParties({ roomId, ...parts }), 'message', sent)
  // Checked after the message is stored: a page opened from now on reads it in the room's state.
  if (await mayHavePage(ctx, roomId)) ctx.push([productChannel(roomId)], 'newMessage', sent)
  return sent
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

/** Keeps the message of a new account until the other party wrote in the room; null where it is sent. An originalId is one message. */
const hold = async (ctx: Ctx, roomId: string, message: Message) => {
  if (!(await isNewHere(ctx, message.senderId))) return null
  const room = await getRoom(ctx, roomId)
  if (room.isClosed || (await isSilent(ctx, room))) return null
  const answered = and(eq(chatMessages.roomId, room.id), eq(chatMessages.senderId, room.otherId))
  if ((await ctx.db.select({ seq: chatMessages.seq }).from(chatMessages).where(answered).limit(1)).length > 0) return null
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

/** Of a message only `originalId` can be there already: its number is the locked room's next. */
const UNIQUE_VIOLATION = '23505'

interface Message {
  id: string
  senderId: string
  content: string
  originalId: string | null
  createdAt: Date
}

interface Row {
  id: string
  seq: number
  content: string
  createdAt: string
}

/** Why a message was not stored; that of two who are apart is stored all the same while an order of theirs is under way. */
const storeApart = async (ctx: Ctx, roomId: string, message: Message) => {
  if (!(await isSignedIn(ctx))) return fail('accounts.sign-in')
  const room = await getRoom(ctx, roomId)
  if (room.isClosed) return fail('chat.closed')
  if (await isSilent(ctx, room)) return fail('chat.unavailable')
  return (await store(ctx, ownSide(ctx, roomId).parts, message, true)) ?? fail('chat.closed')
}

const store = async (ctx: Ctx, parts: RoomParts, message: Message, isFree = false) => {
  const side = message.senderId === parts.buyerId ? 'buyer' : 'seller'
  const values = { ...parts, ...message, ...signedInValues(ctx), isFree, createdAt: message.createdAt.toISOString() }
  const run = async () => (await runPrepared<Row>(ctx.db, `chat_store_${side}`, () => storing(side), values))[0]
  // Sent twice at once: the second finds the first.
  const row = await run().catch((error: unknown) => {
    if (sqlState(error) === UNIQUE_VIOLATION) return run()
    throw error
  })
  return row && { ...message, id: row.id, seq: row.seq, content: row.content, createdAt: new Date(row.createdAt) }
}

const read = {
  buyer: sql`buyer_read = ${chatRooms.lastSeq} + 1, has_buyer_written = true`,
  seller: sql`seller_read = ${chatRooms.lastSeq} + 1`,
}

/**
 * One statement, so one round trip: finds an earlier copy, otherwise increments the room's number and inserts. No row means no room, a
 * closed one, parties who are apart, or an ended session.
 */
const storing = (side: Side): SQL => {
  const at = sql`${sql.placeholder('createdAt')}::timestamptz`
  return sql`
    with room as (
      select id, closed_at from ${chatRooms}
      where buyer_id = ${sql.placeholder('buyerId')} and seller_id = ${sql.placeholder('sellerId')}
        and product_id = ${sql.placeholder('productId')} and ${signedIn}
        and (${sql.placeholder('isFree')}::boolean or (${areNotApart(sql`chat_rooms.buyer_id`, sql`chat_rooms.seller_id`)}))),
    known as (
      select m.id, m.seq, case when m.removed_at is null then m.content else ${REMOVED_MESSAGE}::text end as content, m.created_at
      from ${chatMessages} m join room on room.id = m.room_id
      where m.sender_id = ${sql.placeholder('senderId')} and m.original_id = ${sql.placeholder('originalId')}),
    next as (
      update ${chatRooms} set last_seq = ${chatRooms.lastSeq} + 1, last_at = ${at}, ${read[side]}
      where ${chatRooms.id} = (select id from room where closed_at is null) and not exists (select from known)
      returning ${chatRooms.id}, ${chatRooms.lastSeq}),
    written as (
      insert into ${chatMessages} (room_id, seq, id, sender_id, content, original_id, created_at)
      select id, last_seq, ${sql.placeholder('id')}::uuid, ${sql.placeholder('senderId')}::uuid, ${sql.placeholder('content')}::text,
        ${sql.placeholder('originalId')}::text, ${at} from next
      returning id, seq, content, created_at)
    select id, seq, content, created_at as "createdAt" from known
    union all select id, seq, content, created_at from written`
}
