import type { Answer, api, Input, Received } from '@feria/contract'
import type { chatEvents, RoomState } from '@feria/contract/chat/schemas'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { bothParties } from '../channels.ts'
import { getRoom, stateOf } from '../queries.ts'
import { chatRooms } from '../tables.ts'

/**
 * Records the last message of a room that the member has read, and emits it to both parties. It never goes back, nor beyond the last
 * message.
 */
export const readMessages = async (ctx: Ctx, { roomId, seq }: Received<typeof chatEvents.client.readMessages>): Promise<RoomState> => {
  const room = await getRoom(ctx, roomId)
  const upTo = Math.min(seq, room.lastSeq)
  if (upTo <= room.readSeq) return stateOf(ctx, room)
  const column = room.side === 'buyer' ? chatRooms.buyerRead : chatRooms.sellerRead
  await ctx.db
    .update(chatRooms)
    .set(room.side === 'buyer' ? { buyerRead: upTo } : { sellerRead: upTo })
    .where(and(eq(chatRooms.id, room.id), lt(column, upTo), gte(chatRooms.lastSeq, sql`${upTo}`)))
  ctx.push(bothParties(room), 'readPosition', { roomId, userId: memberOf(ctx).id, seq: upTo })
  return stateOf(ctx, { ...room, readSeq: upTo })
}

/** `readMessages` over HTTP. */
export const readRoom = (ctx: Ctx, { params, body }: Input<typeof api.chat.read>): Promise<Answer<typeof api.chat.read>> =>
  readMessages(ctx, { roomId: params.room, seq: body.seq })
