import type { ChatMessage, RoomState } from '@feria/contract/chat/schemas'
import { CHAT_PAGE } from '@feria/contract/chat/values'
import * as api from '@feria/contract/routes'
import { CallError, call } from '../../../lib/call.ts'
import { useSession } from '../../../lib/session.ts'
import { emit, useSocketState } from '../../../lib/socket.ts'
import type { Waiting } from './outbox.ts'
import type { Family } from './send-failure.ts'

/** The calls and events that each screen names differently: the product's chat and the manager. */
interface Wire {
  incoming: 'newMessage' | 'message'
  join: (roomId: string) => Promise<RoomState>
  leave: (roomId: string) => Promise<unknown>
  page: (roomId: string, offset: number) => Promise<ChatMessage[]>
  send: (roomId: string, waiting: Waiting) => Promise<ChatMessage>
  post: (roomId: string, waiting: Waiting) => Promise<ChatMessage>
}

const me = () => useSession.getState().user
const token = () => useSession.getState().token ?? undefined

/** The calls and events of each screen. */
export const wires: Record<Family, Wire> = {
  product: {
    incoming: 'newMessage',
    // Presence is emitted to those who joined the room itself, whatever the screen.
    join: async (roomId) => {
      await emit('joinProductRoom', { roomId })
      return emit('joinRoom', { roomId })
    },
    leave: async (roomId) => {
      await emit('leaveProductRoom', { roomId })
      return emit('leaveRoom', { roomId })
    },
    page: (room, offset) => call(api.chat.poll, { params: { room }, query: { offset, limit: CHAT_PAGE } }),
    send: (roomId, { text, at, originalId, isSure, pictures }) =>
      emit('sendMessage', { roomId, text, senderId: me()?.id, senderName: me()?.name, timestamp: at, originalId, isSure, pictures }),
    post: (room, { text, originalId, isSure, pictures }) =>
      call(api.chat.sendPolled, {
        params: { room },
        body: { room_id: room, content: text, sender_id: me()?.id, sender_name: me()?.name, originalId, isSure, pictures },
      }),
  },
  manager: {
    incoming: 'message',
    join: (roomId) => emit('joinRoom', { roomId, token: token() }),
    leave: (roomId) => emit('leaveRoom', { roomId, token: token() }),
    page: (room, offset) => call(api.chat.list, { params: { room }, query: { offset, limit: CHAT_PAGE } }),
    send: (room, { text, at, originalId, isSure, pictures }) =>
      emit('sendMessage', { room, content: text, message: text, timestamp: at, token: token(), originalId, isSure, pictures }),
    post: (room, { text, originalId, isSure, pictures }) =>
      call(api.chat.send, { params: { room }, body: { content: text, originalId, isSure, pictures } }),
  },
}

/** True while the live connection is up. */
export const isLive = (): boolean => useSocketState.getState().isConnected

/** Through the socket while connected; over HTTP otherwise, or if the socket did not acknowledge. */
const either = async <Answer>(live: () => Promise<Answer>, calls: () => Promise<Answer>): Promise<Answer> => {
  if (!isLive()) return calls()
  try {
    return await live()
  } catch (error) {
    if (error instanceof CallError && error.status === 0) return calls()
    throw error
  }
}

/** Sends a message; idempotent, a repeated one returns the first. */
export const sendMessage = (family: Family, roomId: string, waiting: Waiting): Promise<ChatMessage> =>
  either(
    () => wires[family].send(roomId, waiting),
    () => wires[family].post(roomId, waiting),
  )

/** Up to 100 messages after a given one, oldest first. */
export const pageAfter = (room: string, after: number): Promise<ChatMessage[]> =>
  call(api.chat.poll, { params: { room }, query: { after, limit: CHAT_PAGE } })

/** The message with this number, alone. */
export const messageAt = (room: string, seq: number): Promise<ChatMessage[]> =>
  call(api.chat.poll, { params: { room }, query: { after: seq - 1, limit: 1 } })

/** Reports whether the member is present. */
export const sendPresence = (roomId: string, isActive: boolean): Promise<RoomState> =>
  either(
    () => emit('presence', { roomId, userId: me()?.id, status: isActive ? 'active' : 'inactive', token: token() }),
    () =>
      call(
        api.chat.activity,
        { params: { room: roomId }, body: { action: isActive ? 'join' : 'leave', userId: me()?.id } },
        { keepalive: !isActive },
      ),
  )

/** Reports up to which message the member has read. */
export const sendRead = (roomId: string, seq: number): Promise<RoomState> =>
  either(
    () => emit('readMessages', { roomId, seq }),
    () => call(api.chat.read, { params: { room: roomId }, body: { seq } }),
  )

/** Announces that the member is typing; lost without a live connection. */
export const announceTyping = (roomId: string): void => {
  if (isLive()) void emit('typing', { roomId, token: token() }).catch(() => undefined)
}
