import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  ExponentialBackoff,
  handleWhen,
  type IBackoff,
  type IRetryBackoffContext,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel'
import { type CircuitState, circuitStateOf } from '../circuits.ts'
import { askOnce, type MarketRequest } from './ask-once.ts'
import type { CallLimits } from './call-limits.ts'
import type { Quota } from './quota.ts'
import { Trouble } from './trouble.ts'

interface AskOptions {
  /** Aborts the request, and any wait for a retry, with its search. */
  signal?: AbortSignal | undefined
  /** False for a request that must not be retried. */
  isRepeatable?: boolean
  /** Inspects a body of status 200 and throws the Trouble it reports. */
  inspect?: (body: unknown) => void
}

/** Sends a request to a service and resolves to the JSON of its body, or throws. */
export type Ask = (request: MarketRequest, options?: AskOptions) => Promise<unknown>

/** An Ask with its circuit breaker's state. */
export type WatchedAsk = Ask & { circuit(): CircuitState }

const isFailure = (error: unknown): boolean =>
  error instanceof TaskCancelledError || (error instanceof Trouble && error.state === 'sin respuesta' && error.kind !== 'refused')

/**
 * The client of one service: with a timeout, a concurrency limit, retries of temporary troubles (with jitter, or when the service says;
 * not after a timeout), a circuit breaker, and its quota.
 */
export const openAsk = (callLimits: CallLimits, quota: Quota): WatchedAsk => {
  const waitOf = (error: unknown) => (error instanceof Trouble ? error.waitMs : undefined)
  const jitter = new ExponentialBackoff({ initialDelay: callLimits.firstWaitMs, maxDelay: callLimits.longestWaitMs })
  const backoff = new DelegateBackoff<IRetryBackoffContext<unknown>, IBackoff<unknown>>((context, last) => {
    const state = last ? last.next(context) : jitter.next()
    const asked = 'error' in context.result ? waitOf(context.result.error) : undefined
    return { state, delay: asked ?? state.duration }
  })
  const isWorthAnother = (error: unknown) =>
    error instanceof Trouble && error.kind === 'passing' && (error.waitMs ?? 0) <= callLimits.longestWaitMs
  const again = retry(handleWhen(isWorthAnother), { maxAttempts: callLimits.retries, backoff })
  const breaker = circuitBreaker(handleWhen(isFailure), {
    breaker: new ConsecutiveBreaker(callLimits.breakAfter),
    halfOpenAfter: callLimits.resetMs,
  })
  const once = wrap(
    bulkhead(callLimits.atOnce, callLimits.waiting),
    breaker,
    timeout(callLimits.callMs, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: true }),
  )

  const ask: Ask = async (request, { signal, isRepeatable = true, inspect } = {}) => {
    const attempt = ({ signal }: { signal: AbortSignal }) =>
      once.execute(async ({ signal }) => {
        await quota.spend()
        const body = await askOnce(request, { bytes: callLimits.bytes, signal })
        inspect?.(body)
        return body
      }, signal)
    try {
      return await (isRepeatable ? again.execute(attempt, signal) : attempt({ signal: signal ?? new AbortController().signal }))
    } catch (error) {
      const waitMs = waitOf(error)
      if (waitMs) await quota.pause(waitMs)
      throw error
    }
  }
  return Object.assign(ask, { circuit: () => circuitStateOf(breaker) })
}
