import type { Answer, api, Input, Received } from '@feria/contract'
import type { chatEvents, RoomState } from '@feria/contract/chat/schemas'
import { type Connection, type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { roomChannel } from '../channels.ts'
import { noteBeat, noteEnd, pushInactive } from '../presence.ts'
import { getRoom, stateOf } from '../queries.ts'

/**
 * Records whether the member is present in one of their rooms, and returns the room's state. Any word but «active» means absent; a member
 * with several pages is present while one of them is. A page that closes is announced at once. Another member's presence fails with
 * `chat.not-you`; the time is the server's.
 */
export const setPresence = async (
  ctx: Ctx,
  { roomId, userId, status }: Received<typeof chatEvents.client.presence>,
  connection?: Connection,
): Promise<RoomState> => {
  const { id, tokenHash } = memberOf(ctx)
  if (userId != null && userId !== id) fail('chat.not-you')
  const room = await getRoom(ctx, roomId)
  // HTTP cannot tell the pages of one session apart.
  const session = `http:${tokenHash}`
  const page = connection?.id ?? session
  if (status === 'active') {
    await noteBeat(ctx, id, roomId, page, connection && session).catch(forget(ctx))
    connection?.onLeave('presence', () => noteEnd(ctx, id, page))
    ctx.push([roomChannel(roomId)], 'userPresence', { userId: id, status: 'active', timestamp: ctx.now().toISOString(), roomId })
  } else {
    await noteEnd(ctx, id, page, roomId).catch((error: unknown) => {
      forget(ctx)(error)
      pushInactive(ctx, id, [roomId])
    })
  }
  return stateOf(ctx, room)
}

const forget = (ctx: Ctx) => (error: unknown) => ctx.log.warn({ err: error }, 'presence is not kept')

/** The same over HTTP: joining means present, leaving absent. */
export const noteActivity = (ctx: Ctx, { params, body }: Input<typeof api.chat.activity>): Promise<Answer<typeof api.chat.activity>> =>
  setPresence(ctx, { roomId: params.room, userId: body.userId, status: body.action === 'join' ? 'active' : 'inactive' })
