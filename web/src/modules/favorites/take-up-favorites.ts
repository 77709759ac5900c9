import * as api from '@feria/contract/routes'
import { call } from '../../lib/call.ts'
import { queryClient } from '../../lib/query-client.ts'
import { favoritesQuery } from './favorites-query.ts'
import { adoptGuestFavorites } from './guest-favorites.ts'

const differ = async (userId: string, signal: AbortSignal): Promise<boolean> => {
  const ids = await call(api.favorites.ids, {}, { signal })
  const stored = new Set((await queryClient.ensureQueryData(favoritesQuery(userId))).map(({ id }) => id))
  return ids.length !== stored.size || ids.some((id) => !stored.has(id))
}

/**
 * Moves this device's visitor favorites to the member who signed in. Fetches whole products only if there were any, or if the ids on the
 * server differ from the stored ones. Rejects with CallError, or with the signal's reason.
 */
export const takeUpFavorites = async (userId: string, signal: AbortSignal): Promise<void> => {
  signal.throwIfAborted()
  const query = favoritesQuery(userId)
  // An answer on its way lacks those that were just added.
  if (await adoptGuestFavorites(signal)) await queryClient.cancelQueries({ queryKey: query.queryKey })
  else if (!(await differ(userId, signal))) return
  await queryClient.fetchQuery(query)
}
