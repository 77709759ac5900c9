import { type ReactNode, useEffect } from 'react'
import { useSession } from '../../lib/session.ts'
import { HeartSlot, SetFavoriteSlot } from '../../ui/heart-slot.tsx'
import { useFavorites } from './favorites-store.ts'
import { adoptGuestFavorites } from './guest-favorites.ts'
import { HeartButton } from './heart-button.tsx'
import { GUEST } from './kept-favorites.ts'
import { refreshFavorites, syncFavorites } from './refresh-favorites.ts'
import { setFavorite } from './toggle-favorite.ts'

/** Stands around all pages: hands them the heart, and takes up the favourites of whoever signs in, or of the visitor. */
export const FavoritesProvider = ({ children }: { children: ReactNode }) => {
  const isRestored = useSession((session) => session.isRestored)
  const userId = useSession((session) => session.user?.id)
  useEffect(() => {
    if (!isRestored) return
    useFavorites.getState().open(userId ?? GUEST)
    if (!userId) return
    const leaving = new AbortController()
    const takeUp = async () => {
      if (await adoptGuestFavorites(leaving.signal)) await refreshFavorites(userId, leaving.signal)
      else await syncFavorites(userId, leaving.signal)
    }
    // What is kept stands until the next start or visit of /favorites.
    takeUp().catch(() => undefined)
    return () => leaving.abort()
  }, [userId, isRestored])
  return (
    <HeartSlot value={HeartButton}>
      <SetFavoriteSlot value={setFavorite}>{children}</SetFavoriteSlot>
    </HeartSlot>
  )
}
