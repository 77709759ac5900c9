import { RESTORE_MS } from '@feria/contract/limits'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { type EndedBy, useSession } from './session.ts'

/** What a guarded page does: show itself, wait for the stored session (not after `hasWaited`), or redirect to the login. */
export const decide = (isSignedIn: boolean, isRestored: boolean, hasWaited: boolean): 'enter' | 'wait' | 'login' => {
  if (isSignedIn) return 'enter'
  return isRestored || hasWaited ? 'login' : 'wait'
}

/** Whether the visitor returns here after the login: yes, unless they just left the page by signing out. */
export const comesBack = (wasInside: boolean, endedBy: EndedBy | null): boolean => !(wasInside && endedBy === 'member')

/** Shows its children to members; visitors are redirected to /login and return afterwards. */
export const RequireSession = ({ children, waiting }: { children: ReactNode; waiting: ReactNode }) => {
  const location = useLocation()
  const isSignedIn = useSession((session) => session.token !== null)
  const isRestored = useSession((session) => session.isRestored)
  const endedBy = useSession((session) => session.endedBy)
  const [hasWaited, setHasWaited] = useState(false)
  const wasInside = useRef(false)
  useEffect(() => {
    if (isSignedIn) wasInside.current = true
  }, [isSignedIn])
  useEffect(() => {
    if (isRestored) return
    const timer = setTimeout(() => setHasWaited(true), RESTORE_MS)
    return () => clearTimeout(timer)
  }, [isRestored])
  const decision = decide(isSignedIn, isRestored, hasWaited)
  if (decision === 'wait') return waiting
  if (decision === 'enter') return children
  return <Navigate to="/login" replace state={comesBack(wasInside.current, endedBy) ? { from: location } : null} />
}
