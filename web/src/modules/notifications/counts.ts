import { create } from 'zustand'
import { onSignOut } from '../../lib/session.ts'

interface Counts {
  /** Unread notifications, as counted by the server. */
  unread: number
  /** Conversations with unread messages. */
  conversations: number
  /** True while there is a pending chat request that the member has not seen. */
  hasNewRequests: boolean
  isPanelOpen: boolean
}

const nothing: Counts = { unread: 0, conversations: 0, hasNewRequests: false, isPanelOpen: false }

/** The counts of the bars. Only this is loaded with the first page; the rest loads when it is idle. */
export const useCounts = create<Counts>()(() => nothing)

/** Sets the number of unread notifications, never below 0. */
export const setUnread = (unread: number): void => useCounts.setState({ unread: Math.max(0, unread) })

/** Opens or closes the notifications panel. */
export const openPanel = (isPanelOpen: boolean): void => useCounts.setState({ isPanelOpen })

/** Local storage keys of a member's own data, by their id. */
const OWN_KEY = /^(notifications|chatLastCheck|requests):/

// Here and not in the modules that write them: their code may not be loaded when a session ends.
onSignOut(() => {
  useCounts.setState(nothing)
  try {
    for (const key of Object.keys(localStorage)) if (OWN_KEY.test(key)) localStorage.removeItem(key)
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
})
