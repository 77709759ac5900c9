// Opens Feria offline. The build fills in version and files; the app registers it.

const VERSION = 'VERSION'
/** The files of the app and of the pages that can be read offline. */
const FILES = ['FILES']
/** The app's page, the same at all its addresses. */
const PAGE = '/favorites'
const APP = `feria-app-${VERSION}`
const PICTURES = 'feria-pictures'
const MAX_PICTURES = 150
/** Responses are cached by session, so that nobody reads another member's; `lib/kept-answers.ts` reads them too. */
const ANSWERS = 'feria-answers-'
const MAX_ANSWERS = 80
/** What can be read offline: the catalogue and what was searched, products, sellers, wishes, conversations, favorites, notifications. */
const READ = new RegExp(
  `^/api/v1/(${[
    'categories',
    'favorites(/ids)?',
    'notifications',
    'products(/[\\w-]+)?',
    'products/search/stream',
    'products/[\\w-]+/similar',
    'rates/current',
    'sellers/[\\w-]+',
    'wishes(/[\\w-]+)?',
    'chat(/[^/]+(/(about|messages))?)?',
  ].join('|')})$`,
)
/** Pages that the server renders whole, the same for everybody; the last ones that were read are cached. */
const WHOLE = /^\/(explorar|buscar|busco|product-ranking|[cpv]\/[^/]+|busco\/[^/]+)$/
const PAGES = `feria-pages-${VERSION}`
const MAX_PAGES = 30
/** Later pages and incremental responses are not cached. */
const LATER = /[?&](cursor|after)=|[?&]offset=[1-9]/
/** Every other call, payments and health checks always go to the network. */
const NEVER = /^\/(api|mails|sandbox|health)(\/|$)/

/** Incremented when a session ends: responses still on their way for it are not cached any more. */
let sessions = 0

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(APP)
    const page = await fetch(PAGE, { cache: 'reload' })
    // The page names files that the build knows only after this one.
    const named = [...(await page.clone().text()).matchAll(/"(\/assets\/[^"#]+)/g)].map(([, file]) => file)
    await cache.put(PAGE, page)
    await cache.addAll([...new Set([...FILES, ...named])])
    // The first one takes over at once. A later one waits until the member agrees or every page of Feria is closed.
    if (!self.registration.active) await self.skipWaiting()
  }
  event.waitUntil(keep())
})

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    const old = (await caches.keys()).filter(
      (name) => name.startsWith('feria-') && ![APP, PICTURES, PAGES].includes(name) && !name.startsWith(ANSWERS),
    )
    await Promise.all(old.map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(takeOver())
})

const forget = async () => {
  sessions += 1
  const own = (await caches.keys()).filter((name) => [PICTURES, PAGES].includes(name) || name.startsWith(ANSWERS))
  await Promise.all(own.map((name) => caches.delete(name)))
}

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting())
  if (event.data === 'forget') event.waitUntil(forget())
})

const trim = async (cache, most) => {
  const seen = await cache.keys()
  await Promise.all(seen.slice(0, Math.max(0, seen.length - most)).map((request) => cache.delete(request)))
}

/** Response for a file that is unavailable now. WebKit caches a failed fetch along with the page; lib/load-anew.ts does the rest. */
const notNow = () => new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } })

/** Cache first, else network, then cached. The URLs change with their content. */
const cacheFirst = async (event, name) => {
  const cache = await caches.open(name)
  const kept = await cache.match(event.request)
  if (kept) return kept
  const answer = await fetch(event.request).catch(notNow)
  if (answer.status === 200) {
    const keep = cache.put(event.request, answer.clone()).then(() => name === PICTURES && trim(cache, MAX_PICTURES))
    // A full disk only means that it is not kept.
    event.waitUntil(keep.catch(() => undefined))
  }
  return answer
}

/** Network first; offline, what was cached when this version was installed. */
const networkFirst = async (event, fallback) => {
  try {
    return await fetch(event.request)
  } catch {
    return (await (await caches.open(APP)).match(fallback)) ?? notNow()
  }
}

/** True if all code of the page at an address is cached; the app's own list of routes says which files that is. */
const hasPage = async (cache, pathname) => {
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const text = await (await cache.match(kept.find((name) => name.startsWith('/assets/manifest-')))).text()
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  const isAt = (path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i').test(pathname)
  let route = Object.values(routes).find(({ path }) => path && path !== '*' && isAt(path))
  const files = []
  for (; route; route = routes[route.parentId]) files.push(route.module, ...(route.imports ?? []))
  return files.every((file) => kept.includes(file))
}

const keepPage = async (request, page) => {
  const cache = await caches.open(PAGES)
  await cache.delete(request, { ignoreVary: true })
  await cache.put(request, page)
  await trim(cache, MAX_PAGES)
}

/** A page: from the network, so that none is older than the server; offline, the page itself if it was read, else the app's. */
const open = async (event, { pathname, search }) => {
  try {
    const answer = await fetch(event.request)
    if (answer.status === 200 && WHOLE.test(pathname)) event.waitUntil(keepPage(event.request, answer.clone()).catch(() => undefined))
    return answer
  } catch {
    // The landing page is not part of the app, which has a home of its own.
    if (pathname === '/') return Response.redirect('/dashboard')
    const whole = (await caches.has(PAGES)) && (await (await caches.open(PAGES)).match(event.request, { ignoreVary: true }))
    if (whole) return whole
    const cache = await caches.open(APP)
    if (await hasPage(cache, pathname)) return (await cache.match(PAGE)) ?? notNow()
    return Response.redirect(`/sin-conexion?volver=${encodeURIComponent(pathname + search)}`)
  }
}

const answersOf = async (request) => {
  const token = new TextEncoder().encode(request.headers.get('authorization') ?? '')
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', token))
  return ANSWERS + [...hash.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const keepAnswer = async (name, request, answer) => {
  const cache = await caches.open(name)
  // Re-adding makes it the newest entry, the order that `trim` relies on.
  await cache.delete(request, { ignoreVary: true })
  await cache.put(request, answer)
  await trim(cache, MAX_ANSWERS)
}

/** Network first, cached for this session; offline, what was cached. */
const answer = async (event) => {
  const { request } = event
  const session = sessions
  const name = await answersOf(request)
  try {
    const response = await fetch(request)
    if (response.status === 200 && session === sessions) event.waitUntil(keepAnswer(name, request, response.clone()).catch(() => undefined))
    return response
  } catch (error) {
    const kept = (await caches.has(name)) && (await (await caches.open(name)).match(request, { ignoreVary: true }))
    if (kept) return kept
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname, search } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  if (READ.test(pathname) && !LATER.test(search)) event.respondWith(answer(event))
  else if (NEVER.test(pathname)) return
  else if (pathname.startsWith('/assets/')) event.respondWith(cacheFirst(event, APP))
  else if (pathname.startsWith('/files/')) event.respondWith(cacheFirst(event, PICTURES))
  else if (mode === 'navigate') event.respondWith(open(event, new URL(url)))
  else if (FILES.includes(pathname)) event.respondWith(networkFirst(event, pathname))
})

// Notifications while no page is open. Browsers require one for each push, even for one that cannot be read.
self.addEventListener('push', (event) => {
  let payload = {}
  try {
    payload = event.data?.json() ?? {}
  } catch {
    // Not ours; shown without a text of its own.
  }
  const { id, title = 'Tenés una novedad', message = '', route } = payload
  const look = {
    body: message,
    icon: '/icons/192.png',
    badge: '/icons/badge-96.png',
    lang: 'es-AR',
    tag: id,
    data: { route: route ?? '/dashboard' },
  }
  event.waitUntil(self.registration.showNotification(title, look))
})

const openAt = async (route) => {
  // Only an address of ours, whatever was received.
  const { origin, href } = new URL(route, location.origin)
  const goal = origin === location.origin ? href : `${location.origin}/dashboard`
  const pages = await self.clients.matchAll({ type: 'window' })
  // The landing page is not part of the app.
  const page = pages.find(({ url }) => new URL(url).pathname !== '/')
  if (!page) return self.clients.openWindow(goal)
  await page.focus()
  // The page navigates by itself, without reloading.
  page.postMessage({ go: goal.slice(location.origin.length) })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openAt(event.notification.data?.route ?? '/dashboard'))
})
