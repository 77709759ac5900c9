import type { Notification } from '@feria/contract/notifications/schemas'
import { KEPT_NOTICES } from '@feria/contract/notifications/values'

/** Where the notices of a member are kept. */
const keyOf = (userId: string): string => `notifications:${userId}`

const isNotification = (value: unknown): value is Notification => {
  const { id, title, message, timestamp, data } = (value ?? {}) as Record<string, unknown>
  return [id, title, message, timestamp].every((text) => typeof text === 'string') && typeof data === 'object' && data !== null
}

/** The newest 50 of the notices, the newest first: what is over that drops out. */
export const newest = (notifications: Notification[]): Notification[] =>
  notifications.toSorted((one, other) => Date.parse(other.timestamp) - Date.parse(one.timestamp)).slice(0, KEPT_NOTICES)

/** The notices in a text of local storage; what is none is left out. */
export const readKept = (text: string | null): Notification[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? newest(kept.filter(isNotification)) : []
  } catch {
    return []
  }
}

/** Reads the kept notices of a member; none where storage is blocked. */
export const loadKept = (userId: string): Notification[] => {
  try {
    return readKept(localStorage.getItem(keyOf(userId)))
  } catch {
    return []
  }
}

/** Keeps the notices of a member. */
export const keep = (userId: string, notifications: Notification[]): void => {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(notifications))
  } catch {
    // Storage is full or blocked: the server has them all the same.
  }
}
