import { CHAT_POLL_MS, PRESENCE_BEAT_MS } from '@feria/contract/chat/values'
import { CallError } from '../../../lib/call.ts'
import { useSession } from '../../../lib/session.ts'
import { on, onConnected } from '../../../lib/socket.ts'
import type { Room } from './room.ts'
import { type Family, whySendFailed } from './send-failure.ts'
import { isLive, sendPresence, wires } from './wire.ts'

/** How long a freshly opened page waits for its connection before it reports presence over HTTP. */
const CONNECTING_MS = 2500

const isVisible = () => document.visibilityState === 'visible'
const nothing = () => undefined

const every = (ms: number, work: () => void) => {
  const timer = setInterval(work, ms)
  return () => clearInterval(timer)
}

const listen = (target: EventTarget, name: string, work: () => void) => {
  target.addEventListener(name, work)
  return () => target.removeEventListener(name, work)
}

/**
 * Stays in a room until stopped: rejoins after every reconnection, listens to live events, polls every 5 s without a connection, and
 * reports presence every 30 s while the tab is visible.
 */
export const stayInRoom = (room: Room, family: Family): (() => void) => {
  const wire = wires[family]
  let isJoined = false
  const sendHere = async () => {
    if (isVisible()) room.take(await sendPresence(room.id, true))
  }
  const join = async () => {
    isJoined = false
    room.take(await wire.join(room.id))
    isJoined = true
    room.resume()
    await sendHere()
  }
  const beat = () => (isLive() && !isJoined ? join() : sendHere())
  const poll = async () => {
    if (isLive() || !isVisible()) return
    await room.catchUp()
    room.resume()
  }
  const isHere = (roomId: string) => roomId === room.id
  const first = setTimeout(() => isLive() || void beat().catch(nothing), CONNECTING_MS)
  const stops = [
    () => clearTimeout(first),
    onConnected(() => void join().catch(nothing)),
    on(wire.incoming, room.receive),
    on('userPresence', ({ roomId, userId, status }) => isHere(roomId) && userId !== room.me.id && room.setPresence(status === 'active')),
    on('typing', ({ roomId, userId }) => isHere(roomId) && userId !== room.me.id && room.typing.begin()),
    on('readPosition', ({ roomId, userId, seq }) => isHere(roomId) && room.setReadBy(userId, seq)),
    on('resync', () => {
      void join().catch(nothing)
      void room.catchUp().catch(nothing)
    }),
    every(PRESENCE_BEAT_MS, () => void beat().catch(nothing)),
    every(CHAT_POLL_MS, () => void poll().catch(nothing)),
    listen(window, 'online', () => void room.catchUp().catch(nothing)),
    listen(document, 'visibilitychange', () => {
      if (!isVisible()) return void sendPresence(room.id, false).catch(nothing)
      void beat().catch(nothing)
      void room.catchUp().catch(nothing)
    }),
  ]
  // The manager gets this from its acknowledgement; the product's chat also gets it as an event. A question is no failure.
  const warn = ({ event, error, status, message }: { event: string; error: string; status: number; message: string }) =>
    event === 'sendMessage' && error !== 'chat.looks-unsafe' && room.warn(whySendFailed(new CallError(status, { message }), family))
  if (family === 'product') stops.push(on('error', warn))
  return () => {
    for (const stop of stops) stop()
    if (!useSession.getState().token) return
    void sendPresence(room.id, false).catch(nothing)
    if (isLive()) void wire.leave(room.id).catch(nothing)
  }
}
