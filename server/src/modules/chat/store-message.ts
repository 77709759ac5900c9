import type { RoomParts } from '@feria/contract/chat/rooms'
import { REMOVED_MESSAGE } from '@feria/contract/chat/values'
import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { runPrepared, sqlState } from '../../engines/db/database.ts'
import { isSignedIn, signedIn, signedInValues } from '../accounts/accounts.module.ts'
import { areNotApart } from '../blocks/blocks.module.ts'
import { getRoom, isSilent, ownSide } from './queries.ts'
import type { Side } from './rules.ts'
import { chatMessages, chatRooms, type StoredPicture } from './tables.ts'

/** Of a message only `originalId` can be there already: its number is the locked room's next. */
const UNIQUE_VIOLATION = '23505'

export interface Message {
  id: string
  senderId: string
  content: string
  originalId: string | null
  createdAt: Date
  pictures?: StoredPicture[] | null
}

interface Row {
  id: string
  roomId: string
  seq: number
  content: string
  createdAt: string
  pictures: StoredPicture[] | null
}

/**
 * Stores a message once, and says why it was not: `accounts.sign-in`, `chat.closed`, `chat.unavailable`. That of two who are apart is
 * stored all the same while an order of theirs is under way. Sent before with its originalId, it is the stored one.
 */
export const storeMessage = async (ctx: Ctx, roomId: string, message: Message) => {
  const { parts } = ownSide(ctx, roomId)
  const stored = await store(ctx, parts, message)
  if (stored) return stored
  if (!(await isSignedIn(ctx))) return fail('accounts.sign-in')
  const room = await getRoom(ctx, roomId)
  if (room.isClosed) return fail('chat.closed')
  if (await isSilent(ctx, room)) return fail('chat.unavailable')
  return (await store(ctx, parts, message, true)) ?? fail('chat.closed')
}

const store = async (ctx: Ctx, parts: RoomParts, message: Message, isFree = false) => {
  const side = message.senderId === parts.buyerId ? 'buyer' : 'seller'
  const values = {
    ...parts,
    ...message,
    ...signedInValues(ctx),
    isFree,
    createdAt: message.createdAt.toISOString(),
    pictures: message.pictures ? JSON.stringify(message.pictures) : null,
  }
  const run = async () => (await runPrepared<Row>(ctx.db, `chat_store_${side}`, () => storing(side), values))[0]
  // Sent twice at once: the second finds the first.
  const row = await run().catch((error: unknown) => {
    if (sqlState(error) === UNIQUE_VIOLATION) return run()
    throw error
  })
  return row && { ...message, ...row, createdAt: new Date(row.createdAt) }
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
      select m.id, m.room_id, m.seq, case when m.removed_at is null then m.content else ${REMOVED_MESSAGE}::text end as content,
        m.created_at, case when m.removed_at is null then m.pictures end as pictures
      from ${chatMessages} m join room on room.id = m.room_id
      where m.sender_id = ${sql.placeholder('senderId')} and m.original_id = ${sql.placeholder('originalId')}),
    next as (
      update ${chatRooms} set last_seq = ${chatRooms.lastSeq} + 1, last_at = ${at}, ${read[side]}
      where ${chatRooms.id} = (select id from room where closed_at is null) and not exists (select from known)
      returning ${chatRooms.id}, ${chatRooms.lastSeq}),
    written as (
      insert into ${chatMessages} (room_id, seq, id, sender_id, content, original_id, created_at, pictures)
      select id, last_seq, ${sql.placeholder('id')}::uuid, ${sql.placeholder('senderId')}::uuid, ${sql.placeholder('content')}::text,
        ${sql.placeholder('originalId')}::text, ${at},
        ${sql.placeholder('pictures')}::jsonb from next
      returning id, room_id, seq, content, created_at, pictures)
    select id, room_id as "roomId", seq, content, created_at as "createdAt", pictures from known
    union all select id, room_id, seq, content, created_at, pictures from written`
}
