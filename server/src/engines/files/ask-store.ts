import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel'
import { FilesAway } from './files-away.ts'

/** How long a store is waited for, in milliseconds. */
export interface StoreWaits {
  /** For its connection. */
  connectMs: number
  /** Until more of an answer comes, or more of a file is taken. */
  silenceMs: number
  /** For the whole of what is asked, tries included; of a file that is passed on only its beginning. */
  wholeMs: number
  /** After failures, until it is asked again. */
  pauseMs: number
}

export const STORE_WAITS: StoreWaits = { connectMs: 5000, silenceMs: 20_000, wholeMs: 30_000, pauseMs: 5000 }

/** As many as the client has connections; more wait, and still more are refused, so that a slow store does not fill the memory. */
const AT_ONCE = 50
const WAITING = 500
/** Failures in a row after which it is left alone for a while: who asks then is told at once. */
const FAILURES = 5

/** What an SDK tells about a failure. */
type StoreError = Error & { code?: string; $metadata?: { httpStatusCode?: number } }

/** The status of a full store (RFC 4918). */
const FULL_STATUS = 507
export const isFull = (error: unknown): boolean => (error as StoreError).$metadata?.httpStatusCode === FULL_STATUS
export const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound', 'NoSuchUpload'].includes((error as Error).name)

/** Whether it failed by itself; what it refuses, it refuses at once. */
const isFailure = (error: StoreError): boolean => {
  const status = error.$metadata?.httpStatusCode
  return status === undefined || (status >= 500 && status !== FULL_STATUS)
}

const reasonOf = (error: StoreError): string => {
  if (error instanceof TaskCancelledError || error.name === 'TimeoutError') return 'no answer in time'
  if (error instanceof BrokenCircuitError) return 'it failed several times, and is asked again soon'
  if (error instanceof BulkheadRejectedError) return 'too many calls wait for it'
  const status = error.$metadata?.httpStatusCode
  return [error.code ?? error.name, status && `(${status})`].filter(Boolean).join(' ')
}

/**
 * Asks a store within a time, a number of calls at once, and not while it fails. Throws its answer about a missing file or a lack of room
 * as it is, and for anything else a `FilesAway`.
 */
export const openStoreAsk = (where: string, waits: StoreWaits) => {
  const breaker = circuitBreaker(
    handleWhen((error) => isFailure(error as StoreError)),
    {
      breaker: new ConsecutiveBreaker(FAILURES),
      halfOpenAfter: waits.pauseMs,
    },
  )
  // A body that is passed on goes on being read after the call returned.
  const within = timeout(waits.wholeMs, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false })
  const policy = wrap(within, bulkhead(AT_ONCE, WAITING), breaker)
  return async <T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    try {
      return await policy.execute(({ signal }) => call(signal))
    } catch (error) {
      if (isMissing(error) || isFull(error)) throw error
      throw new FilesAway(where, reasonOf(error as StoreError), error)
    }
  }
}
