import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadChunk } from './lazy-page.ts'

const reload = vi.fn()
const SCRIPTS = ['/assets/a.js', '/assets/b.js'].map((name) => ({ name }))
/** True while WebKit refuses every request of the page, since another one was requested. */
let isRefused: boolean
let kept: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockReset()
  isRefused = false
  kept = new Map()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('performance', { now: Date.now, getEntriesByType: () => SCRIPTS })
  vi.stubGlobal('fetch', async (name: string) => {
    if (isRefused || name.includes('a.js')) throw new TypeError('Load failed')
    return new Response(null, { status: 404 })
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const gone = () => Promise.reject(new TypeError('Importing a module script failed.'))

test('a missing chunk reloads the page, once', async () => {
  void loadChunk(gone)
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledOnce()
  await expect(loadChunk(gone)).rejects.toThrow('Importing')
  expect(await loadChunk(async () => 'here')).toBe('here')
  void loadChunk(gone)
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a chunk aborted by leaving the page does not return from the next one, however slow that is', async () => {
  isRefused = true
  const outcome = loadChunk(gone).catch(({ message }: Error) => message)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(await Promise.race([outcome, 'waits'])).toBe('waits')
  await vi.advanceTimersByTimeAsync(2_000)
  // Whoever is still here cannot reach the server.
  expect(await outcome).toContain('Importing')
  expect(reload).not.toHaveBeenCalled()
  expect(kept.size).toBe(0)
})

test('a cancelled navigation brings the chunk back', async () => {
  isRefused = true
  void loadChunk(gone)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(reload).not.toHaveBeenCalled()
  isRefused = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reload).toHaveBeenCalledOnce()
})
