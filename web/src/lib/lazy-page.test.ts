import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadChunk } from './lazy-page.ts'

const reload = vi.fn()
const page = new EventTarget()
let kept: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockReset()
  kept = new Map()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  // Whoever was leaving is gone.
  vi.advanceTimersByTime(120_000)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const gone = () => Promise.reject(new TypeError('Importing a module script failed.'))
const leave = () => page.dispatchEvent(new Event('beforeunload'))

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
  const failed = Promise.withResolvers<never>()
  const asked = loadChunk(() => failed.promise)
  const outcome = asked.catch(({ message }: Error) => message)
  leave()
  failed.reject(new TypeError('Importing a module script failed.'))
  await vi.advanceTimersByTimeAsync(59_000)
  expect(await Promise.race([outcome, 'waits'])).toBe('waits')
  await vi.advanceTimersByTimeAsync(60_000)
  // Whoever is still here stayed, and is told.
  expect(await outcome).toContain('Importing')
  expect(reload).not.toHaveBeenCalled()
})

test('nor does one requested only then, while the next page loads slowly', async () => {
  await loadChunk(async () => 'here')
  leave()
  await vi.advanceTimersByTimeAsync(50_000)
  void loadChunk(gone).catch(() => undefined)
  await vi.advanceTimersByTimeAsync(90_000)
  expect(reload).not.toHaveBeenCalled()
})

test('a cancelled navigation blocks nothing later', async () => {
  await loadChunk(async () => 'here')
  leave()
  await vi.advanceTimersByTimeAsync(61_000)
  void loadChunk(gone)
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledOnce()
})
