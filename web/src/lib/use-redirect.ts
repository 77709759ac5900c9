import { REDIRECT_MS } from '@feria/contract/limits'
import { useCallback, useEffect, useRef } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'

/** Returns a function that goes to an address after 2 s, so that a message can be read. Leaving the page first cancels it. */
export const useRedirect = (): ((to: string, options?: NavigateOptions) => void) => {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (to, options) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => navigate(to, options), REDIRECT_MS)
    },
    [navigate],
  )
}
