import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSession } from '../../lib/session.ts'
import { on } from '../../lib/socket.ts'
import { fetchRequests } from './fetch-wishes.ts'
import { useWishes } from './wishes-store.ts'

/** What is told live of matches. */
const news = ['newMatch', 'newMatches', 'matchOffered'] as const

/**
 * Takes up the kept wishes of the member before the page is painted and brings them up to date; `onNews` is what else of the page is asked
 * again when a match is told live.
 */
export const useWishesOpen = (onNews?: () => void): void => {
  const userId = useSession((session) => session.user?.id ?? '')
  const latest = useRef(onNews)
  latest.current = onNews
  useLayoutEffect(() => useWishes.getState().open(userId), [userId])
  useEffect(() => {
    if (!userId) return
    void fetchRequests()
    const ask = () => {
      void fetchRequests()
      latest.current?.()
    }
    const ends = news.map((name) => on(name, ask))
    return () => {
      for (const end of ends) end()
    }
  }, [userId])
}
