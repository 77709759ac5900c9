import type { ErrorAnswer } from '@feria/contract/errors'
import { CHECKOUT_PATH } from '@feria/contract/payments/values'
import { CallError } from '../../lib/call.ts'
import { readUrl } from '../../lib/read-url.ts'
import { useSession } from '../../lib/session.ts'
import type { Basket } from './basket.ts'

const TIMEOUT_MS = 30_000
/** Maximum length of a title. */
const TITLE = 140

/** The full URL to navigate to, if it is ours or on a provider's origin; null for any other, which is never followed. */
export const followable = (address: string, own: string, origins: string[]): string | null => {
  const url = address.trim() === '' ? null : readUrl(address.trim(), own)
  return url && (url.origin === own || origins.includes(url.origin)) ? url.href : null
}

/** The request body of the external payment: the specified fields, and the order. */
export const startBody = ({ lines, total }: Basket, orderId: string) => ({
  title: lines
    .map(({ name }) => name)
    .join(', ')
    .slice(0, TITLE),
  quantity: 1,
  unit_price: total,
  orderId,
})

const readFailure = (text: string): Partial<ErrorAnswer> | undefined => {
  try {
    return JSON.parse(text) as Partial<ErrorAnswer>
  } catch {
    return undefined
  }
}

/** Starts the external payment and resolves to the URL that the server returns. Rejects with CallError. */
export const startCheckout = async (body: ReturnType<typeof startBody>, key: string): Promise<string> => {
  const { token } = useSession.getState()
  let response: Response
  let text: string
  try {
    response = await fetch(CHECKOUT_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    text = await response.text()
  } catch {
    throw new CallError(0)
  }
  if (response.ok) return text
  const failure = new CallError(response.status, readFailure(text))
  if (failure.code === 'accounts.sign-in' && token && token === useSession.getState().token) useSession.getState().signOut('server')
  throw failure
}
