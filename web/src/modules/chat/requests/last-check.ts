import * as api from '@feria/contract/routes'
import { create } from 'zustand'
import { onSignOut, useSession } from '../../../lib/session.ts'
import { useRoute } from '../../../lib/use-route.ts'

/** Storage key of when a member last viewed the requests; signing out clears it. */
const keyOf = (userId: string): string => `chatLastCheck:${userId}`

const load = (userId: string): string | null => {
  try {
    return localStorage.getItem(keyOf(userId))
  } catch {
    return null
  }
}

/** When each member last viewed them, as known in this page. */
const useChecks = create<Record<string, string>>()(() => ({}))
onSignOut(() => useChecks.setState({}, true))

/** True if the newest pending request was made after the last check, or there was none yet. */
export const isNewer = (newestRequestAt: string | null | undefined, checkedAt: string | null): boolean =>
  Boolean(newestRequestAt) && !(Date.parse(checkedAt ?? '') >= Date.parse(newestRequestAt ?? ''))

/** True while there is a pending request that was made since the member last viewed them. */
export const useHasNewRequests = (): boolean => {
  const userId = useSession((session) => session.user?.id ?? '')
  const { data } = useRoute(api.chat.unread, {}, { enabled: userId !== '' })
  const checkedAt = useChecks((checks) => checks[userId]) ?? load(userId)
  return isNewer(data?.newestRequestAt, checkedAt)
}

/** Records that the member views the requests now. `newestAt` is when the newest of them was made, for a device whose clock is behind. */
export const markRequestsChecked = (newestAt?: string): void => {
  const userId = useSession.getState().user?.id
  if (!userId) return
  const at = new Date(Math.max(Date.now(), Date.parse(newestAt ?? '') || 0)).toISOString()
  useChecks.setState({ [userId]: at })
  try {
    localStorage.setItem(keyOf(userId), at)
  } catch {
    // Storage is blocked: it is remembered until the page closes.
  }
}
