import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Act } from './act.ts'

/** The act that a location carries, null for none. */
const actOf = (state: unknown): string | null => (state as { act?: string } | null)?.act ?? null

/** Runs what the visitor set out to do, once: neither a reload nor «back» repeats it. */
export const useAct = (act: Act, isReady: boolean, run: () => void): void => {
  const { state, pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isDone = useRef(false)
  const isWanted = actOf(state) === act
  useEffect(() => {
    if (!isWanted || !isReady || isDone.current) return
    isDone.current = true
    navigate({ pathname, search, hash }, { replace: true, state: null, preventScrollReset: true })
    run()
  })
}
