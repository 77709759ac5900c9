// Opens Feria without a network. The build fills in version and files; the app registers it.

const VERSION = 'VERSION'
/** What the app and /favorites are made of. */
const FILES = ['FILES']
/** The app's page, the same at all its addresses. */
const PAGE = '/favorites'
const APP = `feria-app-${VERSION}`
const PICTURES = 'feria-pictures'
const MOST_PICTURES = 150
/** Calls, payments and health checks always go to the network. */
const NEVER = /^\/(api|sandbox|health)(\/|$)/

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(APP)
    await cache.addAll([new Request(PAGE, { cache: 'reload' }), ...FILES])
    await self.skipWaiting()
  }
  event.waitUntil(keep())
})

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('feria-') && name !== APP && name !== PICTURES)
    await Promise.all(old.map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(takeOver())
})

const trim = async (cache) => {
  const seen = await cache.keys()
  await Promise.all(seen.slice(0, Math.max(0, seen.length - MOST_PICTURES)).map((request) => cache.delete(request)))
}

/** From the cache, else from the network and into the cache. Their addresses change with their content. */
const cacheFirst = async (event, name) => {
  const cache = await caches.open(name)
  const kept = await cache.match(event.request)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.status === 200) {
    const keep = cache.put(event.request, answer.clone()).then(() => name === PICTURES && trim(cache))
    // A full disk only means that it is not kept.
    event.waitUntil(keep.catch(() => undefined))
  }
  return answer
}

/** From the network, so that no page is older than the server; without one, what was kept when this version was installed. */
const networkFirst = async (event, fallback) => {
  try {
    return await fetch(event.request)
  } catch (error) {
    const kept = await (await caches.open(APP)).match(fallback)
    if (kept) return kept
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin || NEVER.test(pathname)) return
  if (pathname.startsWith('/assets/')) event.respondWith(cacheFirst(event, APP))
  else if (pathname.startsWith('/files/')) event.respondWith(cacheFirst(event, PICTURES))
  else if (mode === 'navigate') event.respondWith(networkFirst(event, PAGE))
  else if (FILES.includes(pathname)) event.respondWith(networkFirst(event, pathname))
})
