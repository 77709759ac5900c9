import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTyping } from './typing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = () => {
  const [announce, show] = [vi.fn(), vi.fn()]
  return { announce, show, typing: createTyping({ announce, show }) }
}

test('own letters are announced at once, and then at most once in 3 s', () => {
  const { announce, typing } = open()
  typing.type()
  expect(announce).toHaveBeenCalledOnce()
  for (let n = 0; n < 30; n++) {
    vi.advanceTimersByTime(100)
    typing.type()
  }
  expect(announce).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(200)
  typing.type()
  expect(announce).toHaveBeenCalledTimes(2)
})

test("the other's typing is shown for 4 s from the last time on, or until it ends", () => {
  const { show, typing } = open()
  typing.begin()
  vi.advanceTimersByTime(3000)
  typing.begin()
  vi.advanceTimersByTime(3999)
  expect(show).not.toHaveBeenCalledWith(false)
  vi.advanceTimersByTime(1)
  expect(show.mock.lastCall).toEqual([false])
  typing.begin()
  typing.end()
  expect(show.mock.lastCall).toEqual([false])
  show.mockClear()
  vi.advanceTimersByTime(5000)
  expect(show).not.toHaveBeenCalled()
})
