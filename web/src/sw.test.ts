import { beforeEach, expect, test } from 'vitest'
import { aWorker, ORIGIN } from './testing/a-worker.ts'

let worker: ReturnType<typeof aWorker>
beforeEach(() => {
  worker = aWorker()
})

const noNetwork = () => Promise.reject(new TypeError('no network'))
const ask = (token: string, path = '/api/v1/favorites') => {
  const request = new Request(`${ORIGIN}${path}`, { headers: { authorization: token } })
  return worker.happen('fetch', { request })
}

test('what a session read is there without a network, for that session alone, until it ends', async () => {
  worker.browser.network = async () => Response.json(['mesa'])
  await ask('of-ana')
  worker.browser.network = noNetwork
  expect(await (await ask('of-ana'))?.json()).toEqual(['mesa'])
  await expect(ask('of-bea')).rejects.toThrow('no network')
  await worker.happen('message', { data: 'forget' })
  await expect(ask('of-ana')).rejects.toThrow('no network')
})

test('an answer that comes after its session ended is kept for nobody', async () => {
  const late = Promise.withResolvers<Response>()
  worker.browser.network = () => late.promise
  const asking = ask('of-ana')
  await worker.happen('message', { data: 'forget' })
  late.resolve(Response.json(['mesa']))
  expect((await asking)?.status).toBe(200)
  expect([...worker.caches.values()].map(({ size }) => size)).toEqual([])
})

const get = (path: string, more: object = {}) =>
  worker.happen('fetch', { request: { method: 'GET', url: `${ORIGIN}${path}`, mode: 'cors', headers: new Headers(), ...more } })
const page = (path: string) => get(path, { mode: 'navigate' })
const keptIn = (name: RegExp) =>
  [...worker.caches].flatMap(([cache, kept]) => (name.test(cache) ? [...kept.keys()].map((url) => url.slice(ORIGIN.length)) : []))

test.each([
  ['pictures', /^feria-pictures/, 150, (n: number) => get(`/files/f/${n}.webp`)],
  ['answers', /^feria-answers/, 80, (n: number) => get(`/api/v1/products/p${n}`)],
  ['pages', /^feria-pages/, 30, (n: number) => page(`/p/mesa-${n}`)],
])('%s are kept up to a number, the ones that were read last', async (_what, name, most, read) => {
  worker.browser.network = async () => new Response('x')
  for (let n = 1; n < most; n++) await read(n)
  await read(1)
  expect(keptIn(name)).toHaveLength(most - 1)
  for (let n = most; n <= most + 2; n++) await read(n)
  const kept = keptIn(name)
  expect(kept).toHaveLength(most)
  expect(kept.at(-1)).toContain(String(most + 2))
})

test.each([
  ['a later page of a list', '/api/v1/products?cursor=x'],
  ['what came after', '/api/v1/chat/r/messages?after=3'],
  ['a later part', '/api/v1/products?offset=20'],
  ['a payment', '/api/v1/payments'],
  ['the health of the server', '/health/ready'],
  ['a letter', '/mails/x'],
  ['an order', '/api/v1/orders'],
])('%s is left to the browser and kept nowhere', async (_what, path) => {
  worker.browser.network = async () => new Response('x')
  expect(await get(path)).toBeUndefined()
  expect(await get('/api/v1/products', { method: 'POST' })).toBeUndefined()
  expect(await worker.happen('fetch', { request: new Request('https://other.example/files/1.webp') })).toBeUndefined()
  expect(worker.caches.size).toBe(0)
})

test.each(['/api/v1/products?offset=0', '/api/v1/sellers/a', '/api/v1/chat/r/about', '/api/v1/categories'])(
  '%s is kept, but no refusal of it',
  async (path) => {
    worker.browser.network = async () => new Response('no', { status: 503 })
    expect((await get(path))?.status).toBe(503)
    expect(keptIn(/answers/)).toEqual([])
    worker.browser.network = async () => new Response('x')
    await get(path)
    expect(keptIn(/answers/)).toEqual([path])
  },
)

test('a file that is there is not asked for again; one that cannot be had now is said so, and not kept', async () => {
  worker.browser.network = async () => new Response('code')
  expect(await (await get('/assets/a.js'))?.text()).toBe('code')
  worker.browser.network = noNetwork
  expect(await (await get('/assets/a.js'))?.text()).toBe('code')
  const gone = await get('/assets/b.js')
  expect([gone?.status, gone?.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(keptIn(/app/)).toEqual(['/assets/a.js'])
})

const installed = async (isFirst = true) => {
  worker = aWorker(['/assets/app.js', '/manifest.json'])
  let hasSkipped = false
  worker.browser.self.registration = { active: isFirst ? null : {} }
  worker.browser.self.skipWaiting = async () => {
    hasSkipped = true
  }
  const routes = `window.__m={"routes":{"root":{"module":"/assets/app.js"},
    "fav":{"path":"/favorites","module":"/assets/fav.js","parentId":"root"},
    "room":{"path":"/chat/:room","module":"/assets/room.js","imports":["/assets/list.js"],"parentId":"root"}}}`
  worker.browser.network = async (request) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, ORIGIN)
    if (pathname === '/favorites') return new Response('<script src="/assets/manifest-1.js"></script><script src="/assets/fav.js">')
    return new Response(pathname.startsWith('/assets/manifest') ? routes : pathname)
  }
  await worker.happen('install', {})
  return hasSkipped
}

test('the first worker takes over at once, a later one waits; both have the page with the files that it names', async () => {
  expect(await installed()).toBe(true)
  expect(keptIn(/app/).sort()).toEqual(['/assets/app.js', '/assets/fav.js', '/assets/manifest-1.js', '/favorites', '/manifest.json'])
  expect(await installed(false)).toBe(false)
})

test('without a network a page opens whose code is all there; another leads to the page that says so, and back', async () => {
  await installed()
  worker.browser.network = noNetwork
  expect(await (await page('/favorites'))?.text()).toContain('/assets/fav.js')
  expect((await page('/chat/r1?x=1'))?.headers.get('location')).toBe('/sin-conexion?volver=%2Fchat%2Fr1%3Fx%3D1')
  expect((await page('/'))?.headers.get('location')).toBe('/dashboard')
  worker.browser.network = async () => new Response('code')
  for (const file of ['room', 'list']) await get(`/assets/${file}.js`)
  worker.browser.network = noNetwork
  expect(await (await page('/chat/r1'))?.text()).toContain('/assets/fav.js')
  expect(await (await get('/manifest.json'))?.text()).toBe('/manifest.json')
})

test('a public page that was read opens as it was; one of the app is not kept by its address, nor is an error', async () => {
  await installed()
  worker.browser.network = async () => new Response('mesa')
  for (const path of ['/p/mesa-1', '/explorar', '/orders/1']) await page(path)
  worker.browser.network = async () => new Response('no', { status: 404 })
  await page('/p/nada-2')
  expect(keptIn(/pages/)).toEqual(['/p/mesa-1', '/explorar'])
  worker.browser.network = noNetwork
  expect(await (await page('/p/mesa-1'))?.text()).toBe('mesa')
})

test('what older versions kept goes when a new one takes over; what was read stays, and what is not of Feria', async () => {
  for (const name of [
    'feria-app-OLD',
    'feria-pages-OLD',
    'feria-app-VERSION',
    'feria-pages-VERSION',
    'feria-pictures',
    'feria-answers-a',
    'x',
  ])
    worker.caches.set(name, new Map())
  worker.browser.self.clients = { claim: async () => undefined }
  await worker.happen('activate', {})
  expect([...worker.caches.keys()]).toEqual(['feria-app-VERSION', 'feria-pages-VERSION', 'feria-pictures', 'feria-answers-a', 'x'])
  await worker.happen('message', { data: 'forget' })
  expect([...worker.caches.keys()]).toEqual(['feria-app-VERSION', 'x'])
})

test.each([
  [{ json: () => ({ id: 'n1', title: 'Vendiste', message: 'Una mesa', route: '/sales/1' }) }, 'Vendiste', 'Una mesa', 'n1', '/sales/1'],
  [{ json: () => JSON.parse('{') }, 'Tenés una novedad', '', undefined, '/dashboard'],
  [null, 'Tenés una novedad', '', undefined, '/dashboard'],
])('a push is shown whatever it says', async (data, title, body, tag, route) => {
  const shown: [string, { body: string; tag: string; data: object }][] = []
  worker.browser.self.registration = { showNotification: async (...all: (typeof shown)[number]) => void shown.push(all) }
  await worker.happen('push', { data })
  expect(shown).toMatchObject([[title, { body, data: { route } }]])
  expect(shown[0]?.[1].tag).toBe(tag)
})

test.each([
  ['/sales/1', [`${ORIGIN}/`], `open ${ORIGIN}/sales/1`],
  ['/sales/1?x=2', [`${ORIGIN}/`, `${ORIGIN}/chat`], 'go /sales/1?x=2'],
  ['https://other.example/x', [], `open ${ORIGIN}/dashboard`],
  [undefined, [`${ORIGIN}/chat`], 'go /dashboard'],
])('a press on a notification of %s opens an address of ours, in a page that is open', async (route, urls, done) => {
  const acts: string[] = []
  const windows = urls.map((url) => ({
    url,
    focus: async () => undefined,
    postMessage: ({ go }: { go: string }) => acts.push(`go ${go}`),
  }))
  worker.browser.self.clients = { matchAll: async () => windows, openWindow: async (url: string) => acts.push(`open ${url}`) }
  let isClosed = false
  const notification = {
    data: route && { route },
    close: () => {
      isClosed = true
    },
  }
  await worker.happen('notificationclick', { notification })
  expect([acts, isClosed]).toEqual([[done], true])
})
