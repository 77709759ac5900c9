import { CallError } from '../../../lib/call.ts'
import { texts } from '../texts.ts'

/** The two screens with conversations; each has its own calls, events and texts. */
export type Family = 'product' | 'manager'

/** The server's own message says more: what is wrong with the text, that the other member left, how long to wait. */
const SHOWN_STATUSES = new Set([400, 409, 428, 429])

/** Refusals whose own words say what to do, whatever their status. */
const SHOWN_CODES = /^uploads\.|^chat\.pictures-later$/

const labels = texts.sendFailed

/** Why a message was not sent, in the specified text of the screen. */
export const whySendFailed = (error: unknown, family: Family): string => {
  const status = error instanceof CallError ? error.status : 0
  if (error instanceof CallError && error.reason && (SHOWN_STATUSES.has(status) || SHOWN_CODES.test(error.code ?? ''))) return error.reason
  if (family === 'product') return labels.product
  if (status === 0) return labels.noAnswer
  if (status === 401 || status === 403) return labels.session
  return status === 404 ? labels.address : labels.server(status)
}
