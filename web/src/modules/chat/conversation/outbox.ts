/** session.ts removes these keys when the member signs out; they stay if the server ended the session. */
const PREFIX = 'chat-outbox:'

/** An own message that the server has not confirmed yet. */
export interface Waiting {
  originalId: string
  text: string
  at: string
  /** The addresses of its pictures, uploaded already. */
  pictures?: string[]
  /** The server refused it: it is sent again only when the member retries. */
  isRefused?: boolean
  /** The member was asked about it, and wants it sent. */
  isSure?: boolean
}

const nameOf = (userId: string, roomId: string) => `${PREFIX}${userId}:${roomId}`

const isWaiting = (value: unknown): value is Waiting => {
  const { originalId, text, at } = (value ?? {}) as Partial<Waiting>
  return typeof originalId === 'string' && typeof text === 'string' && typeof at === 'string'
}

/** The pending messages of a room, oldest first. */
export const readOutbox = (userId: string, roomId: string): Waiting[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(userId, roomId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isWaiting) : []
  } catch {
    return []
  }
}

// Another tab may write to the same room: each change starts from what is stored now.
const change = (userId: string, roomId: string, change: (kept: Waiting[]) => Waiting[]) => {
  const left = change(readOutbox(userId, roomId))
  try {
    if (left.length > 0) localStorage.setItem(nameOf(userId, roomId), JSON.stringify(left))
    else localStorage.removeItem(nameOf(userId, roomId))
  } catch {
    // Storage is full or blocked: messages are still sent, only a reload loses pending ones.
  }
}

/** Stores a message until it is dropped; one with the same originalId is replaced and moves to the end. */
export const keepWaiting = (userId: string, roomId: string, waiting: Waiting): void =>
  change(userId, roomId, (kept) => [...kept.filter(({ originalId }) => originalId !== waiting.originalId), waiting])

/** Removes a delivered message. */
export const dropWaiting = (userId: string, roomId: string, originalId: string): void =>
  change(userId, roomId, (kept) => kept.filter((waiting) => waiting.originalId !== originalId))

/** The rooms with pending messages of this member. */
export const roomsWaiting = (userId: string): string[] => {
  try {
    const start = nameOf(userId, '')
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []))
  } catch {
    return []
  }
}
