import { SOUND_PAUSE_MS } from '@feria/contract/notifications/values'
import { create } from 'zustand'

const MUTED = 'notifications-muted'
const RANG_AT = 'notifications-rang-at'
/** A tab that nobody sees waits so long whether another one rings. */
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
    // Storage is blocked: it is so for this page.
  }
}

/** Whether this device stays silent; also after the session. */
export const useMuted = create<{ isMuted: boolean }>()(() => ({ isMuted: stored(MUTED) === 'yes' }))

/** Silences this device, or lets it ring. */
export const setMuted = (isMuted: boolean): void => {
  useMuted.setState({ isMuted })
  store(MUTED, isMuted ? 'yes' : 'no')
}

let rangAt = 0
let hasTold = false

const play = async (): Promise<void> => {
  const now = Date.now()
  const latest = Math.max(rangAt, Number(stored(RANG_AT)) || 0)
  // A clock that was put back must not silence the device until it has caught up.
  if (now >= latest && now - latest < SOUND_PAUSE_MS) return
  rangAt = now
  store(RANG_AT, String(now))
  try {
    await new Audio(SOUND).play()
  } catch (reason) {
    if (hasTold) return
    hasTold = true
    // biome-ignore lint/suspicious/noConsole: a refused playback is only logged, as stated.
    console.warn('The sound of a notice was not played:', reason)
  }
}

/** Plays the sound of a notice, once within 3 s and in one tab: the visible one, or any where none is. */
export const ring = (): void => {
  if (stored(MUTED) === 'yes' || useMuted.getState().isMuted) return
  if (document.visibilityState === 'visible') void play()
  else setTimeout(() => void play(), HIDDEN_WAIT_MS * (1 + Math.random()))
}
