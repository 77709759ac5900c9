import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * For a form that the server renders: `take` gets what was typed into its named fields, or filled in by the browser, before its code had
 * loaded; once, and only if there is anything. React leaves such text where it is, but would empty it with its next rendering.
 */
export const useTypedEarly = (take: (typed: Record<string, string>) => void): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null)
  const isHydrating = useRef(!useHydrated())
  useLayoutEffect(() => {
    if (!isHydrating.current || !form.current) return
    isHydrating.current = false
    const typed = [...new FormData(form.current)].flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : []))
    if (typed.length > 0) take(Object.fromEntries(typed))
  }, [take])
  return form
}
