import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from '../../../lib/router.tsx'

/** The heading of a part of a page: brought into view and focused when the address names the part. */
export const useHashHeading = (part: string): RefObject<HTMLHeadingElement | null> => {
  const { hash } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Pages change without a load here, so the browser does not go to the part that the address names.
    if (hash !== `#${part}`) return
    heading.current?.scrollIntoView()
    heading.current?.focus()
  }, [hash, part])
  return heading
}
