import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The current time, updated each minute and whenever `changed` does: for relative times such as «hace 5 min». */
export const useNow = (changed?: unknown): Date => {
  const [now, setNow] = useState(() => new Date())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the times of new items start from now.
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [changed])
  return now
}
