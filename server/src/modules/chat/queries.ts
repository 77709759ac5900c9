import type { ChatMessage, RoomState } from '@feria/contract/chat/schemas'
import { REMOVED_MESSAGE } from '@feria/contract/chat/values'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Ctx, memberOf } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { prepareOnce, rowsOf } from '../../engines/db/database.ts'
import { users } from '../accounts/tables.ts'
import { areApart } from '../blocks/blocks.module.ts'
import { lastBeat } from './presence.ts'
import { presenceOf, type Side, sideOf } from './rules.ts'
import { type chatMessages, chatRooms } from './tables.ts'
import { warningIn } from './warnings.ts'

const PRODUCT_PAGE_SECONDS = 7 * 86_400
const pageKey = (roomId: string): string => `product-page:${roomId}`

/** Records that a product's page is open for a room somewhere, so that it gets the messages. */
export const notePage = async (ctx: Ctx, roomId: string): Promise<void> => {
  await ctx.engines.kv.set(pageKey(roomId), '1', PRODUCT_PAGE_SECONDS).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'an open page is not remembered')
  })
}

/**
 * False only when certainly no product page is open for a room: an emit without listeners costs every process as much as one with them.
 */
export const mayHavePage = async (ctx: Ctx, roomId: string): Promise<boolean> =>
  (await ctx.engines.kv.get(pageKey(roomId)).catch(() => '1')) !== null

const buyers = alias(users, 'buyers')
const sellers = alias(users, 'sellers')

const findRoom = (ctx: Ctx) =>
  prepareOnce(ctx.db, 'chat_room', (db) =>
    db
      .select({ room: chatRooms, buyerName: buyers.name, sellerName: sellers.name })
      .from(chatRooms)
      .innerJoin(buyers, eq(buyers.id, chatRooms.buyerId))
      .innerJoin(sellers, eq(sellers.id, chatRooms.sellerId))
      .where(
        and(
          eq(chatRooms.buyerId, sql.placeholder('buyerId')),
          eq(chatRooms.sellerId, sql.placeholder('sellerId')),
          eq(chatRooms.productId, sql.placeholder('productId')),
        ),
      )
      .prepare('chat_room'),
  )

/** A room as one of its parties sees it. */
export interface Room {
  id: string
  roomId: string
  side: Side
  buyerId: string
  sellerId: string
  otherId: string
  lastSeq: number
  readSeq: number
  otherReadSeq: number
  /** One of the parties left Feria: nothing more can be written. */
  isClosed: boolean
  names: Map<string, string>
}

/** The member's side of a room. Fails with `chat.not-yours` for anyone else, whether the room exists or not. */
export const ownSide = (ctx: Ctx, roomId: string) => sideOf(roomId, memberOf(ctx).id) ?? fail('chat.not-yours')

/** A room of the member. Fails with `chat.not-yours` for others' rooms and with `chat.no-room` when no request was accepted. */
export const getRoom = async (ctx: Ctx, roomId: string): Promise<Room> => {
  const { parts, side } = ownSide(ctx, roomId)
  const [found] = await findRoom(ctx).execute({ ...parts })
  if (!found) return fail('chat.no-room')
  const { room, buyerName, sellerName } = found
  const isBuyer = side === 'buyer'
  return {
    id: room.id,
    roomId,
    side,
    buyerId: room.buyerId,
    sellerId: room.sellerId,
    otherId: isBuyer ? room.sellerId : room.buyerId,
    lastSeq: room.lastSeq,
    readSeq: isBuyer ? room.buyerRead : room.sellerRead,
    otherReadSeq: isBuyer ? room.sellerRead : room.buyerRead,
    isClosed: room.closedAt !== null,
    names: new Map([
      [room.buyerId, buyerName],
      [room.sellerId, sellerName],
    ]),
  }
}

interface Parties {
  buyerId: string
  sellerId: string
}

/** Whether an order between the parties of a room is under way. */
export const haveOrder = async (ctx: Ctx, { buyerId, sellerId }: Parties): Promise<boolean> => {
  const has = ctx.isOrderUnderWay(ctx.now(), sql`${buyerId}::uuid`, sql`${sellerId}::uuid`)
  return rowsOf<{ has: boolean }>(await ctx.db.execute(sql`select ${has} as has`))[0]?.has === true
}

/** Whether two who are apart may not write to each other: an order under way lets them. */
export const isSilent = async (ctx: Ctx, room: Parties): Promise<boolean> =>
  (await areApart(ctx, room.buyerId, room.sellerId)) && !(await haveOrder(ctx, room))

/** A room's state for the member, with the other party's presence. */
export const stateOf = async (ctx: Ctx, room: Room): Promise<RoomState> => ({
  roomId: room.roomId,
  lastSeq: room.lastSeq,
  readSeq: room.readSeq,
  otherReadSeq: room.otherReadSeq,
  presence: presenceOf(room.otherId, await knownBeat(ctx, room.otherId), ctx.now()),
})

/** If the store is unreachable, presence is unknown and counts as absent. */
const knownBeat = (ctx: Ctx, userId: string): Promise<number | null> =>
  lastBeat(ctx, userId).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'presence is not known')
    return null
  })

type MessageRow = Pick<typeof chatMessages.$inferSelect, 'id' | 'seq' | 'senderId' | 'content' | 'originalId' | 'createdAt'> & {
  removedAt?: Date | string | null
}

/** A message with the field names of all four specified shapes; of one that moderation took away only that it was there. */
export const toMessage = (ctx: Ctx, row: MessageRow, roomId: string, senderName: string): ChatMessage => {
  const at = row.createdAt.toISOString()
  const content = row.removedAt ? REMOVED_MESSAGE : row.content
  return {
    id: row.id,
    seq: row.seq,
    room_id: roomId,
    roomId,
    content,
    text: content,
    message: content,
    sender_id: row.senderId,
    senderId: row.senderId,
    sender_name: senderName,
    senderName,
    sender: { id: row.senderId, name: senderName },
    timestamp: at,
    createdAt: at,
    originalId: row.originalId,
    warning: warningIn(ctx, content)?.kind ?? null,
    review: null,
  }
}
