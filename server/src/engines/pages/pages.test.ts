import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openMemoryKv } from '../kv/memory.ts'
import { findChromium } from './browser.ts'
import { openGate } from './gate.ts'
import { openPages } from './open-pages.ts'
import { readPageSources } from './page-sources.ts'
import type { PageAnswer, Pages } from './pages.ts'

const here = findChromium(undefined) !== null
type Answer = (request: IncomingMessage, reply: ServerResponse) => void

let site: Server
let port: number
let answer: Answer
let robots: { status: number; text: string; location?: string }
let asked: string[]
/** Another address of this machine, which nothing may reach. */
let thief: Server
let stolen: string[]
let dir: string
let pages: Pages | undefined

const html =
  (body: string): Answer =>
  (_request, reply) =>
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html><title>Busco</title>${body}`)
const entry = (name: string, about = 'Busco bicicleta playera') =>
  `<li class="aviso"><b>${name}</b><i>${about}</i><u>Rosario</u><a href="/aviso/1">ver</a><time datetime="2025-11-03">ayer</time></li>`

const listen = (server: Server, host: string): Promise<number> =>
  new Promise((resolve) => server.listen(0, host, () => resolve((server.address() as AddressInfo).port)))

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'feria-pages-'))
  site = createServer((request, reply) => {
    asked.push(`${request.method} ${request.url}`)
    const { status, text, location } = robots
    if (request.url === '/robots.txt' && location) return void reply.writeHead(301, { location }).end()
    if (request.url?.startsWith('/robots.txt')) return void reply.writeHead(status, { 'content-type': 'text/plain' }).end(text)
    answer(request, reply)
  })
  thief = createServer((request, reply) => {
    stolen.push(request.url ?? '')
    reply.end('secreto')
  })
  port = await listen(site, '127.0.0.1')
  await new Promise<void>((resolve) => thief.listen(port, '127.0.0.2', resolve))
})
afterAll(async () => {
  await pages?.close()
  for (const server of [site, thief]) {
    server.closeAllConnections()
    server.close()
  }
  await rm(dir, { recursive: true, force: true })
})
beforeEach(async () => {
  await pages?.close()
  pages = undefined
  robots = { status: 404, text: '' }
  asked = []
  stolen = []
})

const source = (url: string, more: object = {}) => ({
  name: 'Avisos',
  url,
  item: '.aviso',
  fields: { name: 'b', about: 'i', location: 'u', link: 'a', date: 'time' },
  callsAMinute: 60,
  ...more,
})

const written = async (...sources: object[]): Promise<string> => {
  const file = join(dir, 'pages.json')
  await writeFile(file, JSON.stringify(sources))
  return file
}

const configured = async (sources: object[], { pageMs = 10_000, settings = {} }: { pageMs?: number; settings?: object } = {}) => {
  const config = readConfig({
    DATA_DIR: dir,
    NODE_ENV: 'test',
    PROSPECT_PAGES: await written(...sources),
    PROSPECT_ALLOW_LOCAL: 'true',
    ...settings,
  })
  pages = await openPages(config, { kv: openMemoryKv(() => Date.now()), pageMs })
  return pages
}

const search = async (way: Answer, options: Parameters<typeof configured>[1] & { more?: object } = {}): Promise<PageAnswer> => {
  answer = way
  const { pages } = await configured([source(`http://127.0.0.1:${port}/busco?q={q}&donde={place}`, options.more)], options)
  const found = await pages[0]?.search({ text: 'bici & mate', place: 'Rosario, Santa Fe' }, new AbortController().signal)
  if (!found) throw new Error('There is no page.')
  return found
}

test.skipIf(!here)('[PROS-07] the content of a page becomes plain entries; missing content is null', async () => {
  const { state, items } = await search(
    html(`<ul>${entry('Lucía P.')}<li class="aviso"><b>Otra</b></li><li class="aviso"><i>sin nombre</i></li></ul>`),
  )
  expect(state).toBe('ok')
  const base = `http://127.0.0.1:${port}`
  expect(items).toEqual([
    { name: 'Lucía P.', about: 'Busco bicicleta playera', location: 'Rosario', url: `${base}/aviso/1`, date: '2025-11-03T00:00:00.000Z' },
    { name: 'Otra', about: null, location: null, url: `${base}/busco?q=bici%20%26%20mate&donde=Rosario%2C%20Santa%20Fe`, date: null },
  ])
  expect(asked).toEqual(['GET /robots.txt', 'GET /busco?q=bici%20%26%20mate&donde=Rosario%2C%20Santa%20Fe'])
})

test.skipIf(!here)('entries that the page renders by script are read too', async () => {
  const { items } = await search(
    html(`<ul id=l></ul><script>setTimeout(() => { l.innerHTML = ${JSON.stringify(entry('Tarde'))} }, 300)</script>`),
  )
  expect(items.map(({ name }) => name)).toEqual(['Tarde'])
})

test.skipIf(!here)('[PROS-17] robots.txt is obeyed, by our name too; one that cannot be fetched allows nothing', async () => {
  robots = { status: 200, text: 'User-agent: *\nDisallow: /busco' }
  expect(await search(html(entry('No')))).toEqual({ state: 'no autorizado', items: [] })
  robots = { status: 200, text: 'User-agent: FeriaBot\nDisallow: /\n\nUser-agent: *\nAllow: /' }
  expect((await search(html(entry('No')))).state).toBe('no autorizado')
  for (const status of [500, 503, 429]) {
    robots = { status, text: '' }
    expect([status, (await search(html(entry('No')))).state]).toEqual([status, 'sin respuesta'])
  }
  expect(asked.filter((call) => call !== 'GET /robots.txt')).toEqual([])
  robots = { status: 200, text: 'User-agent: *\nDisallow: /privado' }
  expect((await search(html(entry('Sí')))).items).toHaveLength(1)
})

test.skipIf(!here)('a robots.txt is followed by redirects on its own site only; elsewhere it counts as missing', async () => {
  robots = { status: 200, text: 'User-agent: *\nDisallow: /', location: '/robots.txt?2' }
  expect((await search(html(entry('No')))).state).toBe('no autorizado')
  robots = { status: 200, text: '', location: `http://127.0.0.2:${port}/robots.txt` }
  expect((await search(html(entry('Sí')))).items).toHaveLength(1)
  expect(stolen).toEqual([])
})

test.skipIf(!here)('a redirect to a path that robots may not visit is not read', async () => {
  robots = { status: 200, text: 'User-agent: *\nDisallow: /privado' }
  const found = await search((request, reply) =>
    request.url?.startsWith('/busco') ? reply.writeHead(302, { location: '/privado' }).end() : html(entry('No'))(request, reply),
  )
  expect(found).toEqual({ state: 'no autorizado', items: [] })
})

test.skipIf(!here)('nothing private is reached: by a redirect, a script, a frame, a picture, a socket or a form', async () => {
  const there = `127.0.0.2:${port}`
  const redirected = await search((_request, reply) => void reply.writeHead(302, { location: `http://${there}/robado` }).end())
  expect(redirected).toEqual({ state: 'sin respuesta', items: [] })
  await pages?.close()
  const { state } = await search(
    html(`${entry('Sí')}<script src="http://${there}/s.js"></script><iframe src="http://${there}/f"></iframe>
      <img src="http://${there}/i.png">
      <link rel="stylesheet" href="http://${there}/c.css"><link rel="preconnect" href="http://${there}">
      <script>fetch('http://${there}/x').catch(() => 0); new WebSocket('ws://${there}/w'); navigator.sendBeacon('http://${there}/b')
      fetch('http://169.254.169.254/latest/meta-data').catch(() => 0); fetch('http://[::1]:${port}/6').catch(() => 0)</script>`),
  )
  expect(state).toBe('ok')
  expect(stolen).toEqual([])
})

test.skipIf(!here)(
  'an endless page gives its first entries, one that never answers or never settles a state, all in time',
  { timeout: 60_000 },
  async () => {
    const endless = await search(
      (_request, reply) => {
        reply.writeHead(200, { 'content-type': 'text/html' }).write('<!doctype html><ul>')
        const timer = setInterval(() => reply.write(entry('Sin fin')), 5)
        reply.once('close', () => clearInterval(timer))
      },
      { pageMs: 9000 },
    )
    expect(endless.state).toBe('ok')
    expect(endless.items).toHaveLength(30)
    await pages?.close()
    const began = performance.now()
    expect(await search(() => undefined, { pageMs: 1500 })).toEqual({ state: 'sin respuesta', items: [] })
    await pages?.close()
    expect(await search(html('<script>for (;;) {}</script>'), { pageMs: 2500 })).toEqual({ state: 'sin respuesta', items: [] })
    expect(performance.now() - began).toBeLessThan(20_000)
    expect((await search(html(entry('Después')))).items).toHaveLength(1)
  },
)

test.skipIf(!here)('a page of 10 MB is not read, and the next one is', async () => {
  const found = await search(html(`${entry('Grande')}<p>${'x'.repeat(10_000_000)}</p>`))
  expect(found).toEqual({ state: 'sin respuesta', items: [] })
  answer = html(entry('Chica'))
  expect((await pages?.pages[0]?.search({ text: 'x', place: '' }, new AbortController().signal))?.items).toHaveLength(1)
})

test.skipIf(!here)('hostile texts stay text; pop-ups, dialogs and downloads change nothing', async () => {
  const scripts = '<i>&lt;script&gt;alert(1)&lt;/script&gt;</i><a href="javascript:alert(1)">x</a>'
  const evil = `<b>A\u0007\u202Ebc ${'largo '.repeat(200)}</b>${scripts}`
  const { state, items } = await search(
    html(`<li class="aviso">${evil}</li><script>
      Array.from = () => { throw 1 }; document.querySelectorAll = () => []; JSON.stringify = () => 'x'; Object.prototype.name = 'robado'
      window.open('/otra'); alert('hola'); location.href = '/descarga'</script>`),
  )
  expect(state).toBe('ok')
  const [item] = items
  expect(item?.name).toMatch(/^A bc largo/)
  expect(item?.name.length).toBeLessThanOrEqual(300)
  expect(item?.about).toBe('<script>alert(1)</script>')
  expect(item?.url).toContain('/busco')
})

test.skipIf(!here)('a host is rate limited, and a failing page is a state', async () => {
  answer = html(entry('Una'))
  const { pages } = await configured([source(`http://127.0.0.1:${port}/busco?q={q}`, { callsAMinute: 2 })])
  const again = async () => (await pages[0]?.search({ text: 'x', place: '' }, new AbortController().signal))?.state
  expect([await again(), await again(), await again()]).toEqual(['ok', 'ok', 'límite'])
  expect((await search((_request, reply) => void reply.writeHead(403).end())).state).toBe('no autorizado')
  expect((await search((_request, reply) => void reply.writeHead(429).end())).state).toBe('límite')
  expect((await search((_request, reply) => void reply.destroy())).state).toBe('sin respuesta')
})

test.skipIf(!here)('reading ends when the caller leaves', async () => {
  answer = () => undefined
  const { pages } = await configured([source(`http://127.0.0.1:${port}/busco?q={q}`)])
  const leaving = new AbortController()
  const began = performance.now()
  setTimeout(() => leaving.abort(), 800)
  expect((await pages[0]?.search({ text: 'x', place: '' }, leaving.signal))?.state).toBe('sin respuesta')
  expect(performance.now() - began).toBeLessThan(6000)
})

test('without a browser every page is reported as not configured', async () => {
  const { pages, isReady } = await configured([source('https://avisos.example/?q={q}')], { settings: { CHROMIUM_PATH: join(dir, 'nada') } })
  expect(pages.map((page) => page.state())).toEqual(['sin configurar'])
  expect(await pages[0]?.search({ text: 'x', place: '' }, new AbortController().signal)).toEqual({ state: 'sin configurar', items: [] })
  expect(await isReady()).toBe(false)
})

test('an invalid file of pages is reported with its error', async () => {
  const errorOf = async (...sources: object[]) => {
    const file = await written(...sources)
    try {
      return readPageSources(file, false) && ''
    } catch (error) {
      return (error as Error).message
    }
  }
  expect(await errorOf(source('https://avisos.example/?q={q}'))).toBe('')
  expect(await errorOf(source('http://avisos.example/?q={q}'))).toContain('0.url: must begin with https://')
  expect(await errorOf(source('https://avisos.example/'))).toContain('0.url: must contain {q}')
  expect(await errorOf(source('https://{q}.example/{q}'))).toContain('after its host')
  expect(await errorOf(source('https://a:b@avisos.example/{q}'))).toContain('without user and password')
  expect(await errorOf(source('https://a.example/{q}', { fields: {} }))).toContain('0.fields.name')
  expect(await errorOf(source('https://a.example/{q}'), source('https://b.example/{q}'))).toContain('another name')
  expect(() => readPageSources(join(dir, 'no-hay.json'), false)).toThrow('It cannot be read')
})

test('the proxy opens no tunnel to this machine and lets nothing through without https', async () => {
  const first = (gate: string, text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(gate).port), '127.0.0.1', () => socket.write(text))
      socket.once('data', (data) => {
        resolve(data.toString().split('\r\n')[0] ?? '')
        socket.destroy()
      })
      socket.once('error', reject)
    })
  const gate = await openGate(false)
  expect(await first(gate.url, 'CONNECT 127.0.0.1:443 HTTP/1.1\r\n\r\n')).toContain('502')
  expect(await first(gate.url, 'CONNECT localhost:443 HTTP/1.1\r\n\r\n')).toContain('502')
  expect(await first(gate.url, 'CONNECT 1.1.1.1:22 HTTP/1.1\r\n\r\n')).toContain('502')
  expect(await first(gate.url, `GET http://127.0.0.1:${port}/ HTTP/1.1\r\nhost: x\r\n\r\n`)).toContain('502')
  await gate.close()
  const local = await openGate(true)
  expect(await first(local.url, `CONNECT 127.0.0.1:${port} HTTP/1.1\r\n\r\n`)).toContain('200')
  await local.close()
})
