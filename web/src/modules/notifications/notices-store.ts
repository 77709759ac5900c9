import type { Notification } from '@feria/contract/notifications'
import { create } from 'zustand'
import { onSignOut } from '../../lib/session.ts'
import { setUnread, useCounts } from './counts.ts'
import { keep, loadKept, newest } from './kept-notices.ts'

interface Notices {
  /** Whose they are; null before the start and after a session. */
  userId: string | null
  /** The newest 50, the newest first [NOTI-18]. */
  notices: Notification[]
  /** Whether the server was heard: kept ones show until then, and without a network. */
  state: 'waiting' | 'ready' | 'failed'
  /** What the live region says: the last notice that came. */
  said: string
  /** Takes up the kept notices of a member, once. */
  open: (userId: string) => void
  /** Sets all of them. */
  setAll: (notices: Notification[]) => void
  /** Adds one, or puts one back in its place. */
  put: (notice: Notification) => void
  drop: (id: string) => void
  /** Marks these as read, or as unread again. */
  mark: (ids: readonly string[], read: boolean) => void
}

/** The notices of the signed-in member, kept over reloads under `notifications:{userId}`. How many are unread stands in counts.ts. */
export const useNotices = create<Notices>()((set, get) => {
  const write = (changed: Notification[]) => {
    const { userId } = get()
    if (!userId) return
    const notices = newest(changed)
    set({ notices })
    keep(userId, notices)
  }
  return {
    userId: null,
    notices: [],
    state: 'waiting',
    said: '',
    open: (userId) => {
      if (userId === get().userId) return
      const notices = loadKept(userId)
      set({ userId, notices, state: 'waiting', said: '' })
      // Until the server says how many they are.
      if (useCounts.getState().unread === 0) setUnread(notices.filter(({ read }) => !read).length)
    },
    setAll: write,
    put: (notice) => write([notice, ...get().notices.filter(({ id }) => id !== notice.id)]),
    drop: (id) => write(get().notices.filter((notice) => notice.id !== id)),
    mark: (ids, read) => write(get().notices.map((notice) => (ids.includes(notice.id) ? { ...notice, read } : notice))),
  }
})

// What is kept on the device goes with the counts: see counts.ts.
onSignOut(() => useNotices.setState({ userId: null, notices: [], state: 'waiting', said: '' }))
