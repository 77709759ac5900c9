import type { Answer } from '@feria/contract'
import * as api from '@feria/contract/routes'
import { CallError, call, explain } from '../../../lib/call.ts'
import { formatDay } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { useSession } from '../../../lib/session.ts'
import { routeKey } from '../../../lib/use-route.ts'
import { tradeRoutes } from '../trade-routes.ts'
import { codesWaiting, dropCode, keepCode } from './outbox.ts'
import { texts } from './texts.ts'

type Delivered = Answer<typeof api.orders.delivered>

/** No answer, or none of its own: whether it arrived is not known. The right code sent again answers as before. */
const isUnanswered = (error: unknown): boolean => !(error instanceof CallError) || error.status === 0 || error.status >= 500
/** Temporary refusals: an expired session, a timeout, the rate limit. */
const isPassing = (error: unknown): boolean => error instanceof CallError && [401, 408, 429].includes(error.status)

const underWay = new Map<string, Promise<Delivered | null>>()

/**
 * Sends the code of an order, which is kept on this device until the server has answered: a page that is closed meanwhile loses nothing.
 * Null while there is no connection: it is sent later, by `sendWaitingCodes`. Throws the server's refusal; a code is sent once at a time.
 */
export const sendCode = (userId: string, orderId: string, code: string): Promise<Delivered | null> => {
  const before = underWay.get(orderId)
  if (before) return before
  const sending = send(userId, orderId, code).finally(() => underWay.delete(orderId))
  underWay.set(orderId, sending)
  return sending
}

const send = async (userId: string, orderId: string, code: string): Promise<Delivered | null> => {
  keepCode(userId, orderId, { code, refusal: null })
  if (!navigator.onLine) return null
  try {
    const delivered = await call(api.orders.delivered, { params: { id: orderId }, body: { code } })
    dropCode(userId, orderId)
    for (const stale of tradeRoutes) void queryClient.invalidateQueries({ queryKey: [routeKey(stale)] })
    void notify({ message: delivered.heldUntil ? texts.doneHeld(formatDay(delivered.heldUntil)) : texts.done, kind: 'success' })
    return delivered
  } catch (error) {
    if (isUnanswered(error)) return null
    // Who signs in again goes on.
    if (!(error instanceof CallError && error.status === 401)) dropCode(userId, orderId)
    throw error
  }
}

/** Sends the member's codes that were not answered yet, one after another; what the server refuses stays on the page of its sale. */
export const sendWaitingCodes = async (): Promise<void> => {
  const { user } = useSession.getState()
  for (const [orderId, code] of user ? codesWaiting(user.id) : []) {
    if (!user || underWay.has(orderId)) continue
    await sendCode(user.id, orderId, code).catch((error: unknown) => {
      if (isPassing(error)) return keepCode(user.id, orderId, { code, refusal: null })
      const refusal = explain(error, texts.failed)
      keepCode(user.id, orderId, { code, refusal })
      void notify({ message: texts.refused(refusal), kind: 'error' })
    })
  }
}
