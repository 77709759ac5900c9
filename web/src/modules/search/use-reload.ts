import { useEffect, useRef } from 'react'
import { useLocation, useNavigation, useRevalidator } from 'react-router'
import { useOnline } from '../../lib/use-online.ts'

/**
 * Loads the page anew where something of it is missing: once it is in the browser, and when the network returns. `isReloading` holds
 * while that lasts, and while the page goes on to another query.
 */
export const useReload = (isMissing: () => boolean) => {
  const { revalidate, state } = useRevalidator()
  const { location } = useNavigation()
  const { pathname } = useLocation()
  const isOnline = useOnline()
  const latest = useRef(isMissing)
  latest.current = isMissing
  useEffect(() => {
    if (isOnline && latest.current()) void revalidate()
  }, [isOnline, revalidate])
  return { isReloading: state === 'loading' || location?.pathname === pathname, reload: () => void revalidate() }
}
