import { untilAborted } from './until-aborted.ts'

/** How many may wait; others fail at once. */
const MAX_WAITING = 10

/** A queue for work that must not run concurrently in this process. */
export interface Turns {
  /** Does the work when it is its turn. Fails at once when too many wait, and when the signal aborts the wait. */
  take<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

/** Opens an empty queue. */
export const openTurns = (): Turns => {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    take: async (signal, work) => {
      if (waiting >= MAX_WAITING) throw new Error('too many wait')
      waiting++
      const mine = last.then(() => {
        signal.throwIfAborted()
        return work()
      })
      last = mine.catch(() => undefined).finally(() => waiting--)
      return Promise.race([mine, untilAborted(signal)])
    },
  }
}
