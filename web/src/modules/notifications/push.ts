import * as api from '@feria/contract/routes'
import { create } from 'zustand'
import { call } from '../../lib/call.ts'

/**
 * Whether this browser gets push notifications. `unknown` until checked; `none` if the server does not offer them; `denied` if the
 * member blocked them in the browser.
 */
export type PushState = 'unknown' | 'none' | 'unsupported' | 'denied' | 'off' | 'on'

/** The state of push in this browser. */
export const usePush = create<{ state: PushState; isBusy: boolean }>()(() => ({ state: 'unknown', isBusy: false }))

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
const asBytes = (key: string) => Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
const asText = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? [])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const findKey = async (): Promise<string | null> => (await call(api.notifications.pushKey, {})).publicKey
const findSubscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null

const register = (subscription: PushSubscription) =>
  call(api.notifications.subscribePush, {
    body: {
      endpoint: subscription.endpoint,
      keys: { p256dh: asText(subscription.getKey('p256dh')), auth: asText(subscription.getKey('auth')) },
    },
  })

/** Determines the state. Registers an existing subscription with the server again: it may have lost it, or have a new key. */
export const findPush = async (): Promise<void> => {
  const key = await findKey()
  if (!key) return usePush.setState({ state: 'none' })
  if (!isSupported()) return usePush.setState({ state: 'unsupported' })
  if (Notification.permission === 'denied') return usePush.setState({ state: 'denied' })
  const subscription = await findSubscription()
  const isOurs = subscription !== null && asText(subscription.options.applicationServerKey) === key
  usePush.setState({ state: isOurs ? 'on' : 'off' })
  if (isOurs) await register(subscription)
  else await subscription?.unsubscribe()
}

/** Runs one change at a time. */
const busily = async (work: () => Promise<void>): Promise<void> => {
  usePush.setState({ isBusy: true })
  try {
    await work()
  } finally {
    usePush.setState({ isBusy: false })
  }
}

/** Asks the member for permission, which browsers allow only on a click, and subscribes. Rejects on failure. */
export const turnPushOn = (): Promise<void> =>
  busily(async () => {
    const permission = await Notification.requestPermission()
    if (permission !== 'granted') return usePush.setState({ state: permission === 'denied' ? 'denied' : 'off' })
    const key = await findKey()
    if (!key) return usePush.setState({ state: 'none' })
    const registration = await navigator.serviceWorker.getRegistration()
    if (!registration) throw new Error('There is no service worker, as in a private window')
    await register(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: asBytes(key) }))
    usePush.setState({ state: 'on' })
  })

/**
 * Unsubscribes this browser, here at once and then on the server. Rejects if the server was not reached; the push service tells it
 * later.
 */
export const turnPushOff = (): Promise<void> =>
  busily(async () => {
    const subscription = await findSubscription()
    await subscription?.unsubscribe()
    usePush.setState({ state: 'off' })
    if (subscription) await call(api.notifications.unsubscribePush, { body: { endpoint: subscription.endpoint } })
  })
