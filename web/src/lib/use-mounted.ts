import { useEffect, useState } from 'react'

/**
 * False in the first render, then true. Dialogs loaded on demand open in a second step, or they would not know where to return the
 * focus.
 */
export const useMounted = (): boolean => {
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  return isMounted
}
