import type { User } from '@feria/contract/accounts/schemas'
import { api } from '@feria/contract/routes'
import { useEffect } from 'react'
import { call } from '../../../lib/call.ts'
import { useSession } from '../../../lib/session.ts'
import { useRoute } from '../../../lib/use-route.ts'
import { userOf } from '../../../lib/user-of.ts'

/** Keeps a newer version of the signed-in member; of anybody else, nothing. */
export const keepUser = (user: User): void => {
  if (useSession.getState().user?.id === user.id) useSession.getState().setUser(userOf(user))
}

/**
 * Asks who is signed in here after a mailed link was used, which may be somebody else's: the server says who they are now, or that nobody
 * is any more.
 */
export const refreshUser = async (): Promise<void> => {
  if (!useSession.getState().token) return
  try {
    keepUser(await call(api.orders.me, { query: { limit: 0 } }))
  } catch {
    // The link did its work all the same; the next visit of the own data brings it.
  }
}

/** The signed-in member with what others see of them as it is now, such as a photo that was changed elsewhere. */
export const usePublicSelf = (): User | null => {
  const user = useSession((session) => session.user)
  const { data } = useRoute(api.accounts.get, { params: { id: user?.id ?? '' } }, { enabled: user !== null })
  useEffect(() => {
    const kept = useSession.getState().user
    if (data && kept) keepUser({ ...kept, ...data })
  }, [data])
  return user
}

/** The signed-in member with everything as it is now, such as an email that was confirmed elsewhere. */
export const useWholeSelf = (): User | null => {
  const user = useSession((session) => session.user)
  const { data } = useRoute(api.orders.me, { query: { limit: 0 } }, { enabled: user !== null })
  useEffect(() => {
    if (data) keepUser(data)
  }, [data])
  return user
}
