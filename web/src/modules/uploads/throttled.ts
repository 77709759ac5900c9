import { UPLOAD_FIRST_WAIT_MS, UPLOAD_TRIES } from '@feria/contract/uploads/values'

/**
 * Reports a value at once, then at most every `ms` milliseconds, always ending with the latest. `flush` reports a pending value now;
 * `stop` drops it.
 */
export const throttled = <T>(report: (value: T) => void, ms: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { value: T } | undefined
  const flush = () => {
    const latest = waiting
    waiting = undefined
    if (latest) report(latest.value)
  }
  const push = (value: T) => {
    waiting = { value }
    if (timer) return
    flush()
    timer = setTimeout(() => {
      timer = undefined
      if (waiting) push(waiting.value)
    }, ms)
  }
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
    waiting = undefined
  }
  return { push, flush, stop }
}

/** Resolves after a delay, or rejects with the signal's reason as soon as it is aborted. */
const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })

/**
 * Tries up to 10 times, waiting 1 s after the first failure, then twice as long each time. Rejects at once when `mayRetry` is false,
 * or when aborted.
 */
export const withRetries = async <T>(work: () => Promise<T>, signal: AbortSignal, mayRetry: (error: unknown) => boolean): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (signal.aborted || tries >= UPLOAD_TRIES || !mayRetry(error)) throw error
      await wait(UPLOAD_FIRST_WAIT_MS * 2 ** (tries - 1), signal)
    }
  }
}
