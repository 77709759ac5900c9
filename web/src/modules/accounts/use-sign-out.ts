import { api } from '@feria/contract/routes'
import { useCallback } from 'react'
import { call } from '../../lib/call.ts'
import { useNavigate } from '../../lib/router.tsx'
import { useSession } from '../../lib/session.ts'

/** Answers what «Salir» does: ends the session here at once and on the server as soon as it can be told, then goes to /login. */
export const useSignOut = (): (() => void) => {
  const navigate = useNavigate()
  return useCallback(() => {
    // The member must get out without a network too; the server ends unused sessions by itself.
    call(api.accounts.logout, {}, { keepalive: true }).catch(() => undefined)
    useSession.getState().signOut()
    navigate('/login')
  }, [navigate])
}
