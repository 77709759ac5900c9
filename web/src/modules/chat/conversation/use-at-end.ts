import { type RefObject, useEffect, useState } from 'react'

const NEAR_PX = 80

/** Whether a scroll container is at its end, and whether something arrived since it last was. `arrived` identifies the latest item. */
export const useAtEnd = (scroller: RefObject<HTMLElement | null>, arrived: string | null) => {
  const [isAtEnd, setIsAtEnd] = useState(true)
  const [seen, setSeen] = useState(arrived)
  useEffect(() => {
    const place = scroller.current
    if (!place) return
    const look = () => setIsAtEnd(place.scrollHeight - place.scrollTop - place.clientHeight < NEAR_PX)
    place.addEventListener('scroll', look, { passive: true })
    return () => place.removeEventListener('scroll', look)
  }, [scroller])
  useEffect(() => {
    if (isAtEnd) setSeen(arrived)
  }, [isAtEnd, arrived])
  return { isAtEnd, hasNews: !isAtEnd && arrived !== seen }
}
