import { type RefObject, startTransition, useEffect, useState } from 'react'

/** How far below the screen something counts as near, in CSS pixels: about one more screen. */
const MARGIN = '800px 0px'

/** True from when an element first comes near the screen; at once when it `isNear` already. Never false again. */
export const useNear = (element: RefObject<HTMLElement | null>, isNear = false): boolean => {
  const [wasNear, setWasNear] = useState(isNear)
  useEffect(() => {
    if (wasNear || !element.current) return
    // A transition: what is only near may be drawn in slices, between two touches.
    const come = () => startTransition(() => setWasNear(true))
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), { rootMargin: MARGIN })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [wasNear, element])
  return wasNear
}
