import { type RefObject, useEffect, useRef } from 'react'

const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches('input, textarea, select')

/**
 * Acts by single keys while the focus is inside an element and not in a field: whoever speaks to the computer, or is elsewhere on the page,
 * sets nothing off.
 */
export const useKeys = (within: RefObject<HTMLElement | null>, acts: Record<string, () => void>): void => {
  const latest = useRef(acts)
  latest.current = acts
  useEffect(() => {
    const element = within.current
    if (!element) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const act = latest.current[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    element.addEventListener('keydown', press)
    return () => element.removeEventListener('keydown', press)
  }, [within])
}
