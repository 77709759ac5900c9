import type { Acknowledged, Received } from '@feria/contract'
import type { chatEvents } from '@feria/contract/chat/schemas'
import type { Connection, Ctx } from '../../../core/context.ts'
import { productChannel, roomChannel } from '../channels.ts'
import { getRoom, notePage, stateOf } from '../queries.ts'

type Joining = typeof chatEvents.client.joinRoom

/** Subscribes to `message` and `userPresence` of the member's room, and returns its state. */
export const joinRoom = (ctx: Ctx, payload: Received<Joining>, connection: Connection) => join(ctx, payload, connection, roomChannel)

/** Subscribes to `newMessage` of the member's room, and returns its state. */
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
  // Joined before the state is read: later messages are emitted, earlier ones are in the state.
  await getRoom(ctx, room)
  connection.join(channelOf(room))
  return stateOf(ctx, await getRoom(ctx, room))
}

/** Unsubscribes from a room; idempotent. */
export const leaveRoom = async (_ctx: Ctx, { room }: Received<Joining>, connection: Connection) => {
  connection.leave(roomChannel(room))
  return { roomId: room }
}

/** Unsubscribes a product's page; idempotent. */
export const leaveProductRoom = async (_ctx: Ctx, { room }: Received<Joining>, connection: Connection) => {
  connection.leave(productChannel(room))
  return { roomId: room }
}
