import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aProduct } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { keepPages, prepare } from './kept-pages.ts'
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

test('a page is rendered once for all who ask within ten seconds, and a failure is not kept', async () => {
  let now = 0
  let renders = 0
  const keep = keepPages(() => now)
  const render = (status: number) => async () => {
    renders++
    return prepare(status, {}, 'x')
  }
  await Promise.all([keep('/a', render(200)), keep('/a', render(200))])
  expect(renders).toBe(1)
  now = 10_000
  await keep('/a', render(500))
  await keep('/a', render(200))
  expect(renders).toBe(3)
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

test('what does not exist is 404, as a page', async () => {
  for (const url of ['/p/mesa', '/p/mesa-01a20696-c83e-7097-8eda-cbdb962763f3', '/explorar?cursor=nada']) {
    const page = await get(url)
    expect(page.statusCode, url).toBe(404)
    expect(page.body).toContain('No encontramos esa página')
  }
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
