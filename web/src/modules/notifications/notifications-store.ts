import type { Notification } from '@feria/contract/notifications/schemas'
import { create } from 'zustand'
import { onSignOut } from '../../lib/session.ts'
import { setUnread, useCounts } from './counts.ts'
import { keep, loadKept, newest } from './kept-notifications.ts'

interface Notifications {
  /** The owner; null before the start and after a session. */
  userId: string | null
  /** The newest 50, newest first. */
  notifications: Notification[]
  /** Whether the server has responded: stored ones show until then, and offline. */
  state: 'waiting' | 'ready' | 'failed'
  /** The text of the live region: the last notification received. */
  announcement: string
  /** Loads the stored notifications of a member, once. */
  open: (userId: string) => void
  /** Replaces all of them. */
  setAll: (notifications: Notification[]) => void
  /** Adds one, or restores it in its place. */
  put: (notification: Notification) => void
  drop: (id: string) => void
  /** Marks these as read, or as unread again. */
  mark: (ids: readonly string[], read: boolean) => void
}

/** The signed-in member's notifications, stored across reloads under `notifications:{userId}`. The unread count is in counts.ts. */
export const useNotifications = create<Notifications>()((set, get) => {
  const write = (changed: Notification[]) => {
    const { userId } = get()
    if (!userId) return
    const notifications = newest(changed)
    set({ notifications })
    keep(userId, notifications)
  }
  return {
    userId: null,
    notifications: [],
    state: 'waiting',
    announcement: '',
    open: (userId) => {
      if (userId === get().userId) return
      const notifications = loadKept(userId)
      set({ userId, notifications, state: 'waiting', announcement: '' })
      // Until the server sends the count.
      if (useCounts.getState().unread === 0) setUnread(notifications.filter(({ read }) => !read).length)
    },
    setAll: write,
    put: (notification) => write([notification, ...get().notifications.filter(({ id }) => id !== notification.id)]),
    drop: (id) => write(get().notifications.filter((notification) => notification.id !== id)),
    mark: (ids, read) =>
      write(get().notifications.map((notification) => (ids.includes(notification.id) ? { ...notification, read } : notification))),
  }
})

// What is stored on the device is removed by counts.ts.
onSignOut(() => useNotifications.setState({ userId: null, notifications: [], state: 'waiting', announcement: '' }))
