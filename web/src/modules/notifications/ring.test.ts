import { SOUND_PAUSE_MS } from '@feria/contract/notifications/values'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const play = vi.fn(async () => undefined)
const stored = new Map<string, string>()
let visibilityState = 'visible'

/** The sound as a tab of its own loads it. */
const openTab = async () => {
  vi.resetModules()
  return import('./ring.ts')
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) })
  play.mockReset()
  stored.clear()
  visibilityState = 'visible'
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibilityState
    },
  })
  vi.stubGlobal(
    'Audio',
    class {
      play = play
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[NOTI-20] a notification rings, once within 3 s', async () => {
  const { ring } = await openTab()
  ring()
  ring()
  expect(play).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(SOUND_PAUSE_MS)
  ring()
  expect(play).toHaveBeenCalledTimes(2)
})

test('[NOTI-20] of several tabs one rings: the visible one, or any', async () => {
  const [seen, hidden] = [await openTab(), await openTab()]
  visibilityState = 'hidden'
  hidden.ring()
  visibilityState = 'visible'
  seen.ring()
  await vi.advanceTimersByTimeAsync(2000)
  expect(play).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(SOUND_PAUSE_MS)
  visibilityState = 'hidden'
  hidden.ring()
  seen.ring()
  await vi.advanceTimersByTimeAsync(2000)
  expect(play).toHaveBeenCalledTimes(2)
})

test('a muted device does not ring, also after a reload', async () => {
  const first = await openTab()
  first.setMuted(true)
  first.ring()
  const second = await openTab()
  expect(second.useMuted.getState().isMuted).toBe(true)
  second.ring()
  expect(play).not.toHaveBeenCalled()
  second.setMuted(false)
  second.ring()
  expect(play).toHaveBeenCalledTimes(1)
})

test('[NOTI-20] a refused playback is only logged, once', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  play.mockRejectedValue(new Error('not allowed'))
  const { ring } = await openTab()
  ring()
  await vi.advanceTimersByTimeAsync(SOUND_PAUSE_MS)
  ring()
  await vi.advanceTimersByTimeAsync(0)
  expect(play).toHaveBeenCalledTimes(2)
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})
