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
  /** Ends the call, and any wait for another try, with the search that it is part of. */
  signal?: AbortSignal | undefined
  /** False for a call that must not be made twice, whatever became of it. */
  isRepeatable?: boolean
  /** Looks at an answer of status 200 and throws the Trouble that its body tells. */
  inspect?: (body: unknown) => void
}

/** Asks a service and answers the JSON of its body, or throws. */
export type Ask = (request: MarketRequest, options?: AskOptions) => Promise<unknown>

/** The same, and whether the service is asked at all just now. */
export type WatchedAsk = Ask & { circuit(): CircuitState }

const isFailure = (error: unknown): boolean =>
  error instanceof TaskCancelledError || (error instanceof Trouble && error.state === 'sin respuesta' && error.kind !== 'refused')

/**
 * The way in which one service is asked: within a time, a few calls at once, again after passing troubles (with jitter, or when the service
 * says; not after a time that passed in vain), not at all for a while after too many failures in a row, and never beyond its quota.
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
