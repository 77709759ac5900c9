/** Time limits and sizes of the calls to a marketplace; tests set them small. */
export interface CallLimits {
  /** One call. */
  callMs: number
  /** A whole search, however many calls it takes. */
  searchMs: number
  /** The largest answer that is read. */
  bytes: number
  /** Tries after the first one. */
  retries: number
  /** The first wait before another try; later ones grow, with jitter. */
  firstWaitMs: number
  /** The longest wait before another try; a service that asks for more is not asked again. */
  longestWaitMs: number
  /** A service that asks to be left alone is left alone for at most so long. */
  longestPauseSeconds: number
  /** So many failures in a row open the breaker … */
  breakAfter: number
  /** … which lets one call through after so long. */
  resetMs: number
  /** Calls at once, and how many may wait for their turn. */
  atOnce: number
  waiting: number
  /** How long a failed search is answered from memory. */
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
