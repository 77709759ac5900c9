import { api } from '@feria/contract'
import { CallError, call } from './call.ts'
import { useSession } from './session.ts'
import { userOf } from './user-of.ts'

/**
 * Asks whose a kept token is whose member was not kept with it, and goes on with that session. A token that nobody takes any more is forgotten;
 * where no answer comes it stays for the next start.
 */
export const restoreMember = async (token: string): Promise<void> => {
  try {
    const me = await call(api.orders.me, { query: { limit: 0 } }, { headers: { authorization: `Bearer ${token}` } })
    if (!useSession.getState().token) useSession.getState().signIn(token, userOf(me))
  } catch (error) {
    if (error instanceof CallError && error.status === 401) useSession.getState().signOut('server')
  }
}
