import { entryRoutes } from '@feria/contract/accounts/entry-routes'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../lib/call.ts'
import { useSession } from '../../lib/session.ts'

/** Returns what «Salir» does: ends the session here at once and on the server as soon as it can be reached, then goes to /login. */
export const useSignOut = (): (() => void) => {
  const navigate = useNavigate()
  return useCallback(() => {
    // Signing out must work offline too; the server expires unused sessions by itself.
    call(entryRoutes.logout, {}, { keepalive: true }).catch(() => undefined)
    useSession.getState().signOut()
    navigate('/login')
  }, [navigate])
}
