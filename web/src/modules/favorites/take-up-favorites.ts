import { adoptGuestFavorites } from './guest-favorites.ts'
import { refreshFavorites, syncFavorites } from './refresh-favorites.ts'

/** Gives a member who signed in the visitor's favourites of this device, and brings the kept ones up to date. Rejects with CallError. */
export const takeUpFavorites = async (userId: string, signal: AbortSignal): Promise<void> => {
  if (await adoptGuestFavorites(signal)) await refreshFavorites(userId, signal)
  else await syncFavorites(userId, signal)
}
