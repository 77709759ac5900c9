import type { Product } from '@feria/contract/catalogue/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagesOf } from '../../testing/pages.ts'
import { aMember, aProduct, PASSWORD, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { favorites } from './tables.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

test('[FAV-04] a favourite is added once, listed with its current product, and removed', async () => {
  const [ana, beto] = [await aMember(testApp), await aMember(testApp, 'Beto')]
  const [first, second] = [await aProduct(testApp, ana, { name: 'Primera' }), await aProduct(testApp, ana, { name: 'Segunda' })]
  const mark = (method: 'PUT' | 'DELETE', id: string) =>
    testApp.call<{ count: number }>(method, `/api/v1/favorites/${id}`, { token: beto.token })
  expect((await mark('PUT', first.id)).body.count).toBe(1)
  expect((await mark('PUT', first.id)).body.count).toBe(1)
  testApp.clock.pass(1)
  expect((await mark('PUT', second.id)).body.count).toBe(2)
  await testApp.call('PUT', `/api/v1/products/${first.id}`, { token: ana.token, body: { price: 77 } })
  const list = async (token: string) => (await testApp.call<Product[]>('GET', '/api/v1/favorites', { token })).body
  expect((await list(beto.token)).map(({ name, price }) => [name, price])).toEqual([
    ['Segunda', 150.5],
    ['Primera', 77],
  ])
  expect(await list(ana.token)).toEqual([])
  expect((await testApp.call<string[]>('GET', '/api/v1/favorites/ids', { token: beto.token })).body.sort()).toEqual(
    [first.id, second.id].sort(),
  )
  const page = await testApp.call<Product[]>('GET', '/api/v1/favorites?limit=1', { token: beto.token })
  const next = /<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? ''
  expect((await testApp.call<Product[]>('GET', next, { token: beto.token })).body.map(({ name }) => name)).toEqual(['Primera'])
  expect((await mark('DELETE', second.id)).body.count).toBe(1)
  expect((await mark('DELETE', second.id)).body.count).toBe(1)
})

test('favourites of one moment stand once each, page by page', async () => {
  const [ana, beto] = [await aMember(testApp), await aMember(testApp, 'Beto')]
  const marked = [await aProduct(testApp, ana), await aProduct(testApp, ana), await aProduct(testApp, ana)].map(({ id }) => id)
  for (const id of marked) await testApp.call('PUT', `/api/v1/favorites/${id}`, { token: beto.token })
  const pages = await pagesOf<Product>(testApp, '/api/v1/favorites?limit=2', { token: beto.token })
  expect(pages.flat().map(({ id }) => id)).toEqual(marked.toSorted().reverse())
})

test("one member's favourites are theirs alone: another's list, ids and counts do not change", async () => {
  const [ana, beto, caro] = [await aMember(testApp), await aMember(testApp, 'Beto'), await aMember(testApp, 'Caro')]
  const [first, second] = [await aProduct(testApp, ana), await aProduct(testApp, ana)]
  const mark = async (method: 'PUT' | 'DELETE', { token }: Person, { id }: { id: string }) =>
    (await testApp.call<{ count: number }>(method, `/api/v1/favorites/${id}`, { token })).body.count
  const of = async ({ token }: Person) => [
    (await testApp.call<Product[]>('GET', '/api/v1/favorites', { token })).body.map(({ id }) => id),
    (await testApp.call<string[]>('GET', '/api/v1/favorites/ids', { token })).body,
  ]
  expect([await mark('PUT', caro, first), await mark('PUT', beto, first), await mark('PUT', beto, second)]).toEqual([1, 1, 2])
  expect(await of(caro)).toEqual([[first.id], [first.id]])
  expect(await mark('DELETE', beto, first)).toBe(1)
  expect(await of(beto)).toEqual([[second.id], [second.id]])
  expect(await of(caro)).toEqual([[first.id], [first.id]])
  expect(await mark('DELETE', caro, second), 'of another is no own one').toBe(1)
  expect(await of(beto)).toEqual([[second.id], [second.id]])
})

test('refuses visitors, unknown products and hidden ones', async () => {
  const ana = await aMember(testApp)
  const product = await aProduct(testApp, ana)
  await testApp.call('PUT', `/api/v1/products/${product.id}/visibility`, { token: ana.token, body: { visible: false } })
  expect((await testApp.call('PUT', `/api/v1/favorites/${product.id}`)).status).toBe(401)
  expect((await testApp.call('PUT', `/api/v1/favorites/${product.id}`, { token: ana.token })).status).toBe(404)
  expect((await testApp.call('PUT', `/api/v1/favorites/${crypto.randomUUID()}`, { token: ana.token })).status).toBe(404)
  expect((await testApp.call('PUT', '/api/v1/favorites/x', { token: ana.token })).status).toBe(400)
})

test('a favourite hidden by its seller is not shown while it is hidden, and stays a favourite', async () => {
  const [ana, bea] = [await aMember(testApp), await aMember(testApp)]
  const product = await aProduct(testApp, ana)
  const show = (visible: boolean) =>
    testApp.call('PUT', `/api/v1/products/${product.id}/visibility`, { token: ana.token, body: { visible } })
  const shown = async () =>
    (await testApp.call<{ id: string }[]>('GET', '/api/v1/favorites', { token: bea.token })).body.map(({ id }) => id)
  await testApp.call('PUT', `/api/v1/favorites/${product.id}`, { token: bea.token })
  await show(false)
  expect(await shown()).toEqual([])
  await show(true)
  expect(await shown()).toEqual([product.id])
})

test('closing an account removes its favourites, and nobody else’s', async () => {
  const [ana, bea, carla] = [await aMember(testApp), await aMember(testApp), await aMember(testApp)]
  const { id } = await aProduct(testApp, ana)
  for (const { token } of [bea, carla]) await testApp.call('PUT', `/api/v1/favorites/${id}`, { token })
  await testApp.call('DELETE', '/api/v1/users/me', { token: bea.token, body: { password: PASSWORD } })
  const left = await testApp.app.ctx.db.select({ userId: favorites.userId }).from(favorites).where(eq(favorites.productId, id))
  expect(left).toEqual([{ userId: carla.id }])
})
