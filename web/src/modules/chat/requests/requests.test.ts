import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../lib/session.ts'
import { isNewer, markRequestsChecked } from './last-check.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  useSession.setState({ user: null, token: null })
})

test('[CHAT-28] a red dot marks a request that was made after the last check', () => {
  expect(isNewer(null, null)).toBe(false)
  expect(isNewer(undefined, '2026-11-20T12:00:00.000Z')).toBe(false)
  expect(isNewer('2026-11-20T12:00:00.000Z', null)).toBe(true)
  expect(isNewer('2026-11-20T12:00:00.000Z', 'broken')).toBe(true)
  expect(isNewer('2026-11-20T12:00:01.000Z', '2026-11-20T12:00:00.000Z')).toBe(true)
  expect(isNewer('2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z')).toBe(false)
})

test('[CHAT-29] the last check is stored by member as an ISO time, not before the latest seen request', () => {
  markRequestsChecked()
  expect(stored.size).toBe(0)
  useSession.setState({ user: { id: 'ana' } as never, token: 'secret' })
  markRequestsChecked('2026-11-20T11:00:00.000Z')
  expect(stored.get('chatLastCheck:ana')).toBe('2026-11-20T12:00:00.000Z')
  markRequestsChecked('2026-11-20T12:03:00.000Z')
  expect(stored.get('chatLastCheck:ana')).toBe('2026-11-20T12:03:00.000Z')
})
