/**
 * Registers the service worker, which opens Feria without a network, once the page has loaded. Only in the built app: while developing,
 * files change under the same address.
 */
export const registerWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A browser that refuses it, as in a private window, only loses the offline start.
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))
}
