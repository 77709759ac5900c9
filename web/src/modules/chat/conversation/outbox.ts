/** session.ts forgets what stands under it when the member leaves; it waits for them when the server ended the session. */
const PREFIX = 'chat-outbox:'

/** An own message that the server has not confirmed yet. */
export interface Waiting {
  originalId: string
  text: string
  at: string
  /** The server refused it: it goes again only when the member says so. */
  isRefused?: boolean
}

const nameOf = (userId: string, roomId: string) => `${PREFIX}${userId}:${roomId}`

const isWaiting = (value: unknown): value is Waiting => {
  const { originalId, text, at } = (value ?? {}) as Partial<Waiting>
  return typeof originalId === 'string' && typeof text === 'string' && typeof at === 'string'
}

/** What waits in a room to be sent, the oldest first. */
export const readOutbox = (userId: string, roomId: string): Waiting[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(userId, roomId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isWaiting) : []
  } catch {
    return []
  }
}

// Another tab may write the same room: each change starts from what is kept now.
const change = (userId: string, roomId: string, change: (kept: Waiting[]) => Waiting[]) => {
  const left = change(readOutbox(userId, roomId))
  try {
    if (left.length > 0) localStorage.setItem(nameOf(userId, roomId), JSON.stringify(left))
    else localStorage.removeItem(nameOf(userId, roomId))
  } catch {
    // Storage is full or blocked: messages are sent all the same, only a reload loses those on their way.
  }
}

/** Keeps a message until it is dropped; one with the same originalId is replaced and goes to the end. */
export const keepWaiting = (userId: string, roomId: string, waiting: Waiting): void =>
  change(userId, roomId, (kept) => [...kept.filter(({ originalId }) => originalId !== waiting.originalId), waiting])

/** Forgets a message that arrived. */
export const dropWaiting = (userId: string, roomId: string, originalId: string): void =>
  change(userId, roomId, (kept) => kept.filter((waiting) => waiting.originalId !== originalId))

/** The rooms in which something of this member waits. */
export const roomsWaiting = (userId: string): string[] => {
  try {
    const start = nameOf(userId, '')
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []))
  } catch {
    return []
  }
}
