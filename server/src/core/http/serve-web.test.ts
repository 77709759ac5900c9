import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { serveWeb } from './serve-web.ts'

const NAME = 'Ñandú & "Cía" <b>'
const ESCAPED = 'Ñandú &#38; &#34;Cía&#34; &#60;b&#62;'
const page = (kind: string) =>
  `<title>{{brand}}</title><meta name="application-name" content="{{brand}}"><link rel="canonical" href="{{url}}/"><p>${kind} {{other}}</p>`

let http: FastifyInstance
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feria-web-'))
  await mkdir(join(folder, 'landing'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), page('app'))
  await writeFile(join(folder, 'landing', 'index.html'), page('landing'))
  await writeFile(join(folder, 'assets', 'a-123.js'), 'export {}')
  await writeFile(join(folder, 'sw.js'), '// worker')
  await writeFile(join(folder, 'manifest.webmanifest'), '{"name":"{{brand}}","id":"/x"}')
  const own = { '/login': ['/assets/login.js', '/assets/login.css'], '/products/:id': ['/assets/product.js'], '/plain': [] }
  await writeFile(join(folder, 'preloads.json'), JSON.stringify(own))
  http = Fastify()
  await serveWeb(http, readConfig({ BRAND_NAME: NAME, PUBLIC_URL: 'https://feria.example/' }), folder)
})

afterAll(async () => {
  await http.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers })

test('[NAV-03] the landing page is at /, the app at every other address', async () => {
  expect((await get('/')).body).toContain('<p>landing')
  expect((await get('/?utm_source=x')).body).toContain('<p>landing')
  for (const url of ['/login', '/products/1', '/index.html', '/landing/index.html']) {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<p>app')
  }
})

test('a page answers HEAD too, and no other method; missing pages answer none', async () => {
  const statusOf = async (method: 'HEAD' | 'POST' | 'DELETE', url: string) => (await http.inject({ method, url })).statusCode
  for (const url of ['/', '/login', '/products/1', '/apis', '/healthy']) expect(await statusOf('HEAD', url), url).toBe(200)
  for (const method of ['POST', 'DELETE'] as const) expect(await statusOf(method, '/login')).toBe(404)
  for (const name of ['api', 'files', 'private-files', 'mails', 'sandbox', 'assets', 'health', 'metrics'])
    for (const url of [`/${name}`, `/${name}/x`]) expect(await statusOf('HEAD', url), url).toBe(404)
})

test('a page names its own code, so that the browser requests it at once', async () => {
  const linkOf = async (url: string) => (await get(url)).headers.link
  expect(await linkOf('/login?from=x')).toBe(
    '</assets/login.js>; rel=modulepreload; fetchpriority=low, </assets/login.css>; rel=preload; as=style; crossorigin',
  )
  expect(await linkOf('/Products/7/')).toBe('</assets/product.js>; rel=modulepreload; fetchpriority=low')
  for (const url of ['/', '/plain', '/products', '/products/7/8', '/nowhere']) expect(await linkOf(url)).toBeUndefined()
})

test('[NAV-28] BRAND_NAME and PUBLIC_URL appear in both pages, escaped; other text stays', async () => {
  for (const url of ['/', '/login']) {
    const { body, headers } = await get(url)
    expect(body).toContain(`<title>${ESCAPED}</title>`)
    expect(body).toContain(`content="${ESCAPED}"`)
    expect(body).toContain('href="https://feria.example/"')
    expect(body).toContain('{{other}}')
    expect(body).not.toContain('<b>')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  }
})

test('[NAV-28] the installed app has the configured name', async () => {
  const answer = await get('/manifest.webmanifest')
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  expect(answer.json()).toEqual({ name: NAME, id: '/x' })
})

test('pages are compressed as the browser accepts, and answer 304 to a browser that has them', async () => {
  const plain = await get('/')
  const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
  const gz = await get('/login', { 'accept-encoding': 'gzip, br;q=0' })
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache', vary: 'accept-encoding' })
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gz.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gz.rawPayload).toString()).toContain('<p>app')
  const again = await get('/', { 'if-none-match': String(plain.headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('hashed files are cached for ever, the service worker is revalidated, and unknown calls answer no page', async () => {
  expect((await get('/assets/a-123.js')).headers['cache-control']).toContain('immutable')
  expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
  expect((await get('/assets/old-1.js')).statusCode).toBe(404)
  const call = await get('/api/v1/nothing')
  expect(call.statusCode).toBe(404)
  expect(call.headers['content-type']).toContain('json')
  expect((await http.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404)
})
