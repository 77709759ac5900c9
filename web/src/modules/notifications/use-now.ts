import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The present, anew each minute and whenever `changed` does: for times that are told as «hace 5 min». */
export const useNow = (changed?: unknown): Date => {
  const [now, setNow] = useState(() => new Date())
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is told from now on.
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [changed])
  return now
}
