import { api } from '@feria/contract/routes'
import { CallError, call } from './call.ts'
import { keptToken, useSession } from './session.ts'
import { userOf } from './user-of.ts'

/**
 * Asks whose a kept token is whose member was not kept with it, and goes on with that session. A token that nobody takes any more is
 * forgotten; where no answer comes it stays for the next start.
 */
export const restoreMember = async (token: string): Promise<void> => {
  // Meanwhile somebody may have signed in here, or out in another tab.
  const isStillKept = () => keptToken() === token
  try {
    const me = await call(api.orders.me, { query: { limit: 0 } }, { headers: { authorization: `Bearer ${token}` } })
    if (isStillKept()) useSession.getState().signIn(token, userOf(me))
  } catch (error) {
    if (error instanceof CallError && error.status === 401 && isStillKept()) useSession.getState().signOut('server')
  }
}
