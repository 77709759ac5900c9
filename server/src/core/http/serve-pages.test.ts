import { publicPageOf, sellerPageOf } from '@feria/contract/catalogue/address'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aProduct, PASSWORD } from '../../testing/people.ts'
import { aResale } from '../../testing/resale.ts'
import { restrict } from '../../testing/restricted.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { hashesOf } from './serve-pages.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const get = (url: string, headers: Record<string, string> = {}) => testApp.app.http.inject({ method: 'GET', url, headers })

test('a script without our nonce has no hash, so that it is not run', () => {
  const html = [
    '<script nonce="n1">ours()</script><script>theirs()</script>',
    '<script nonce="n2">guessed()</script><script nonce="n1" src="/a.js"></script>',
  ].join('')
  expect(hashesOf(html, 'n1')).toEqual([expect.stringMatching(/^'sha256-.{44}'$/)])
})

test('of more pages than can be rendered soon, some are put off; nobody else is', async () => {
  const pages = Array.from({ length: 140 }, (_, n) => get(`/explorar?max_price=${n + 1}`))
  const [member, ...answers] = await Promise.all([get('/api/v1/categories'), ...pages])
  expect(member?.statusCode).toBe(200)
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(100)
  const refused = answers.find(({ statusCode }) => statusCode === 503)
  expect([refused?.headers['retry-after'], refused?.headers['cache-control']]).toEqual(['5', 'no-cache'])
  expect(refused?.body).toContain('Estamos con mucha demanda')
  expect((await get('/explorar?max_price=140')).statusCode).toBe(200)
})

test('a product is readable without scripts, at one address', async () => {
  const seller = await aMember(testApp)
  const product = await aProduct(testApp, seller, { name: 'Caño </script><script>alert(1)</script>' })
  const moved = await get(`/p/${product.id}`)
  expect(moved.statusCode).toBe(301)
  const address = String(moved.headers.location)
  expect(address).toBe(`/p/cano-script-script-alert-1-script-${product.id}`)
  const page = await get(address)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<h1')
  expect(page.body).toContain(`<link rel="canonical" href="${testApp.config.PUBLIC_URL}${address}"`)
  expect(page.body).not.toContain('<script>alert')
  expect(page.headers['set-cookie']).toBeUndefined()
  expect(page.body).not.toContain(seller.email)
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
  expect((await get(address, { 'if-none-match': String(page.headers.etag) })).statusCode).toBe(304)
  expect((await get('/explorar')).body).toContain(address)
})

test('a public page may be kept for a minute by whoever asks, a page of the app and a missing one may not', async () => {
  const product = await aProduct(testApp, await aMember(testApp), { name: 'Rueca' })
  const fresh = 'public, max-age=60, stale-while-revalidate=600'
  expect((await get(`/p/rueca-${product.id}`)).headers['cache-control']).toBe(fresh)
  expect((await get('/explorar')).headers['cache-control']).toBe(fresh)
  for (const url of ['/forgot-password', '/all-products', `/p/${product.id}`, '/p/nada', '/nada'])
    expect((await get(url)).headers['cache-control'], url).toBe('no-cache')
})

test('a page is the same for two members and a guest, sets no cookie, and says nothing that only some may know', async () => {
  const [seller, other] = [await aMember(testApp), await aMember(testApp)]
  const secrets = { email: seller.email, phone: '+54 11 4444-5566', address: 'Calle Marcada 1234', minSalePrice: 77_123 }
  const { phone, address } = secrets
  const saved = await testApp.call('PUT', `/api/v1/users/${seller.id}`, { token: seller.token, body: { phone, address } })
  expect(saved.status).toBe(200)
  const product = await aProduct(testApp, seller, { name: 'Yunque', price: 90_000, minSalePrice: secrets.minSalePrice })
  const hidden = ['4444', '5566', secrets.address, secrets.email, String(secrets.minSalePrice), '77.123']
  for (const url of [`/p/yunque-${product.id}`, '/explorar', '/explorar?search=yunque', '/', '/sitemap.xml', '/robots.txt']) {
    const tokens = [undefined, seller.token, other.token]
    const answers = await Promise.all(
      tokens.map((token) => get(url, token ? { authorization: `Bearer ${token}`, cookie: `feria_resale=${token}` } : {})),
    )
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size, url).toBe(1)
    for (const { headers, body } of answers) {
      expect(headers['set-cookie'], url).toBeUndefined()
      for (const secret of hidden) expect(body, url).not.toContain(secret)
    }
  }
})

test('what does not exist is 404, as a page', async () => {
  for (const url of ['/p/mesa', '/p/mesa-01a20696-c83e-7097-8eda-cbdb962763f3', '/explorar?cursor=nada']) {
    const page = await get(url)
    expect(page.statusCode, url).toBe(404)
    expect(page.body).toContain('No encontramos esa página')
  }
})

test('a link to what a suspended seller offers is 404, as its page is', async () => {
  const [shown, gone] = [await aResale(testApp), await aResale(testApp)]
  const statusOf = async (url: string) => (await get(url)).statusCode
  const pagesOf = ({ product, seller }: typeof gone) => Promise.all([publicPageOf(product), sellerPageOf(seller)].map(statusOf))
  // What was read a moment before is kept, but not over a suspension.
  expect(await pagesOf(gone)).toEqual([200, 200])
  await restrict(testApp, gone.seller)
  expect([await statusOf(`/resale/${shown.link.id}`), await pagesOf(shown)]).toEqual([200, [200, 200]])
  expect([await statusOf(`/resale/${gone.link.id}`), await pagesOf(gone)]).toEqual([404, [404, 404]])
  expect((await get(`/resale/${crypto.randomUUID()}`)).statusCode).toBe(404)
})

test('a category has one address, with its products and none of the others', async () => {
  const seller = await aMember(testApp)
  const { body: categories } = await testApp.call<{ id: number; name: string }[]>('GET', '/api/v1/categories')
  const [category, other] = categories
  if (!category || !other) throw new Error('There are no categories')
  const inside = await aProduct(testApp, seller, { name: 'Pava de adentro', categoryId: category.id })
  const outside = await aProduct(testApp, seller, { name: 'Pava de afuera', categoryId: other.id })
  const moved = await get(`/c/otro-nombre-${category.id}`)
  expect(moved.statusCode).toBe(301)
  const page = await get(String(moved.headers.location))
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain(inside.id)
  expect(page.body).not.toContain(outside.id)
  for (const url of ['/c/nada', '/c/nada-999999', '/c/1e3', `/c/${category.id}?cursor=nada`])
    expect((await get(url)).statusCode, url).toBe(404)
})

test('a seller has one address, with what they sell; who sells nothing has none, and who left is gone', async () => {
  const [seller, other, buyer] = [await aMember(testApp), await aMember(testApp), await aMember(testApp)]
  const mine = await aProduct(testApp, seller, { name: 'Facón propio' })
  const theirs = await aProduct(testApp, other, { name: 'Facón ajeno' })
  expect((await get(`/v/otro-nombre-${buyer.id}`)).statusCode).toBe(404)
  const moved = await get(`/v/otro-nombre-${seller.id}`)
  expect(moved.statusCode).toBe(301)
  const address = String(moved.headers.location)
  const page = await get(address)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain(mine.id)
  expect(page.body).not.toContain(theirs.id)
  expect(page.body).not.toContain(seller.email)
  expect(page.body).toContain('"@type":"ProfilePage"')
  expect((await get(`/p/facon-propio-${mine.id}`)).body).toContain(`href="${address}"`)
  for (const url of ['/v/nadie', `/v/nadie-${mine.id}`, `${address}?cursor=nada`]) expect((await get(url)).statusCode, url).toBe(404)
  const left = await testApp.call('DELETE', '/api/v1/users/me', { token: other.token, body: { password: PASSWORD } })
  expect(left.status).toBe(200)
  const gone = await get(`/v/x-${other.id}`)
  expect(gone.statusCode).toBe(410)
  expect(gone.body).toContain('Este vendedor ya no está')
})

test.each([
  ['/acerca', 'Acerca'],
  ['/privacy-policy', 'privacidad'],
])('%s is readable without scripts, with a title of its own', async (url, word) => {
  const { statusCode, body } = await get(url)
  expect(statusCode).toBe(200)
  expect(/<title>([^<]*)<\/title>/.exec(body)?.[1]).toContain(word)
  expect(body).toContain('<h1')
  expect(body).toContain(`<link rel="canonical" href="${testApp.config.PUBLIC_URL}${url}"`)
  expect((await get('/product-ranking')).body).toContain('/product-ranking"')
})

test('the landing page shows what was published last and is on sale, without scripts', async () => {
  const fresh = await createTestApp()
  const seller = await aMember(fresh)
  const landing = async () => (await fresh.app.http.inject({ method: 'GET', url: '/' })).body
  const product = await aProduct(fresh, seller, { name: 'Farol a querosén' })
  const sold = await aProduct(fresh, seller, { name: 'Farol vendido' })
  await fresh.call('PUT', `/api/v1/products/${sold.id}`, { token: seller.token, body: { sold: true } })
  const body = await landing()
  expect(body).toContain(`href="/p/farol-a-querosen-${product.id}"`)
  expect(body).toContain('href="/c/')
  expect(body).not.toContain(sold.id)
  expect(body).not.toContain('type="module" src="/assets')
  await fresh.close()
})

test('a list is searched by its address; other parameters make no other page', async () => {
  const seller = await aMember(testApp)
  const product = await aProduct(testApp, seller, { name: 'Zampoña andina' })
  const found = await get('/explorar?search=zampo%C3%B1a')
  expect(found.body).toContain(product.id)
  expect(found.body).toContain('<meta name="robots" content="noindex,follow"')
  expect((await get(`/explorar?search=${'x'.repeat(300)}`)).statusCode).toBe(404)
  const plain = await get('/explorar')
  const odd = await get(`/explorar?utm_source=${'x'.repeat(10_000)}`)
  expect(odd.headers.etag).toBe(plain.headers.etag)
})

test("a member's page of a product is not to be listed, and names the public one", async () => {
  const seller = await aMember(testApp)
  const product = await aProduct(testApp, seller, { name: 'Bandoneón' })
  const { body } = await get(`/products/${product.id}`)
  expect(body).toContain('<meta name="robots" content="noindex"')
  expect(body).toContain(`<link rel="canonical" href="${testApp.config.PUBLIC_URL}/p/bandoneon-${product.id}"`)
  expect(body).not.toContain('Bandoneón')
})

test('a page of a product is rendered anew when the product changes', async () => {
  const seller = await aMember(testApp)
  const product = await aProduct(testApp, seller, { name: 'Mortero', price: 10 })
  await testApp.app.jobs.drain()
  const address = `/p/mortero-${product.id}`
  expect((await get(address)).body).toContain('$\u00a010')
  await testApp.call('PUT', `/api/v1/products/${product.id}`, { token: seller.token, body: { price: 77 } })
  await testApp.app.jobs.drain()
  expect((await get(address)).body).toContain('$\u00a077')
})

test('a product that was sold stays for 30 days with its like, and is gone afterwards; a hidden one is gone at once', async () => {
  const seller = await aMember(testApp)
  const sold = await aProduct(testApp, seller, { name: 'Tocadiscos' })
  const hidden = await aProduct(testApp, seller, { name: 'Ropero' })
  await testApp.call('PUT', `/api/v1/products/${sold.id}`, { token: seller.token, body: { sold: true } })
  await testApp.call('PUT', `/api/v1/products/${hidden.id}/visibility`, { token: seller.token, body: { visible: false } })
  await testApp.app.jobs.drain()
  const gone = await get(`/p/ropero-${hidden.id}`)
  expect(gone.statusCode).toBe(410)
  expect(gone.body).toContain('Este producto ya no está')
  expect(gone.body).not.toContain('Ropero')
  const page = await get(`/p/tocadiscos-${sold.id}`)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('https://schema.org/SoldOut')
  testApp.clock.pass(31 * 24 * 60)
  await testApp.call('PUT', `/api/v1/products/${sold.id}/visibility`, { token: seller.token, body: { visible: true } })
  await testApp.app.jobs.drain()
  expect((await get(`/p/otro-${sold.id}`)).statusCode).toBe(410)
})
