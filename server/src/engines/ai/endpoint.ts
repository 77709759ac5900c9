import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'

/** Consecutive failures that open a model's circuit breaker, and for how long. */
const FAILURES = 3
const PAUSE_MS = 30_000
/** Larger than any response we need; cutting longer ones off keeps an endpoint from filling the memory. */
const MAX_BYTES = 10 * 1024 * 1024

/** A circuit breaker that opens for half a minute after three consecutive failures. */
export const openBreaker = () => circuitBreaker(handleAll, { halfOpenAfter: PAUSE_MS, breaker: new ConsecutiveBreaker(FAILURES) })

/** `fetch` that aborts a response over 10 MB. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init)
  if (!answer.body) return answer
  let bytes = 0
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength
      if (bytes > MAX_BYTES) controller.error(new Error('The endpoint answered more than 10 MB.'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(answer.body.pipeThrough(bounded), { status: answer.status, statusText: answer.statusText, headers: answer.headers })
}
