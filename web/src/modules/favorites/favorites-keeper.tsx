import { useEffect } from 'react'
import { useSession } from '../../lib/session.ts'
import { whenQuiet } from '../../lib/when-quiet.ts'
import { useFavorites } from './favorites-store.ts'
import { GUEST } from './kept-favorites.ts'
import { warmHearts } from './press-heart.ts'

/** Loads the favorites of the signed-in member or of the visitor. */
export const FavoritesKeeper = () => {
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
  return null
}
