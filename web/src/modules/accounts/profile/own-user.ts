import type { User } from '@feria/contract/accounts/schemas'
import * as api from '@feria/contract/routes'
import { useEffect } from 'react'
import { call } from '../../../lib/call.ts'
import { useSession } from '../../../lib/session.ts'
import { useRoute } from '../../../lib/use-route.ts'
import { userOf } from '../../../lib/user-of.ts'

/** Stores a newer version of the signed-in member; ignores anybody else. */
export const keepUser = (user: User): void => {
  if (useSession.getState().user?.id === user.id) useSession.getState().setUser(userOf(user))
}

/**
 * Refetches the signed-in member after an emailed link was used, which may be somebody else's: the server says who they are now, or
 * that the session has ended.
 */
export const refreshUser = async (): Promise<void> => {
  if (!useSession.getState().token) return
  try {
    keepUser(await call(api.orders.me, { query: { limit: 0 } }))
  } catch {
    // The link worked anyway; the next visit to the profile refreshes the data.
  }
}

/** The signed-in member with up-to-date public data, such as a photo changed elsewhere. */
export const usePublicSelf = (): User | null => {
  const user = useSession((session) => session.user)
  const { data } = useRoute(api.accounts.get, { params: { id: user?.id ?? '' } }, { enabled: user !== null })
  useEffect(() => {
    const kept = useSession.getState().user
    if (data && kept) keepUser({ ...kept, ...data })
  }, [data])
  return user
}

/** The signed-in member with everything up to date, such as an email confirmed elsewhere. */
export const useWholeSelf = (): User | null => {
  const user = useSession((session) => session.user)
  const { data } = useRoute(api.orders.me, { query: { limit: 0 } }, { enabled: user !== null })
  useEffect(() => {
    if (data) keepUser(data)
  }, [data])
  return user
}
