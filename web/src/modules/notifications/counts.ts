import { create } from 'zustand'
import { onSignOut } from '../../lib/session.ts'

interface Counts {
  /** Unread notices, as the server counts them. */
  unread: number
  /** Conversations that hold something unread. */
  conversations: number
  /** True while a chat request waits that the member has not seen. */
  hasNewRequests: boolean
  isPanelOpen: boolean
}

const nothing: Counts = { unread: 0, conversations: 0, hasNewRequests: false, isPanelOpen: false }

/** What the bars show of news. It is all that the first page loads of them; the rest comes in a quiet moment. */
export const useCounts = create<Counts>()(() => nothing)

/** Sets how many notices are unread, never below 0. */
export const setUnread = (unread: number): void => useCounts.setState({ unread: Math.max(0, unread) })

/** Opens the panel of the notices, or closes it. */
export const openPanel = (isPanelOpen: boolean): void => useCounts.setState({ isPanelOpen })

/** Keys of local storage that are a member's own: by their id. */
const OWN_KEY = /^(notifications|chatLastCheck|requests):/

// Here and not beside those who write them: their code may not be loaded when a session ends.
onSignOut(() => {
  useCounts.setState(nothing)
  try {
    for (const key of Object.keys(localStorage)) if (OWN_KEY.test(key)) localStorage.removeItem(key)
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
})
