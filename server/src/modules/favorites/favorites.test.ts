import type { Product } from '@feria/contract/catalogue'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aProduct, PASSWORD, type Person } from '../../testing/people.ts'
import { createWorld, type World } from '../../testing/world.ts'
import { favorites } from './tables.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('[FAV-04] a favourite is added once, listed as the product is now, and removed', async () => {
  const [ana, beto] = [await aMember(world), await aMember(world, 'Beto')]
  const [first, second] = [await aProduct(world, ana, { name: 'Primera' }), await aProduct(world, ana, { name: 'Segunda' })]
  const mark = (method: 'PUT' | 'DELETE', id: string) =>
    world.call<{ count: number }>(method, `/api/v1/favorites/${id}`, { token: beto.token })
  expect((await mark('PUT', first.id)).body.count).toBe(1)
  expect((await mark('PUT', first.id)).body.count).toBe(1)
  world.clock.pass(1)
  expect((await mark('PUT', second.id)).body.count).toBe(2)
  await world.call('PUT', `/api/v1/products/${first.id}`, { token: ana.token, body: { price: 77 } })
  const list = async (token: string) => (await world.call<Product[]>('GET', '/api/v1/favorites', { token })).body
  expect((await list(beto.token)).map(({ name, price }) => [name, price])).toEqual([
    ['Segunda', 150.5],
    ['Primera', 77],
  ])
  expect(await list(ana.token)).toEqual([])
  expect((await world.call<string[]>('GET', '/api/v1/favorites/ids', { token: beto.token })).body.sort()).toEqual(
    [first.id, second.id].sort(),
  )
  const page = await world.call<Product[]>('GET', '/api/v1/favorites?limit=1', { token: beto.token })
  const next = /<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? ''
  expect((await world.call<Product[]>('GET', next, { token: beto.token })).body.map(({ name }) => name)).toEqual(['Primera'])
  expect((await mark('DELETE', second.id)).body.count).toBe(1)
  expect((await mark('DELETE', second.id)).body.count).toBe(1)
})

test('what one member marks and takes away is theirs alone: neither the list nor the ids nor the counts of another change', async () => {
  const [ana, beto, caro] = [await aMember(world), await aMember(world, 'Beto'), await aMember(world, 'Caro')]
  const [first, second] = [await aProduct(world, ana), await aProduct(world, ana)]
  const mark = async (method: 'PUT' | 'DELETE', { token }: Person, { id }: { id: string }) =>
    (await world.call<{ count: number }>(method, `/api/v1/favorites/${id}`, { token })).body.count
  const of = async ({ token }: Person) => [
    (await world.call<Product[]>('GET', '/api/v1/favorites', { token })).body.map(({ id }) => id),
    (await world.call<string[]>('GET', '/api/v1/favorites/ids', { token })).body,
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
  const ana = await aMember(world)
  const product = await aProduct(world, ana)
  await world.call('PUT', `/api/v1/products/${product.id}/visibility`, { token: ana.token, body: { visible: false } })
  expect((await world.call('PUT', `/api/v1/favorites/${product.id}`)).status).toBe(401)
  expect((await world.call('PUT', `/api/v1/favorites/${product.id}`, { token: ana.token })).status).toBe(404)
  expect((await world.call('PUT', `/api/v1/favorites/${crypto.randomUUID()}`, { token: ana.token })).status).toBe(404)
  expect((await world.call('PUT', '/api/v1/favorites/x', { token: ana.token })).status).toBe(400)
})

test('a favourite that its seller hides is not shown while it is hidden, and stays one', async () => {
  const [ana, bea] = [await aMember(world), await aMember(world)]
  const product = await aProduct(world, ana)
  const show = (visible: boolean) => world.call('PUT', `/api/v1/products/${product.id}/visibility`, { token: ana.token, body: { visible } })
  const shown = async () => (await world.call<{ id: string }[]>('GET', '/api/v1/favorites', { token: bea.token })).body.map(({ id }) => id)
  await world.call('PUT', `/api/v1/favorites/${product.id}`, { token: bea.token })
  await show(false)
  expect(await shown()).toEqual([])
  await show(true)
  expect(await shown()).toEqual([product.id])
})

test('whoever leaves takes their favourites along, and nobody else’s', async () => {
  const [ana, bea, carla] = [await aMember(world), await aMember(world), await aMember(world)]
  const { id } = await aProduct(world, ana)
  for (const { token } of [bea, carla]) await world.call('PUT', `/api/v1/favorites/${id}`, { token })
  await world.call('DELETE', '/api/v1/users/me', { token: bea.token, body: { password: PASSWORD } })
  const left = await world.app.ctx.db.select({ userId: favorites.userId }).from(favorites).where(eq(favorites.productId, id))
  expect(left).toEqual([{ userId: carla.id }])
})
