import { expect, test, vi } from 'vitest'
import { atMostEvery } from './at-most-every.ts'

test('a burst of events is handled at once, and once more at the end of the pause', () => {
  vi.useFakeTimers()
  const work = vi.fn()
  const { run, stop } = atMostEvery(2000, work)
  for (let n = 0; n < 12; n++) run()
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2000)
  expect(work).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(10_000)
  expect(work).toHaveBeenCalledTimes(2)
  run()
  run()
  stop()
  vi.advanceTimersByTime(10_000)
  expect(work).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})
