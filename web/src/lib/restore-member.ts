import * as api from '@feria/contract/routes'
import { CallError, call } from './call.ts'
import { keptToken, useSession } from './session.ts'
import { userOf } from './user-of.ts'

/**
 * Looks up the member of a stored token that has no stored member, and continues that session. Discards a token that the server
 * refuses; keeps it for the next start if there is no response.
 */
export const restoreMember = async (token: string): Promise<void> => {
  // Meanwhile somebody may have signed in here, or signed out in another tab.
  const isStillKept = () => keptToken() === token
  try {
    const me = await call(api.orders.me, { query: { limit: 0 } }, { headers: { authorization: `Bearer ${token}` } })
    if (isStillKept()) useSession.getState().signIn(token, userOf(me))
  } catch (error) {
    if (error instanceof CallError && error.status === 401 && isStillKept()) useSession.getState().signOut('server')
  }
}
