import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSession } from '../../lib/session.ts'
import { on } from '../../lib/socket.ts'
import { fetchRequests } from './fetch-wishes.ts'
import { useWishes } from './wishes-store.ts'

/** Live events about matches. */
const news = ['newMatch', 'newMatches', 'matchOffered'] as const

/**
 * Loads the member's stored wishes before the first paint and refreshes them; `onNews` refetches the rest of the page on a live match.
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
