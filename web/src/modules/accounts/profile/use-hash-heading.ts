import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The heading of a section: scrolled into view and focused when the URL's hash names the section. */
export const useHashHeading = (part: string): RefObject<HTMLHeadingElement | null> => {
  const { hash } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // With client-side navigation the browser does not scroll to the hash.
    if (hash !== `#${part}`) return
    heading.current?.scrollIntoView()
    heading.current?.focus()
  }, [hash, part])
  return heading
}
