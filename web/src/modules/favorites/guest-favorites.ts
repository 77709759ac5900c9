import * as api from '@feria/contract/routes'
import { CallError, call } from '../../lib/call.ts'
import { storedFavorites } from './favorites-query.ts'
import { GUEST } from './owner.ts'

/** True if a later retry may succeed; a removed product never comes back. */
const mayComeLater = (error: unknown): boolean => !(error instanceof CallError && [400, 404].includes(error.status))

/** True if the next product would fail too: no network, no session, or the account's limit is reached. */
const endsAll = (error: unknown): boolean => !(error instanceof CallError) || [0, 401, 409, 429].includes(error.status)

/**
 * Moves the visitor's favorites to the member who signed in, oldest first, and removes them here. Failed ones stay for the next time.
 * Resolves to true if the member got new ones. Rejects only with the signal's reason.
 */
export const adoptGuestFavorites = async (signal: AbortSignal): Promise<boolean> => {
  const waiting = storedFavorites.load(GUEST)
  let hasNew = false
  for (const { id } of [...waiting].reverse()) {
    try {
      await call(api.favorites.add, { params: { productId: id } }, { signal })
      hasNew = true
    } catch (error) {
      signal.throwIfAborted()
      if (endsAll(error)) break
      if (mayComeLater(error)) continue
    }
    const left = storedFavorites.load(GUEST).filter((product) => product.id !== id)
    if (left.length > 0) storedFavorites.keep(GUEST, left)
    else storedFavorites.forget(GUEST)
  }
  return hasNew
}
