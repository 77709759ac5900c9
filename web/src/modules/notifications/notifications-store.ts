import type { Notification } from '@feria/contract/notifications/schemas'
import { create } from 'zustand'
import { onSignOut } from '../../lib/session.ts'
import { setUnread, useCounts } from './counts.ts'
import { keep, loadKept, newest } from './kept-notifications.ts'

interface Notifications {
  /** Whose they are; null before the start and after a session. */
  userId: string | null
  /** The newest 50, the newest first. */
  notifications: Notification[]
  /** Whether the server was heard: kept ones show until then, and without a network. */
  state: 'waiting' | 'ready' | 'failed'
  /** What the live region says: the last notice that came. */
  said: string
  /** Takes up the kept notices of a member, once. */
  open: (userId: string) => void
  /** Sets all of them. */
  setAll: (notifications: Notification[]) => void
  /** Adds one, or puts one back in its place. */
  put: (notification: Notification) => void
  drop: (id: string) => void
  /** Marks these as read, or as unread again. */
  mark: (ids: readonly string[], read: boolean) => void
}

/** The notices of the signed-in member, kept over reloads under `notifications:{userId}`. How many are unread stands in counts.ts. */
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
    said: '',
    open: (userId) => {
      if (userId === get().userId) return
      const notifications = loadKept(userId)
      set({ userId, notifications, state: 'waiting', said: '' })
      // Until the server says how many they are.
      if (useCounts.getState().unread === 0) setUnread(notifications.filter(({ read }) => !read).length)
    },
    setAll: write,
    put: (notification) => write([notification, ...get().notifications.filter(({ id }) => id !== notification.id)]),
    drop: (id) => write(get().notifications.filter((notification) => notification.id !== id)),
    mark: (ids, read) =>
      write(get().notifications.map((notification) => (ids.includes(notification.id) ? { ...notification, read } : notification))),
  }
})

// What is kept on the device goes with the counts: see counts.ts.
onSignOut(() => useNotifications.setState({ userId: null, notifications: [], state: 'waiting', said: '' }))
