import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runHook } from '../../testing/run-hook.tsx'
import { useIsOver } from './use-is-over.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.UTC(2026, 10, 20, 12) }))
afterEach(() => void vi.useRealTimers())
const minute = (n: number) => new Date(Date.UTC(2026, 10, 20, 12, n)).toISOString()

test('a deadline ends on time, restarts when it is extended, and without one nothing ends', async () => {
  let until: string | null = minute(15)
  const term = runHook(() => useIsOver(until))
  const isOverAfter = async (minutes: number) => {
    await act(async () => vi.advanceTimersByTime(minutes * 60_000))
    return term.result.current
  }
  expect([term.result.current, await isOverAfter(14), await isOverAfter(1)]).toEqual([false, false, true])
  until = minute(30)
  term.rerender()
  expect([term.result.current, await isOverAfter(14), await isOverAfter(1)]).toEqual([false, false, true])
  until = null
  term.rerender()
  expect(await isOverAfter(60)).toBe(false)
  until = minute(1)
  term.rerender()
  expect(term.result.current).toBe(true)
})
