/** Timeouts and limits of requests to a marketplace; tests set them small. */
export interface CallLimits {
  /** One request. */
  callMs: number
  /** A whole search, with all its requests. */
  searchMs: number
  /** The largest response that is read. */
  bytes: number
  /** Retries after the first attempt. */
  retries: number
  /** The first wait before a retry; later ones grow, with jitter. */
  firstWaitMs: number
  /** The longest wait before a retry; a service that asks for more is not retried. */
  longestWaitMs: number
  /** The longest pause that a service can ask for. */
  longestPauseSeconds: number
  /** Consecutive failures that open the circuit breaker … */
  breakAfter: number
  /** … which lets one request through after this time. */
  resetMs: number
  /** Concurrent requests, and how many may wait for their turn. */
  atOnce: number
  waiting: number
  /** How long a failed search is cached. */
  failureSeconds: number
}

export const defaultCallLimits: CallLimits = {
  callMs: 4000,
  searchMs: 8000,
  bytes: 2_000_000,
  retries: 2,
  firstWaitMs: 150,
  longestWaitMs: 1000,
  longestPauseSeconds: 60,
  breakAfter: 5,
  resetMs: 30_000,
  atOnce: 8,
  waiting: 64,
  failureSeconds: 20,
}
