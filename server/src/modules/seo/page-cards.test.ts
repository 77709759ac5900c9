import { gunzipSync } from 'node:zlib'
import { publicPageOf, sellerPageOf, wishPageOf } from '@feria/contract/catalogue/address'
import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import type { Wish } from '@feria/contract/wishes/schemas'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gather } from '../../engines/files/files.ts'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { seo } from './seo.module.ts'
import { writeSitemap } from './use-cases/write-sitemap.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ settings: { PUBLIC_URL: 'https://feria.example' } })
})
afterAll(() => testApp.close())

const open = (page: string, headers: Record<string, string> = {}) =>
  testApp.app.http.inject({ method: 'GET', url: `${page}/image.jpg`, headers })
const put = ({ token }: Person, path: string, body: object) => testApp.call('PUT', `/api/v1${path}`, { token, body })
const aWish = async ({ token }: Person) =>
  (
    await testApp.call<Wish>('POST', '/api/v1/request', {
      token,
      body: { name: 'Bici', modelo: 'R26', country: 'Argentina', isPublic: true },
    })
  ).body
const cards = async (kind: string) => (await gather(testApp.engines.files.keys())).filter((key) => key.startsWith(`cards/${kind}/`)).length

test('products, sellers and public wishes have a card of 1200 by 630, another one when what it shows changes', async () => {
  const ana = await aMember(testApp, 'Ana')
  const product = await aProduct(testApp, ana, { name: 'Mesa «de roble» <b>', price: 120 })
  const wish = await aWish(ana)
  for (const page of [publicPageOf(product), sellerPageOf(ana), wishPageOf(wish)]) {
    const { statusCode, headers, rawPayload } = await open(page)
    const { format, width, height } = await sharp(rawPayload).metadata()
    expect([statusCode, headers['content-type'], format, width, height], page).toEqual([200, 'image/jpeg', 'jpeg', 1200, 630])
    expect((await open(page, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  }
  const { headers: before } = await open(publicPageOf(product))
  await put(ana, `/products/${product.id}`, { price: 99 })
  expect((await open(publicPageOf(product))).headers.etag).not.toBe(before.etag)
})

test('what not everybody may see has no card, for its owner neither; a page that is none has none', async () => {
  const ana = await aMember(testApp)
  const product = await aProduct(testApp, ana, { name: 'Silla escondida' })
  await put(ana, `/products/${product.id}/visibility`, { visible: false })
  const wish = await aWish(ana)
  await put(ana, `/request/${wish.id}`, { isPublic: false })
  const pages = [
    publicPageOf(product),
    sellerPageOf(ana),
    wishPageOf(wish),
    '/p/mesa',
    `/p/mesa-${crypto.randomUUID()}`,
    '/v/x',
    '/busco/x',
  ]
  for (const page of pages) {
    expect((await open(page)).statusCode, page).toBe(404)
    expect((await open(page, { authorization: `Bearer ${ana.token}` })).statusCode, page).toBe(404)
  }
})

test('a seller who wants no page has none, nor a card, nor a line in the sitemap; the product says so', async () => {
  const ana = await aMember(testApp, 'Ana Discreta')
  const product = await aProduct(testApp, ana, { name: 'Lámpara' })
  const seller = () => testApp.call('GET', `/api/v1/sellers/${ana.id}`)
  const hasPage = async () => (await testApp.call<ProductDetail>('GET', `/api/v1/products/${product.id}`)).body.seller.hasPage
  const isListed = async () => {
    await writeSitemap(testApp.app.ctx)
    const { rawPayload } = await testApp.app.http.inject({ method: 'GET', url: '/sitemaps/sellers-1.xml.gz' })
    return gunzipSync(rawPayload).toString().includes(ana.id)
  }
  await open(sellerPageOf(ana))
  expect([(await seller()).status, await hasPage(), await isListed()]).toEqual([200, true, true])
  await aProduct(testApp, await aMember(testApp), { name: 'Otra lámpara' })
  expect((await put(ana, `/users/${ana.id}`, { hasSellerPage: false })).status).toBe(200)
  expect([(await seller()).status, await hasPage(), await isListed()]).toEqual([404, false, false])
  expect((await open(sellerPageOf(ana))).statusCode).toBe(404)
})

test('a seller of whom nothing is visible has no page; one with a sold product has', async () => {
  const ana = await aMember(testApp, 'Ana Guardada')
  const { id } = await aProduct(testApp, ana, { name: 'Lámpara guardada' })
  const pageStatus = async () => (await testApp.call('GET', `/api/v1/sellers/${ana.id}`)).status
  await put(ana, `/products/${id}/visibility`, { visible: false })
  expect(await pageStatus()).toBe(404)
  expect((await testApp.call('GET', `/api/v1/sellers/${ana.id}`)).error.error).toBe('catalogue.seller-not-found')
  await put(ana, `/products/${id}/visibility`, { visible: true })
  await put(ana, `/products/${id}`, { sold: true })
  expect(await pageStatus()).toBe(200)
})

test('cards of what is no longer shown are deleted, the others stay', async () => {
  const ana = await aMember(testApp)
  const [kept, hidden] = [await aProduct(testApp, ana, { name: 'Queda' }), await aProduct(testApp, ana, { name: 'Se esconde' })]
  const [wish, off] = [await aWish(ana), await aWish(ana)]
  for (const page of [publicPageOf(kept), publicPageOf(hidden), wishPageOf(wish), wishPageOf(off), sellerPageOf(ana)]) await open(page)
  const before = [await cards('product'), await cards('wish'), await cards('seller')] as const
  await put(ana, `/products/${hidden.id}/visibility`, { visible: false })
  await put(ana, `/request/${off.id}`, { activo: false })
  await put(ana, `/users/${ana.id}`, { hasSellerPage: false })
  testApp.clock.pass(61)
  await seo.schedules?.['sweep-page-cards']?.run(testApp.app.ctx)
  const keys = (await gather(testApp.engines.files.keys())).join(' ')
  for (const id of [hidden.id, off.id, `seller/${ana.id}`]) expect(keys).not.toContain(id)
  for (const id of [kept.id, wish.id]) expect(keys).toContain(id)
  expect(before.every((count) => count > 0)).toBe(true)
})
