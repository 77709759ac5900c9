import { type RoomParts, readRoomId } from '@feria/contract/chat/rooms'
import type { Presence } from '@feria/contract/chat/schemas'
import type { ChatStatus } from '@feria/contract/chat/values'
import { ASK_AGAIN_DAYS, PRESENCE_SECONDS } from '@feria/contract/chat/values'
import type { ErrorCode } from '@feria/contract/errors'

/** The transitions of a chat request: from which state, by whom, to which, and their meaning. */
const steps = [
  { from: 'pending', who: 'seller', to: 'accepted', means: 'The room is open; the parties see each other\u2019s email.' },
  { from: 'pending', who: 'seller', to: 'rejected', means: 'The buyer may ask once more after seven days.' },
] as const satisfies { from: ChatStatus; who: 'seller'; to: ChatStatus; means: string }[]

/** True when the seller may answer a request in this state in this way. */
export const mayAnswer = (from: ChatStatus, to: ChatStatus): boolean => steps.some((step) => step.from === from && step.to === to)

const DAY_MS = 86_400_000
/** Requests of one buyer about one product: the first, and one more after a rejection. */
const MAX_REQUESTS = 2

interface EarlierRequest {
  status: ChatStatus
  updatedAt: Date
}

/**
 * Why a buyer may not ask now, by their earlier requests about the product; `from` is when they may. Decision «A second request is 409
 * …».
 */
export const objectionToAsking = (earlier: EarlierRequest[], now: Date): { code: ErrorCode; from?: Date } | null => {
  if (earlier.some(({ status }) => status !== 'rejected')) return { code: 'chat.already-asked' }
  if (earlier.length >= MAX_REQUESTS) return { code: 'chat.rejected-twice' }
  const [rejected] = earlier
  const from = rejected && new Date(rejected.updatedAt.getTime() + ASK_AGAIN_DAYS * DAY_MS)
  return from && from > now ? { code: 'chat.rejected', from } : null
}

export type Side = 'buyer' | 'seller'

/** The parts of a room's id and the member's side; null for anyone else and for text that is not a room's id. */
export const sideOf = (roomId: string, memberId: string): { parts: RoomParts; side: Side } | null => {
  const parts = readRoomId(roomId)
  if (parts?.buyerId === memberId) return { parts, side: 'buyer' }
  if (parts?.sellerId === memberId) return { parts, side: 'seller' }
  return null
}

const PRESENCE_MS = PRESENCE_SECONDS * 1000

/** Until when a heartbeat received now is valid, in milliseconds: 75 s. */
export const presentUntil = (now: Date): number => now.getTime() + PRESENCE_MS

/** A member's presence, by when their latest heartbeat expires; null when there was none. */
export const presenceOf = (userId: string, until: number | null, now: Date): Presence =>
  until !== null && until > now.getTime()
    ? { userId, status: 'active', timestamp: new Date(until - PRESENCE_MS).toISOString() }
    : { userId, status: 'inactive', timestamp: now.toISOString() }
