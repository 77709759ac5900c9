import { adoptGuestFavorites } from './guest-favorites.ts'
import { refreshFavorites, syncFavorites } from './refresh-favorites.ts'

/** Moves this device's visitor favorites to the member who signed in, and updates the stored ones. Rejects with CallError. */
export const takeUpFavorites = async (userId: string, signal: AbortSignal): Promise<void> => {
  if (await adoptGuestFavorites(signal)) await refreshFavorites(userId, signal)
  else await syncFavorites(userId, signal)
}
