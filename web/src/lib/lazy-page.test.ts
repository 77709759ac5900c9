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
  vi.advanceTimersByTime(20_000)
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

test('a chunk aborted by leaving the page does not return from the next one', async () => {
  const failed = Promise.withResolvers<never>()
  void loadChunk(() => failed.promise)
  leave()
  failed.reject(new TypeError('Importing a module script failed.'))
  await vi.advanceTimersByTimeAsync(9_000)
  expect(reload).not.toHaveBeenCalled()
  // Whoever is still here stayed.
  await vi.advanceTimersByTimeAsync(2_000)
  expect(reload).toHaveBeenCalledOnce()
})

test('nor does one requested only then, while the next page loads slowly', async () => {
  await loadChunk(async () => 'here')
  leave()
  await vi.advanceTimersByTimeAsync(5_000)
  void loadChunk(gone)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(12_000)
  expect(reload).toHaveBeenCalledOnce()
})

test('a cancelled navigation blocks nothing later', async () => {
  await loadChunk(async () => 'here')
  leave()
  await vi.advanceTimersByTimeAsync(11_000)
  void loadChunk(gone)
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledOnce()
})
