import { setTimeout as sleep } from 'node:timers/promises'
import type { Dice } from './dice.ts'
import type { LoadAction } from './load-mix.ts'
import { quantile } from './measure.ts'

/** What became of the actions that began within a time. */
export interface Arrived {
  begun: number
  errors: number
  firstError: string
  /** Milliseconds, of those that succeeded. */
  p50: number
  p95: number
}

/** At most so many at once: whoever would come then counts as an error. */
const MAX_OPEN = 2000
const TICK_MS = 10

/**
 * Actions begin at random moments, `rate` a second on average, whether earlier ones have ended or not, as people come. Shares are in
 * thousandths.
 */
export const runArrivals = async (mix: LoadAction[], dice: Dice, rate: number, seconds: number): Promise<Arrived> => {
  const bag = mix.flatMap((action) => Array.from({ length: action.share }, () => action))
  const [times, open] = [[] as number[], new Set<Promise<void>>()]
  let [begun, errors, firstError] = [0, 0, '']
  const fail = (error: string) => {
    errors++
    firstError ||= error
  }
  const begin = (action: LoadAction) => {
    begun++
    if (open.size >= MAX_OPEN) return fail(`${action.name}: ${MAX_OPEN} are under way`)
    const from = performance.now()
    const one = action
      .act()
      .then((error) => (error === undefined ? void times.push(performance.now() - from) : fail(error)))
      .catch((error: Error) => fail(`${action.name}: ${error.message} ${error.cause ?? ''}`))
      .finally(() => open.delete(one))
    open.add(one)
  }
  const from = performance.now()
  const until = from + seconds * 1000
  const pause = () => (-Math.log(1 - dice.whole(0, 999_999) / 1_000_000) / rate) * 1000
  for (let next = from + pause(); performance.now() < until; ) {
    if (next > performance.now()) await sleep(TICK_MS)
    for (; next <= performance.now() && next < until; next += pause()) begin(dice.pick(bag))
  }
  await Promise.all(open)
  times.sort((a, b) => a - b)
  return { begun, errors, firstError, p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
}
