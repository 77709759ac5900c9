import type { Notification } from '@feria/contract/notifications/schemas'
import { KEPT_NOTICES } from '@feria/contract/notifications/values'

/** Storage key of a member's notifications. */
const keyOf = (userId: string): string => `notifications:${userId}`

const isNotification = (value: unknown): value is Notification => {
  const { id, title, message, timestamp, data } = (value ?? {}) as Record<string, unknown>
  return [id, title, message, timestamp].every((text) => typeof text === 'string') && typeof data === 'object' && data !== null
}

/** The newest 50 notifications, newest first. */
export const newest = (notifications: Notification[]): Notification[] =>
  notifications.toSorted((one, other) => Date.parse(other.timestamp) - Date.parse(one.timestamp)).slice(0, KEPT_NOTICES)

/** Parses the notifications in local storage; drops invalid ones. */
export const readKept = (text: string | null): Notification[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? newest(kept.filter(isNotification)) : []
  } catch {
    return []
  }
}

/** The stored notifications of a member; empty where storage is blocked. */
export const loadKept = (userId: string): Notification[] => {
  try {
    return readKept(localStorage.getItem(keyOf(userId)))
  } catch {
    return []
  }
}

/** Stores the notifications of a member. */
export const keep = (userId: string, notifications: Notification[]): void => {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(notifications))
  } catch {
    // Storage is full or blocked: the server still has them.
  }
}
