/** Sustained events a second of one socket, and the burst. A fast typist with many rooms open stays far below. */
const EVENTS_A_SECOND = 20
const MAX_SAVED = 60
/** Events that may be queued. */
const MAX_WAITING = 100

export interface RateLimiter {
  /** Runs the work of one connection in the order of its events; `refused` is called when it exceeds the rate or the queue is full. */
  run(work: () => Promise<void>, refused: () => void): void
}

/** A token bucket and a queue for one connection. `now` is in milliseconds. */
export const createRateLimiter = (now: () => number): RateLimiter => {
  let saved = MAX_SAVED
  let filledAt = now()
  let waiting = 0
  let last: Promise<void> = Promise.resolve()
  const take = (): boolean => {
    const time = now()
    saved = Math.min(MAX_SAVED, saved + ((time - filledAt) / 1000) * EVENTS_A_SECOND)
    filledAt = time
    if (saved < 1 || waiting >= MAX_WAITING) return false
    saved -= 1
    return true
  }
  return {
    run: (work, refused) => {
      if (!take()) return refused()
      waiting += 1
      last = last.then(work).finally(() => {
        waiting -= 1
      })
    },
  }
}
