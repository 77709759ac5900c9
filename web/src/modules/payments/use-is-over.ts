import { useEffect, useState } from 'react'

const isPast = (until: string | null): boolean => until !== null && new Date(until).getTime() <= Date.now()

/** True from a moment on; false without one. */
export const useIsOver = (until: string | null): boolean => {
  const [isOver, setIsOver] = useState(() => isPast(until))
  useEffect(() => {
    setIsOver(isPast(until))
    if (until === null || isPast(until)) return
    const timer = setTimeout(() => setIsOver(true), new Date(until).getTime() - Date.now())
    return () => clearTimeout(timer)
  }, [until])
  return isOver
}
