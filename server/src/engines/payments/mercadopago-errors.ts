import { MercadoPagoError } from 'mercadopago'
import type { Options } from 'mercadopago/dist/types.js'

/** The deadline of a payment with all retries: the outcome of a request without response is asked for by reference. */
const DEADLINE_MS = 12_000
const RETRIES = 2
/** A provider that asks for a longer delay is asked again later. */
const LONGEST_DELAY_MS = 2000

/** Puts a deadline on a request with all its retries. The SDK's timeout is per attempt, and ends before the body is complete. */
export const inTime = <T>(ask: (options: Options) => Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  let isLate = false
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true
      reject(new Error(`The provider did not answer in ${DEADLINE_MS / 1000} s.`))
    }, DEADLINE_MS)
  })
  const onRetry = () => {
    if (isLate) throw new Error('Nobody waits for another try.')
  }
  const asked = ask({ timeout: DEADLINE_MS, maxRetries: RETRIES, maxDelay: LONGEST_DELAY_MS, onRetry })
  asked.catch(() => undefined)
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

/** The status of a provider's refusal; 0 where it did not answer. */
export const statusOf = (error: unknown): number => (error instanceof MercadoPagoError ? (error.status ?? 0) : 0)
/** True for errors after which the outcome is unknown. */
export const isUnsure = (error: unknown): boolean => {
  const status = statusOf(error)
  return status === 0 || status === 409 || status === 423 || status === 429 || status >= 500
}
