import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runHook } from '../testing/run-hook.ts'
import { useRedirect } from './use-redirect.ts'

const led: string[] = []
beforeEach(() => {
  led.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('window', { location: { pathname: '/', search: '', hash: '' } })
  vi.stubGlobal('history', { state: null, pushState: (_state: unknown, _title: string, address: string) => led.push(address) })
})
afterEach(() => void vi.useRealTimers())

test('a page leads on two seconds after it says so, to where it said last', async () => {
  const page = await runHook(useRedirect)
  page.result()('/login')
  vi.advanceTimersByTime(1000)
  page.result()('/dashboard')
  vi.advanceTimersByTime(1999)
  expect(led).toEqual([])
  vi.advanceTimersByTime(1)
  expect(led).toEqual(['/dashboard'])
})

test('whoever has left the page meanwhile is not led away', async () => {
  const page = await runHook(useRedirect)
  page.result()('/login')
  await page.leave()
  vi.advanceTimersByTime(60_000)
  expect(led).toEqual([])
})
