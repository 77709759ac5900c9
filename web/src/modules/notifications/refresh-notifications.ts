import type { Notification } from '@feria/contract/notifications/schemas'
import { KEPT_NOTICES } from '@feria/contract/notifications/values'
import * as api from '@feria/contract/routes'
import { call, callPage } from '../../lib/call.ts'
import { setUnread } from './counts.ts'
import { useNotifications } from './notifications-store.ts'

/** Ids removed here that may still be in a response on its way. */
const removed = new Set<string>()

/** Records that a notification was removed here, so that no older response restores it; or that the removal was undone. */
export const noteRemoval = (id: string, isRemoved: boolean): void => void (isRemoved ? removed.add(id) : removed.delete(id))

/**
 * Merges the server's list: keeps what arrived live meanwhile, and what was read or removed here. `before` are the notifications when
 * the list was requested.
 */
export const mergeFetched = (fetched: Notification[], now: Notification[], before: Notification[]): Notification[] => {
  const known = new Set([...before, ...fetched].map(({ id }) => id))
  const read = new Set(now.filter((notification) => notification.read).map(({ id }) => id))
  return [
    ...now.filter(({ id }) => !known.has(id)),
    ...fetched
      .filter(({ id }) => !removed.has(id))
      .map((notification) => (read.has(notification.id) ? { ...notification, read: true } : notification)),
  ]
}

/** Fetches the newest 50 and the unread count; resolves to those that are new to the page. Rejects with CallError. */
export const refreshNotifications = async (): Promise<Notification[]> => {
  const { userId, notifications: before, state } = useNotifications.getState()
  try {
    const { items, next } = await callPage(api.notifications.list, { query: { limit: KEPT_NOTICES } })
    const now = useNotifications.getState()
    if (now.userId !== userId) return []
    const merged = mergeFetched(items, now.notifications, before)
    const known = new Set(now.notifications.map(({ id }) => id))
    now.setAll(merged)
    useNotifications.setState({ state: 'ready' })
    const unread = next === null ? merged.filter(({ read }) => !read).length : (await call(api.notifications.unread, {})).unread
    if (useNotifications.getState().userId !== userId) return []
    setUnread(unread)
    return state === 'ready' ? merged.filter(({ id, read }) => !read && !known.has(id)) : []
  } catch (error) {
    if (useNotifications.getState().userId === userId && state === 'waiting') useNotifications.setState({ state: 'failed' })
    throw error
  }
}
