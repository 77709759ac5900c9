import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { readTarget, type Target } from './purchase-target.ts'

/** What this page's URL says is being bought; null if it names no product. */
export const useTarget = (): Target | null => {
  const { state, search } = useLocation()
  return useMemo(() => readTarget(state, new URLSearchParams(search)), [state, search])
}
