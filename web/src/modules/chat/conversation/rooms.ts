import { onSignOut, useSession } from '../../../lib/session.ts'
import { roomsWaiting } from './outbox.ts'
import { createRoom, type Room } from './room.ts'

/** Rooms are kept while the app is open: going back to one shows it at once, and pending messages are sent wherever the member is. */
const rooms = new Map<string, Room>()
const MOST = 30

/** The signed-in member's room with this id; always the same object. */
export const roomOf = (id: string): Room => {
  const known = rooms.get(id)
  rooms.delete(id)
  const user = useSession.getState().user
  const room = known ?? createRoom(id, { id: user?.id ?? '', name: user?.name ?? '' })
  rooms.set(id, room)
  for (const [old, { hasWaiting }] of rooms) {
    if (rooms.size <= MOST) break
    if (!hasWaiting()) rooms.delete(old)
  }
  return room
}

/** Sends what was pending in any room when the page was closed. */
export const sendWaiting = (): void => {
  const { user } = useSession.getState()
  for (const id of user ? roomsWaiting(user.id) : []) {
    const room = roomOf(id)
    room.use('manager')
    room.restore()
  }
}

// The server, which renders the frame of every page, has no window.
globalThis.window?.addEventListener('online', () => {
  for (const room of rooms.values()) room.resume()
})

onSignOut(() => {
  for (const room of rooms.values()) room.forget()
  rooms.clear()
})
