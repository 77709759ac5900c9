/** A seeded random generator, the same in every run, so that runs are comparable. */
export interface Dice {
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number
  pick<T>(among: T[]): T
  /** True with this probability, from 0 to 1. */
  chance(share: number): boolean
  /** A model number, e.g. `KT-4821`. */
  code(): string
  shuffled<T>(items: T[]): T[]
}

/** A generator from a seed; mulberry32, whose quality is good enough for filling tables. */
export const createDice = (seed: number): Dice => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const letter = () => String.fromCharCode(65 + whole(0, 25))
  return {
    whole,
    pick: <T>(among: T[]) => among[whole(0, among.length - 1)] as T,
    chance: (share) => next() < share,
    code: () => `${letter()}${letter()}-${whole(1000, 9999)}`,
    shuffled: (items) => {
      const mixed = [...items]
      for (let i = mixed.length - 1; i > 0; i--) {
        const j = whole(0, i)
        ;[mixed[i], mixed[j]] = [mixed[j] as (typeof mixed)[number], mixed[i] as (typeof mixed)[number]]
      }
      return mixed
    },
  }
}
