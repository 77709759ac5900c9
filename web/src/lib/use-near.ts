import { type RefObject, startTransition, useEffect, useState } from 'react'

const MARGIN = '800px 0px'

/**
 * True once an element has come near the screen (within `margin`, as in CSS: about one more screen); at once if `isNear` is set. Never
 * false again.
 */
export const useNear = (element: RefObject<HTMLElement | null>, isNear = false, margin = MARGIN): boolean => {
  const [wasNear, setWasNear] = useState(isNear)
  useEffect(() => {
    if (wasNear || !element.current) return
    // A transition: what is only near may be rendered in slices, between two touches.
    const come = () => startTransition(() => setWasNear(true))
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), { rootMargin: margin })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [wasNear, element, margin])
  return wasNear
}
