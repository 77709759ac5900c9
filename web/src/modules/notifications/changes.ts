import type { Answer } from '@feria/contract'
import type { Notification } from '@feria/contract/notifications/schemas'
import * as api from '@feria/contract/routes'
import { call } from '../../lib/call.ts'

/** What a member does with notifications; `items` are those that it is about, as they were before. */
export type Change =
  | { kind: 'read' | 'remove'; items: readonly [Notification] }
  /** Reads all of the list, the newest first, and what is older. */
  | { kind: 'readAll'; items: readonly Notification[] }

/** Makes a change on the server and resolves to the count after it. Rejects with CallError. */
export const sendChange = ({ kind, items }: Change): Promise<Answer<typeof api.notifications.unread>> => {
  if (kind === 'readAll') return call(api.notifications.markAllRead, { query: { upTo: items[0]?.id } })
  const params = { id: items[0].id }
  return kind === 'read' ? call(api.notifications.markRead, { params }) : call(api.notifications.remove, { params })
}

/** A list with a change made. */
export const withChange = (list: Notification[], { kind, items }: Change): Notification[] => {
  const ids = new Set(items.map(({ id }) => id))
  if (kind === 'remove') return list.filter(({ id }) => !ids.has(id))
  return list.map((notification) => (ids.has(notification.id) ? { ...notification, read: true } : notification))
}

/** A list with a change undone; whatever else has changed meanwhile stays. */
export const withoutChange = (list: Notification[], change: Change): Notification[] => {
  if (change.kind === 'remove') return [...change.items, ...withChange(list, change)]
  return list.map((notification) => change.items.find(({ id }) => id === notification.id) ?? notification)
}

/** How many of these are unread. */
export const countUnread = (notifications: readonly Notification[]): number => notifications.filter(({ read }) => !read).length
