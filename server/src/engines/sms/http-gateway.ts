import { retryAfterMs } from '../retry-after.ts'
import type { Sms, SmsResult } from './sms.ts'

interface Gateway {
  url: string
  token: string
  /** Who the message is from: a number or a short name that the gateway knows. */
  sender: string
  withinMs?: number
}

const WITHIN_MS = 8000
/** Statuses below 500 that say nothing about the message. */
const PASSING = [408, 425, 429]

/**
 * A gateway that takes `POST {"from", "to", "text"}` with a bearer token and answers by its status alone: 2xx took the message, 408, 425,
 * 429 and 5xx may take it later, after `Retry-After`; anything else refuses it for good. A redirect is refused: the token is for one host.
 */
export const openSmsGateway = ({ url, token, sender, withinMs = WITHIN_MS }: Gateway): Sms => ({
  send: async (number, text) => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ from: sender, to: number, text }),
        redirect: 'manual',
        signal: AbortSignal.timeout(withinMs),
      })
      // What it says beside the status is not read, and must not keep the connection.
      await answer.body?.cancel()
      return resultOf(answer)
    } catch (error) {
      return { outcome: 'unavailable', detail: error instanceof Error ? error.name : '' }
    }
  },
  describe: () => `${new URL(url).host} takes messages from ${sender}`,
})

const resultOf = ({ ok, status, headers }: Response): SmsResult => {
  const detail = `HTTP ${status}`
  if (ok) return { outcome: 'sent', detail }
  const isPassing = status >= 500 || PASSING.includes(status)
  return isPassing ? { outcome: 'unavailable', detail, waitMs: retryAfterMs(headers.get('retry-after')) } : { outcome: 'refused', detail }
}
