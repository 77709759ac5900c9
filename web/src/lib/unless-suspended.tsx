import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession } from './session.ts'
import { isLeft, suspensionOf } from './suspension.ts'

/** Shows its children, and leads a suspended member from pages that are not left to them to the one that says why. */
export const UnlessSuspended = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  const isAway = useSession(({ user }) => suspensionOf(user) !== null) && !isLeft(pathname)
  return isAway ? <Navigate to="/suspension" replace /> : children
}
