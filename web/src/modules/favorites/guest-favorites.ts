import { api } from '@feria/contract/routes'
import { CallError, call } from '../../lib/call.ts'
import { forget, GUEST, keep, loadKept } from './kept-favorites.ts'

/** True when a later try may go through; a product that is gone never comes back. */
const mayComeLater = (error: unknown): boolean => !(error instanceof CallError && [400, 404].includes(error.status))

/** True when the next product would fail as well: no network, no session, or the account is full. */
const endsAll = (error: unknown): boolean => !(error instanceof CallError) || [0, 401, 409, 429].includes(error.status)

/**
 * Makes the favourites that were kept without a session those of the member who signed in, the oldest first, and forgets them here.
 * What fails stays for the next time. Answers true when the member has new ones. Rejects only with the signal's reason.
 */
export const adoptGuestFavorites = async (signal: AbortSignal): Promise<boolean> => {
  const waiting = loadKept(GUEST)
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
    const left = loadKept(GUEST).filter((product) => product.id !== id)
    if (left.length > 0) keep(GUEST, left)
    else forget(GUEST)
  }
  return hasNew
}
