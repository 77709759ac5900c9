import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runHook } from '../../testing/run-hook.ts'
import { useIsOver } from './use-is-over.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.UTC(2026, 10, 20, 12) }))
afterEach(() => void vi.useRealTimers())
const minute = (n: number) => new Date(Date.UTC(2026, 10, 20, 12, n)).toISOString()

test('a term is over at its moment, begins anew when it is prolonged, and without one nothing is over', async () => {
  let until: string | null = minute(15)
  const term = await runHook(() => useIsOver(until))
  const isOverAfter = async (minutes: number) => {
    await term.act(() => vi.advanceTimersByTime(minutes * 60_000))
    return term.result()
  }
  expect([term.result(), await isOverAfter(14), await isOverAfter(1)]).toEqual([false, false, true])
  until = minute(30)
  await term.redraw()
  expect([term.result(), await isOverAfter(14), await isOverAfter(1)]).toEqual([false, false, true])
  until = null
  await term.redraw()
  expect(await isOverAfter(60)).toBe(false)
  until = minute(1)
  await term.redraw()
  expect(term.result()).toBe(true)
})
