import { SOUND_PAUSE_MS } from '@feria/contract/notifications/values'
import { create } from 'zustand'

const MUTED = 'notifications-muted'
const RANG_AT = 'notifications-rang-at'
/** How long a hidden tab waits for another one to ring. */
const HIDDEN_WAIT_MS = 400
const SOUND = '/sounds/aviso.wav'

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
const store = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is blocked: it lasts for this page.
  }
}

/** Whether this device is muted; kept after the session. */
export const useMuted = create<{ isMuted: boolean }>()(() => ({ isMuted: stored(MUTED) === 'yes' }))

/** Mutes or unmutes this device. */
export const setMuted = (isMuted: boolean): void => {
  useMuted.setState({ isMuted })
  store(MUTED, isMuted ? 'yes' : 'no')
}

let rangAt = 0
let hasWarned = false

const play = async (): Promise<void> => {
  const now = Date.now()
  const latest = Math.max(rangAt, Number(stored(RANG_AT)) || 0)
  // A clock that was set back must not mute the device until it has caught up.
  if (now >= latest && now - latest < SOUND_PAUSE_MS) return
  rangAt = now
  store(RANG_AT, String(now))
  try {
    await new Audio(SOUND).play()
  } catch (reason) {
    if (hasWarned) return
    hasWarned = true
    // biome-ignore lint/suspicious/noConsole: the specification asks for blocked playback to be logged only.
    console.warn('The sound of a notice was not played:', reason)
  }
}

/** Plays the notification sound, once within 3 s and in one tab: the visible one, or any if none is. */
export const ring = (): void => {
  if (stored(MUTED) === 'yes' || useMuted.getState().isMuted) return
  if (document.visibilityState === 'visible') void play()
  else setTimeout(() => void play(), HIDDEN_WAIT_MS * (1 + Math.random()))
}
