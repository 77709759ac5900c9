import type { Answer, api } from '@feria/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCard, aMember, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { users } from '../accounts/tables.ts'

type Suggested = Answer<typeof api.search.suggested>
type Ranked = Answer<typeof api.search.ranking>

let testApp: TestApp
let ana: Person
let beto: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ana = await aMember(testApp)
  beto = await aMember(testApp, 'Beto')
  const common = { details: 'Con casco de regalo' }
  await aProduct(testApp, ana, { ...common, name: 'Bici cerca', location: 'Palermo, CABA', price: 100 })
  await aProduct(testApp, ana, { ...common, name: 'Bici barata', location: 'Caballito, CABA', price: 60 })
  await aProduct(testApp, ana, { ...common, name: 'Bici lejos', location: 'Bariloche', price: 100 })
  await aProduct(testApp, ana, { ...common, name: 'Bici en algún lado', location: 'Narnia', price: 140 })
  await aProduct(testApp, ana, { name: 'Silla', location: 'Rosario', price: 20, categoryId: 3 })
  await aProduct(testApp, ana, { name: 'Sin precio', price: null })
  await aProduct(testApp, ana, { name: 'Sin stock', stock: 0 })
  await aProduct(testApp, beto, { name: 'De Beto', location: 'Palermo, CABA', price: 500, categoryId: null })
})
afterAll(() => testApp.close())

const ask = async <T>(path: string, token?: string) => {
  const answer = await testApp.call<T>('GET', `/api/v1/products/${path}`, token ? { token } : {})
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer
}
const suggested = async (query = '', token?: string) => (await ask<Suggested>(`suggested?limit=20${query}`, token)).body
const ranked = async (query: string, token?: string) => (await ask<Ranked>(`ranking?${query}`, token)).body
const near = '&near=Palermo,%20CABA'
const names = (products: { name: string }[]) => products.map(({ name }) => name)
const pick = <T extends { name: string }>(products: T[], wanted: string): T | undefined => products.find(({ name }) => name === wanted)

describe('suggestions', () => {
  test('[SRCH-37] are by distance, price and quality, with their reasons; unavailable products are left out', async () => {
    const all = await suggested(near)
    expect(names(all).sort()).toEqual(['Bici barata', 'Bici cerca', 'Bici en algún lado', 'Bici lejos', 'De Beto', 'Silla'])
    const place = (name: string) => names(all).indexOf(name)
    expect(place('Bici cerca')).toBeLessThan(place('Bici lejos'))
    expect(place('Bici barata')).toBeLessThan(place('Bici lejos'))
    expect(pick(all, 'Bici barata')?.distance).toBeGreaterThan(3)
    expect(pick(all, 'Bici barata')?.reasons).toEqual([expect.stringMatching(/^A \d,\d km$/), '40 % más barato que similares'])
    expect(pick(all, 'Bici lejos')?.reasons).toEqual([])
    expect(pick(all, 'Bici en algún lado')?.distance).toBeNull()
  })

  test("never contain the member's own products, and respect the limit", async () => {
    expect(names(await suggested(near, beto.token))).not.toContain('De Beto')
    expect(names(await suggested('', ana.token))).toEqual(['De Beto'])
    expect((await ask<Suggested>('suggested?limit=2')).body).toHaveLength(2)
    expect((await ask<Suggested>('suggested')).body).toHaveLength(6)
    expect((await testApp.call('GET', '/api/v1/products/suggested?limit=21')).status).toBe(400)
  })

  test("are of the categories of the member's favourites when there are any", async () => {
    const carla = await aMember(testApp, 'Carla')
    await testApp.call('PUT', `/api/v1/favorites/${pick(await suggested(), 'Silla')?.id}`, { token: carla.token })
    expect(names(await suggested('', carla.token))).toEqual(['Silla'])
  })

  test('are the newest of all where the categories of the favourites have nothing for sale', async () => {
    const carla = await aMember(testApp, 'Carla')
    const { id } = await aProduct(testApp, ana, { name: 'La única lámpara', categoryId: 2, stock: 1 })
    await testApp.call('PUT', `/api/v1/favorites/${id}`, { token: carla.token })
    expect(names(await suggested('', carla.token))).toEqual(['La única lámpara'])
    await testApp.call('PUT', `/api/v1/products/${id}`, { token: ana.token, body: { stock: 0 } })
    expect(names(await suggested('', carla.token))).toEqual(names(await suggested()))
  })

  test('[SRCH-38] show how many sales the seller completed, each counted once, without refunded ones', async () => {
    const eva = await aMember(testApp, 'Eva')
    const { id } = await aProduct(testApp, eva, { name: 'Lámpara', categoryId: 2, stock: 9 })
    let last = ''
    for (let n = 0; n < 3; n++) {
      const { body } = await testApp.call<{ id: string }>('POST', '/api/v1/orders', {
        token: beto.token,
        body: { products: [{ productId: id }], cardToken: await aCard(testApp), paymentMethod: 'credit' },
      })
      await testApp.call('PUT', `/api/v1/orders/${body.id}/status`, { token: eva.token, body: { status: 'enviada' } })
      await testApp.call('PUT', `/api/v1/orders/${body.id}/status`, { token: beto.token, body: { status: 'completada' } })
      last = body.id
    }
    await testApp.app.jobs.drain()
    expect(pick(await suggested(), 'Lámpara')?.reasons).toEqual(['Quien vende completó 3 ventas'])
    await testApp.call('POST', `/api/v1/orders/${last}/withdraw`, { token: beto.token, body: {} })
    await testApp.call('POST', `/api/v1/orders/${last}/refund`, { token: eva.token, body: {} })
    await testApp.app.jobs.drain()
    expect(pick(await suggested(), 'Lámpara')?.reasons).toEqual([])
  })
})

describe('the ranking', () => {
  test('[SRCH-33] is by price, cheapest first by default, with distances, and without unavailable products', async () => {
    const found = await ranked(`search=bici${near}`)
    expect(found.map(({ price }) => price)).toEqual([60, 100, 100, 140])
    expect(pick(found, 'Bici cerca')?.distance).toBe(0)
    expect(pick(found, 'Bici lejos')?.distance).toBeGreaterThan(1200)
    expect(pick(found, 'Bici en algún lado')?.distance).toBeNull()
    expect(names(await ranked('sort=-price'))[0]).toBe('De Beto')
    expect(names(await ranked(''))).not.toContain('Sin stock')
    expect(names(await ranked('category=Hogar%20y%20Jard%C3%ADn'))).toEqual(['Silla'])
  })

  test('is paged without duplicates', async () => {
    const first = await ask<Ranked>(`ranking?limit=4${near}`)
    const link = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    expect(link).toContain('near=')
    const all = [...first.body, ...(await testApp.call<Ranked>('GET', link)).body]
    const prices = all.map(({ price }) => price ?? Number.POSITIVE_INFINITY)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect([prices.length, new Set(all.map(({ id }) => id)).size]).toEqual([8, 8])
  })

  test("measures from the named place, else from the member's address; an unknown place measures nothing", async () => {
    await testApp.app.ctx.db.update(users).set({ address: 'San Martín 1250, Rosario' }).where(eq(users.id, beto.id))
    const silla = async (query: string, token?: string) => (await ranked(`search=silla${query}`, token))[0]?.distance
    expect(await silla('', beto.token)).toBe(0)
    expect(await silla(near, beto.token)).toBeGreaterThan(250)
    expect(await silla('&near=Narnia', beto.token)).toBeNull()
    expect(await silla('')).toBeNull()
  })

  test('refuses other orders, foreign cursors and places that are too long', async () => {
    for (const query of ['sort=name', 'cursor=x', `near=${'x'.repeat(121)}`]) {
      expect((await testApp.call('GET', `/api/v1/products/ranking?${query}`)).status).toBe(400)
    }
  })
})
