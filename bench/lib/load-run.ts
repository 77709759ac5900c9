import type { Dice } from './dice.ts'
import type { Deed } from './load-mix.ts'

/** What came of one kind of deed. */
export interface DeedDone {
  name: string
  /** Milliseconds of each that went as expected. */
  times: number[]
  /** How often something was not as expected, and the first that was. */
  errors: number
  firstError: string
}

/** So many connections each do one deed after the other, drawn from the mix, for so long. */
export const runMix = async (mix: Deed[], dice: Dice, connections: number, seconds: number): Promise<DeedDone[]> => {
  const done = new Map(mix.map((deed) => [deed, { name: deed.name, times: [] as number[], errors: 0, firstError: '' }]))
  const bag = mix.flatMap((deed) => Array.from({ length: deed.share }, () => deed))
  const until = performance.now() + seconds * 1000
  const work = async () => {
    while (performance.now() < until) {
      const deed = dice.pick(bag)
      const from = performance.now()
      const error = await deed.act().catch((fault: Error) => `${deed.name}: ${fault.message} ${fault.cause ?? ''}`)
      const result = done.get(deed)
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
