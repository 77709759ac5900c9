import { offerAction } from '../ui/action-toast.tsx'
import { texts } from './texts.ts'

/** How often a page left open checks for a newer version, when it becomes visible again. */
const ASK_EVERY_MS = 30 * 60_000

/**
 * Registers the service worker. When a newer version waits, offers to load it, in place of an earlier offer; nothing reloads without a
 * click, and drafts survive.
 */
export const startWorker = async (): Promise<void> => {
  const workers = navigator.serviceWorker
  const registration = await workers.register('/sw.js')
  let offered: ServiceWorker | null = null
  let takeBack: Promise<() => void> | null = null
  let isReloading = false
  const offer = () => {
    const { waiting } = registration
    // No active worker: this is the first one, and takes over by itself.
    if (!waiting || waiting === offered || !workers.controller) return
    offered = waiting
    const load = () => {
      isReloading = true
      waiting.postMessage('take-over')
    }
    // The worker of an earlier offer waits no more: pressed, it would load nothing.
    void takeBack?.then((take) => take())
    takeBack = offerAction({ message: texts.newVersion, label: texts.loadIt, act: load, shownMs: false })
  }
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer))
  workers.addEventListener('controllerchange', () => isReloading && location.reload())
  offer()
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_EVERY_MS) return
    asked = Date.now()
    registration.update().catch(() => undefined)
  })
}
