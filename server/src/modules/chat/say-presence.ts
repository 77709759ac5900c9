import type { Answer, api, Input, Received } from '@feria/contract'
import type { chatEvents, Presence, RoomState } from '@feria/contract/chat'
import { PRESENCE_SECONDS } from '@feria/contract/limits'
import { type Ctx, memberOf } from '../../context.ts'
import { fail } from '../../errors.ts'
import { getRoom, presenceKey, roomChannel, stateOf } from './chat.queries.ts'
import { writePresence } from './chat.rules.ts'

/**
 * Says that the member is there or not, in a room of theirs, and answers where the room stands. Any word but «active» counts as not being
 * there [CHAT-61]. The presence of somebody else fails with `chat.not-you`; the time is the server's.
 */
export const sayPresence = async (
  ctx: Ctx,
  { roomId, userId, status }: Received<typeof chatEvents.emitted.presence>,
): Promise<RoomState> => {
  const { id } = memberOf(ctx)
  if (userId != null && userId !== id) fail('chat.not-you')
  const room = await getRoom(ctx, roomId)
  const presence: Presence = { userId: id, status: status === 'active' ? 'active' : 'inactive', timestamp: ctx.now().toISOString() }
  await ctx.engines.kv.set(presenceKey(id), writePresence(presence.status, ctx.now()), PRESENCE_SECONDS).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'presence is not kept')
  })
  ctx.push([roomChannel(roomId)], 'userPresence', { ...presence, roomId })
  return stateOf(ctx, room)
}

/** The same through HTTP: joining is being there, leaving is not [CHAT-46]. */
export const noteActivity = (ctx: Ctx, { params, body }: Input<typeof api.chat.activity>): Promise<Answer<typeof api.chat.activity>> =>
  sayPresence(ctx, { roomId: params.room, userId: body.userId, status: body.action === 'join' ? 'active' : 'inactive' })
