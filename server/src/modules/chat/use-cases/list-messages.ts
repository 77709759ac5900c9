import type { Answer, api, Input } from '@feria/contract'
import { and, asc, desc, eq, gt, lte } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { heldIn, toHeld } from '../held.ts'
import { withPictures } from '../pictures.ts'
import { getRoom, toMessage } from '../queries.ts'
import { chatMessages } from '../tables.ts'

/**
 * Messages of the member's room, oldest first. The offset counts from the newest; since numbers have no gaps it is only subtracted, and a
 * far page costs no more than a near one. With `after`, those after that number, for clients that were offline. The member's own that are
 * held stand behind the newest.
 */
export const listMessages = async (ctx: Ctx, { params, query }: Input<typeof api.chat.list>): Promise<Answer<typeof api.chat.list>> => {
  const room = await getRoom(ctx, params.room)
  const isIn = eq(chatMessages.roomId, room.id)
  const select = ctx.db.select().from(chatMessages)
  const rows =
    query.after === undefined
      ? await select
          .where(and(isIn, lte(chatMessages.seq, room.lastSeq - query.offset)))
          .orderBy(desc(chatMessages.seq))
          .limit(query.limit)
      : await select
          .where(and(isIn, gt(chatMessages.seq, query.after)))
          .orderBy(asc(chatMessages.seq))
          .limit(query.limit)
  const ascending = query.after === undefined ? rows.reverse() : rows
  const named = ascending.map((row) => ({ message: toMessage(ctx, row, room.roomId, room.names.get(row.senderId) ?? ''), row }))
  const messages = await withPictures(ctx, named)
  const isNewest = query.after === undefined ? query.offset === 0 : rows.length < query.limit
  if (!isNewest) return messages
  const { id, name } = memberOf(ctx)
  return [...messages, ...(await heldIn(ctx, room.id, id)).map((held) => toHeld(ctx, held, room.roomId, name))]
}
