import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runHook } from '../testing/run-hook.tsx'
import { useRedirect } from './use-redirect.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('a page redirects two seconds after its message, to the last given address', () => {
  const page = runHook(useRedirect, { isRouted: true })
  page.result.current('/login')
  vi.advanceTimersByTime(1000)
  page.result.current('/dashboard')
  vi.advanceTimersByTime(1999)
  expect(location.pathname).toBe('/')
  vi.advanceTimersByTime(1)
  expect(location.pathname).toBe('/dashboard')
})

test('a page that was left meanwhile does not redirect', () => {
  const page = runHook(useRedirect, { isRouted: true })
  page.result.current('/login')
  page.unmount()
  vi.advanceTimersByTime(60_000)
  expect(location.pathname).toBe('/')
})
