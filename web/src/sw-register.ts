import { onSignOut } from './lib/session.ts'

/** Caches with a member's own data; their names are those of sw.js. */
const OWN = /^feria-(answers-|pictures$)/

const forget = async () => {
  navigator.serviceWorker?.controller?.postMessage('forget')
  const registration = await navigator.serviceWorker?.getRegistration()
  void (await registration?.pushManager?.getSubscription())?.unsubscribe()
  const names = await caches.keys()
  await Promise.all(names.filter((name) => OWN.test(name)).map((name) => caches.delete(name)))
}

/**
 * Starts the service worker, which opens Feria offline, once the page has loaded. Only in the built app: in development, files change
 * under the same URL. What it cached for a session is removed with the session.
 */
export const registerWorker = (): void => {
  // Here and not in the lazy code: a session may end before it is loaded. Without https there are no caches.
  onSignOut(() => void ('caches' in globalThis && forget()))
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = async () => (await import('./shell/worker.ts')).startWorker()
  // A browser that refuses it, as in a private window, only loses offline use.
  const startQuietly = () => void start().catch(() => undefined)
  if (document.readyState === 'complete') startQuietly()
  else addEventListener('load', startQuietly)
}
