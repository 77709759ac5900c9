import { type ReactNode, useEffect } from 'react'
import { useSession } from '../../lib/session.ts'
import { whenQuiet } from '../../lib/when-quiet.ts'
import { HeartSlot, SetFavoriteSlot } from '../../ui/heart-slot.tsx'
import { useFavorites } from './favorites-store.ts'
import { HeartButton } from './heart-button.tsx'
import { GUEST } from './kept-favorites.ts'
import { setHeart, warmHearts } from './press-heart.ts'

/** Wraps all pages: provides the heart, and loads the favorites of the signed-in member or of the visitor. */
export const FavoritesProvider = ({ children }: { children: ReactNode }) => {
  const isRestored = useSession((session) => session.isRestored)
  const userId = useSession((session) => session.user?.id)
  useEffect(() => whenQuiet(warmHearts), [])
  useEffect(() => {
    if (!isRestored) return
    useFavorites.getState().open(userId ?? GUEST)
    if (!userId) return
    const leaving = new AbortController()
    const takeUp = async () => {
      const { takeUpFavorites } = await import('./take-up-favorites.ts')
      if (!leaving.signal.aborted) await takeUpFavorites(userId, leaving.signal)
    }
    // On failure the stored ones are used until the next start or visit to /favorites.
    const cancel = whenQuiet(() => void takeUp().catch(() => undefined))
    return () => {
      cancel()
      leaving.abort()
    }
  }, [userId, isRestored])
  return (
    <HeartSlot value={HeartButton}>
      <SetFavoriteSlot value={setHeart}>{children}</SetFavoriteSlot>
    </HeartSlot>
  )
}
