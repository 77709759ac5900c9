import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtAssets } from '../../testing/built-assets.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const NAME = 'Ñandú & "Cía" <b>'
const ESCAPED = 'Ñandú &amp; &quot;Cía&quot; &lt;b&gt;'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ settings: { BRAND_NAME: NAME, PUBLIC_URL: 'https://feria.example/' } })
})
afterAll(() => testApp.close())

const get = (url: string, headers: Record<string, string> = {}) => testApp.app.http.inject({ url, headers })

test('[NAV-03] the landing page is at / and has no code of the app, which is at every other address', async () => {
  for (const url of ['/', '/?utm_source=x']) {
    const { body } = await get(url)
    expect(body).toContain('<section id="servicios"')
    expect(body).not.toContain('rel="modulepreload"')
  }
  for (const url of ['/login', '/products/1', '/Login/']) {
    const answer = await get(url)
    expect(answer.statusCode, url).toBe(200)
    const scripts = answer.body.match(/<link rel="modulepreload"[^>]*>/g) ?? []
    expect(scripts.length, url).toBeGreaterThan(1)
    // Styles, fonts and pictures come first.
    for (const script of scripts) expect(script, url).toContain('fetchpriority="low"')
  }
})

test('an address without a page is 404, and shows so', async () => {
  for (const url of ['/nada', '/index.html', '/server/index.js', '/products/1/2']) {
    const answer = await get(url)
    expect(answer.statusCode, url).toBe(404)
    expect(answer.body).toContain('No encontramos esa página')
  }
})

test('a page answers HEAD too, and no other method; missing pages answer none', async () => {
  const statusOf = async (method: 'HEAD' | 'POST' | 'DELETE', url: string) => (await testApp.app.http.inject({ method, url })).statusCode
  for (const url of ['/', '/login', '/products/1']) expect(await statusOf('HEAD', url), url).toBe(200)
  for (const method of ['POST', 'DELETE'] as const) expect(await statusOf(method, '/login')).toBe(404)
  for (const name of ['api', 'files', 'private-files', 'assets', 'metrics'])
    for (const url of [`/${name}`, `/${name}/x`]) expect((await get(url)).headers['content-type'], url).toContain('json')
})

test('[NAV-28] BRAND_NAME and PUBLIC_URL appear in all pages, escaped', async () => {
  for (const url of ['/', '/login', '/explorar', '/acerca']) {
    const { body, headers } = await get(url)
    expect(body).toContain(`<meta name="application-name" content="${ESCAPED}"`)
    expect(body).toMatch(new RegExp(`<title>[^<]*${ESCAPED}`))
    expect(body).not.toContain('<b>"')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  }
  expect((await get('/')).body).toContain('href="https://feria.example/"')
})

test('[NAV-28] the installed app has the configured name', async () => {
  const answer = await get('/manifest.webmanifest')
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  expect(answer.json()).toMatchObject({ name: NAME })
})

test('pages are compressed as the browser accepts, and answer 304 to a browser that has them', async () => {
  const plain = await get('/')
  const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
  const gz = await get('/', { 'accept-encoding': 'gzip, br;q=0' })
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    vary: 'accept-encoding',
  })
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gz.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body)
  const again = await get('/', { 'if-none-match': String(plain.headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('hashed files are cached for ever, the service worker is revalidated, and unknown calls answer no page', async () => {
  const [script = ''] = await builtAssets(/\.js$/)
  expect((await get(`/assets/${script}`)).headers['cache-control']).toContain('immutable')
  expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
  // What only another version has is asked for again once that one is back.
  const gone = await get('/assets/old-1.js')
  expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store'])
  const call = await get('/api/v1/nothing')
  expect(call.statusCode).toBe(404)
  expect(call.headers['content-type']).toContain('json')
})
