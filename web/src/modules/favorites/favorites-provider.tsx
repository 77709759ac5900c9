import { type ReactNode, useEffect } from 'react'
import { useSession } from '../../lib/session.ts'
import { HeartSlot } from '../../ui/heart-slot.tsx'
import { useFavorites } from './favorites-store.ts'
import { HeartButton } from './heart-button.tsx'
import { syncFavorites } from './refresh-favorites.ts'

/** Stands around all pages: hands them the heart, and takes up the favourites of whoever signs in. */
export const FavoritesProvider = ({ children }: { children: ReactNode }) => {
  const userId = useSession((session) => session.user?.id)
  useEffect(() => {
    if (!userId) return
    const leaving = new AbortController()
    useFavorites.getState().open(userId)
    // What is kept stands until the next start or visit of /favorites.
    syncFavorites(userId, leaving.signal).catch(() => undefined)
    return () => leaving.abort()
  }, [userId])
  return <HeartSlot value={HeartButton}>{children}</HeartSlot>
}
