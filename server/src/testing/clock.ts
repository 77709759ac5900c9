/** A clock that stands still until advanced. */
export interface TestClock {
  now: () => Date
  /** Advances it by a number of minutes. */
  pass(minutes: number): void
}

export const createClock = (start = new Date('2026-11-20T12:00:00Z')): TestClock => {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    pass: (minutes) => {
      time += minutes * 60_000
    },
  }
}
