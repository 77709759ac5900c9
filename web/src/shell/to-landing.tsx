import { useEffect } from 'react'
import { Navigate, useNavigationType } from '../lib/router.tsx'

/**
 * The landing page is a document of its own, so going to / inside the app loads it. Whoever has the app's page at / already, as
 * without a network, gets the home of the app: loading again would never end.
 */
export const ToLanding = () => {
  const isInside = useNavigationType() !== 'POP'
  useEffect(() => {
    if (isInside) location.replace('/')
  }, [isInside])
  return isInside ? null : <Navigate to="/dashboard" replace />
}
