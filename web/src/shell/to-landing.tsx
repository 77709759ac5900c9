import { useEffect } from 'react'
import { Navigate, useNavigationType } from 'react-router'

/**
 * The landing page is a separate document, so going to / inside the app loads it. If the app's page is already at /, as when offline,
 * shows the home of the app: reloading would loop forever.
 */
export const ToLanding = () => {
  const isInside = useNavigationType() !== 'POP'
  useEffect(() => {
    if (isInside) location.replace('/')
  }, [isInside])
  return isInside ? null : <Navigate to="/dashboard" replace />
}
