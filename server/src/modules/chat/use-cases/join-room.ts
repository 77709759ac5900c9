import type { Acknowledged, Received } from '@feria/contract'
import type { chatEvents } from '@feria/contract/chat/schemas'
import type { Connection, Ctx } from '../../../core/context.ts'
import { productChannel, roomChannel } from '../channels.ts'
import { getRoom, notePage, stateOf } from '../queries.ts'

type Joining = typeof chatEvents.client.joinRoom

/** Hears `message` and `userPresence` of a room of the member from now on, and answers where it stands. */
export const joinRoom = (ctx: Ctx, payload: Received<Joining>, connection: Connection) => join(ctx, payload, connection, roomChannel)

/** Hears `newMessage` of a room of the member from now on, and answers where it stands. */
export const joinProductRoom = async (ctx: Ctx, payload: Received<Joining>, connection: Connection) => {
  await getRoom(ctx, payload.room)
  await notePage(ctx, payload.room)
  return join(ctx, payload, connection, productChannel)
}

const join = async (
  ctx: Ctx,
  { room }: Received<Joining>,
  connection: Connection,
  channelOf: (roomId: string) => string,
): Promise<Acknowledged<Joining>> => {
  // Joined before the state is read: what is sent in between is heard, what was sent before is in the state.
  await getRoom(ctx, room)
  connection.join(channelOf(room))
  return stateOf(ctx, await getRoom(ctx, room))
}

/** Hears a room no longer; one that was not joined is left too. */
export const leaveRoom = async (_ctx: Ctx, { room }: Received<Joining>, connection: Connection) => {
  connection.leave(roomChannel(room))
  return { roomId: room }
}

/** The same for the page of a product. */
export const leaveProductRoom = async (_ctx: Ctx, { room }: Received<Joining>, connection: Connection) => {
  connection.leave(productChannel(room))
  return { roomId: room }
}
