import type { Acknowledged, Received } from '@feria/contract'
import type { chatEvents } from '@feria/contract/chat/schemas'
import { TYPING_MS } from '@feria/contract/chat/values'
import { memberChannel } from '../../../core/channels.ts'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { getRoom, isSilent } from '../queries.ts'

type Typing = typeof chatEvents.client.typing

/**
 * Announces to the other party of a room that the member is typing, at most once in 3 s per member and room; what comes more often is
 * acknowledged and not passed on. Nothing is stored. Fails as `getRoom` does, and with `chat.closed` where nobody can write any more.
 */
export const announceTyping = async (ctx: Ctx, { roomId }: Received<Typing>): Promise<Acknowledged<Typing>> => {
  const { id: userId } = memberOf(ctx)
  const room = await getRoom(ctx, roomId)
  if (room.isClosed) return fail('chat.closed')
  if (await isSilent(ctx, room)) return fail('chat.unavailable')
  const { count } = await ctx.engines.kv.countSurely(`typing:${userId}:${roomId}`, TYPING_MS / 1000)
  if (count === 1) ctx.push([memberChannel(room.otherId)], 'typing', { roomId, userId })
  return { roomId }
}
