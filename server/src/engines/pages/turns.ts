import { untilAborted } from './until-aborted.ts'

/** So many may wait for their turn; whoever comes then is told at once. */
const MAX_WAITING = 10

/** One after another: work that must not be done at the same time in this process. */
export interface Turns {
  /** Does the work when it is its turn. Fails at once when too many wait, and with the signal when that ends while it waits. */
  take<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

/** Opens a row in which nobody stands yet. */
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
