import type { Dice } from './dice.ts'
import type { LoadAction } from './load-mix.ts'

/** The results of one kind of action. */
export interface LoadActionDone {
  name: string
  /** Milliseconds of each successful one. */
  times: number[]
  /** The number of failures, and the first one. */
  errors: number
  firstError: string
}

/** Each connection runs one action after another, drawn from the mix, until the time is over. */
export const runMix = async (mix: LoadAction[], dice: Dice, connections: number, seconds: number): Promise<LoadActionDone[]> => {
  const done = new Map(mix.map((action) => [action, { name: action.name, times: [] as number[], errors: 0, firstError: '' }]))
  const bag = mix.flatMap((action) => Array.from({ length: action.share }, () => action))
  const until = performance.now() + seconds * 1000
  const work = async () => {
    while (performance.now() < until) {
      const action = dice.pick(bag)
      const from = performance.now()
      const error = await action.act().catch((fault: Error) => `${action.name}: ${fault.message} ${fault.cause ?? ''}`)
      const result = done.get(action)
      if (error === undefined) result?.times.push(performance.now() - from)
      else if (result) {
        result.errors += 1
        result.firstError ||= error
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return [...done.values()]
}
