import { gunzipSync } from 'node:zlib'
import { publicPageOf, sellerPageOf, wishPageOf } from '@feria/contract/catalogue/address'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aProduct } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { aWish } from '../../testing/wishes.ts'
import { writeSitemap } from './use-cases/write-sitemap.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ settings: { PUBLIC_URL: 'https://feria.example' } })
})
afterAll(() => testApp.close())

const get = (url: string) => testApp.app.http.inject({ method: 'GET', url })
const namesIn = (index: string) =>
  [...index.matchAll(/<loc>https:\/\/feria\.example(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, name]) => String(name))
/** The pages of a file: their paths, and when each changed last. */
const pagesIn = async (name: string) => {
  const { rawPayload } = await get(name)
  return [
    ...gunzipSync(rawPayload)
      .toString()
      .matchAll(/<loc>https:\/\/feria\.example([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g),
  ].map(([, path, changedAt]) => ({ path: String(path), changedAt }))
}
const pathsIn = async (name: string) => (await pagesIn(name)).map(({ path }) => path)
const listedPages = async () => (await Promise.all(namesIn((await get('/sitemap.xml')).body).map(pagesIn))).flat()
const listed = async () => (await listedPages()).map(({ path }) => path)

test('robots are told where the sitemap is', async () => {
  const { body, headers } = await get('/robots.txt')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('Sitemap: https://feria.example/sitemap.xml\n')
  expect(body).toContain('Disallow: /api/\n')
})

test('the sitemap names the public pages and the products on sale, and no hidden, sold or later ones', async () => {
  const seller = await aMember(testApp)
  const [shown, hidden, sold] = [
    await aProduct(testApp, seller, { name: 'Mesa & «Cía»' }),
    await aProduct(testApp, seller, { name: 'Silla escondida' }),
    await aProduct(testApp, seller, { name: 'Banco vendido' }),
  ]
  await testApp.call('PUT', `/api/v1/products/${hidden.id}/visibility`, { token: seller.token, body: { visible: false } })
  await testApp.call('PUT', `/api/v1/products/${sold.id}`, { token: seller.token, body: { sold: true } })
  const first = await get('/sitemap.xml')
  expect(first.headers['content-type']).toBe('application/xml; charset=utf-8')
  const paths = await listed()
  expect(paths).toEqual(expect.arrayContaining(['/', '/explorar', publicPageOf(shown), sellerPageOf(seller)]))
  expect(paths.some((path) => path.startsWith('/c/'))).toBe(true)
  expect(paths.join(' ')).not.toContain(hidden.id)
  expect(paths.join(' ')).not.toContain(sold.id)
  const buyer = await aMember(testApp)
  await writeSitemap(testApp.app.ctx)
  expect(await listed()).not.toContain(sellerPageOf(buyer))
  const later = await aProduct(testApp, seller, { name: 'Lámpara de después' })
  expect(await listed()).not.toContain(publicPageOf(later))
  await writeSitemap(testApp.app.ctx)
  expect(await listed()).toContain(publicPageOf(later))
})

test('it names no page of somebody who sells nothing now or wants none, and no wish that is private or off', async () => {
  const people = [await aMember(testApp), await aMember(testApp), await aMember(testApp), await aMember(testApp)] as const
  const [shown, hides, sells, wantsNone] = people
  const put = (token: string, path: string, body: object) => testApp.call('PUT', `/api/v1${path}`, { token, body })
  const products = await Promise.all(people.map((one) => aProduct(testApp, one, { name: 'Biombo' })))
  await put(hides.token, `/products/${products[1]?.id}/visibility`, { visible: false })
  await put(sells.token, `/products/${products[2]?.id}`, { sold: true })
  await put(wantsNone.token, `/users/${wantsNone.id}`, { hasSellerPage: false })
  const [wanted, off, own] = [
    await aWish(testApp, shown, { name: 'Biombo de seda', isPublic: true }),
    await aWish(testApp, shown, { name: 'Biombo de papel', isPublic: true }),
    await aWish(testApp, shown, { name: 'Biombo de tela' }),
  ]
  await put(shown.token, `/request/${off.id}`, { activo: false })
  await writeSitemap(testApp.app.ctx)
  const paths = await listed()
  expect(people.map((one) => paths.includes(sellerPageOf(one)))).toEqual([true, false, false, false])
  expect([wanted, off, own].map((one) => paths.includes(wishPageOf(one)))).toEqual([true, false, false])
})

test('products and wishes come with the time of their last change, pages without one have none', async () => {
  const seller = await aMember(testApp)
  const product = await aProduct(testApp, seller, { name: 'Perchero de pie' })
  const wish = await aWish(testApp, seller, { name: 'Perchero de pared', isPublic: true })
  testApp.clock.pass(90)
  const changed = testApp.clock.now().toISOString()
  await testApp.call('PUT', `/api/v1/products/${product.id}`, { token: seller.token, body: { price: 12 } })
  await testApp.call('PUT', `/api/v1/request/${wish.id}`, { token: seller.token, body: { maxPrice: 12 } })
  testApp.clock.pass(90)
  await writeSitemap(testApp.app.ctx)
  const changes = new Map((await listedPages()).map(({ path, changedAt }) => [path, changedAt]))
  expect([publicPageOf(product), wishPageOf(wish)].map((path) => changes.get(path))).toEqual([changed, changed])
  expect([changes.get('/'), changes.get(sellerPageOf(seller))]).toEqual([undefined, undefined])
  expect((await get('/sitemap.xml')).body).toContain(`<lastmod>${testApp.clock.now().toISOString()}</lastmod>`)
})

test('a file has its most addresses and no more, and what is left over goes', async () => {
  const seller = await aMember(testApp)
  const products = [
    await aProduct(testApp, seller, { name: 'Uno' }),
    await aProduct(testApp, seller, { name: 'Dos' }),
    await aProduct(testApp, seller, { name: 'Tres' }),
  ]
  await writeSitemap(testApp.app.ctx, { most: 2 })
  const names = namesIn((await get('/sitemap.xml')).body)
  const files = await Promise.all(names.filter((name) => name.includes('products')).map(pathsIn))
  expect(files.length).toBeGreaterThan(1)
  expect(Math.max(...files.map((paths) => paths.length))).toBe(2)
  expect(files.flat()).toEqual(expect.arrayContaining(products.map(publicPageOf)))
  expect(new Set(files.flat()).size).toBe(files.flat().length)
  await writeSitemap(testApp.app.ctx)
  expect((await get('/sitemaps/products-2.xml.gz')).statusCode).toBe(404)
})

test('of what there is nothing of any more no file is left', async () => {
  const owner = await aMember(testApp)
  const wish = await aWish(testApp, owner, { name: 'Última', isPublic: true })
  await writeSitemap(testApp.app.ctx)
  expect((await get('/sitemaps/wishes-1.xml.gz')).statusCode).toBe(200)
  await testApp.engines.db.db.execute(sql`update wishes set is_public = false where is_public`)
  await writeSitemap(testApp.app.ctx)
  expect((await get('/sitemaps/wishes-1.xml.gz')).statusCode).toBe(404)
  expect(await listed()).not.toContain(wishPageOf(wish))
})

test.each(['/sitemaps/products-9.xml.gz', '/sitemaps/..%2fpictures', '/sitemaps/index.xml', '/sitemaps/'])(
  '%s is not found',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  },
)
