import { useEffect } from 'react'
import { useSession } from '../../lib/session.ts'
import { whenQuiet } from '../../lib/when-quiet.ts'
import { GUEST, ownerOf } from './owner.ts'
import { warmHearts } from './press-heart.ts'

/** Loads the favorites of the member who signed in. */
export const FavoritesKeeper = () => {
  const owner = useSession(ownerOf)
  useEffect(() => whenQuiet(warmHearts), [])
  useEffect(() => {
    if (owner === null || owner === GUEST) return
    const leaving = new AbortController()
    const takeUp = async () => (await import('./take-up-favorites.ts')).takeUpFavorites(owner, leaving.signal)
    // On failure the stored ones are used until the next start or visit to /favorites.
    const cancel = whenQuiet(() => void takeUp().catch(() => undefined))
    return () => {
      cancel()
      leaving.abort()
    }
  }, [owner])
  return null
}
