import type { Product } from '@feria/contract/catalogue/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pagesOf } from '../../testing/pages.ts'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let ana: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ana = await aMember(testApp)
})
beforeEach(() => testApp.engines.db.db.execute('truncate products cascade'))
afterAll(() => testApp.close())

const publishAt = async (...locations: string[]) => {
  for (const location of locations) await aProduct(testApp, ana, { name: `Mesa de ${location}`, location })
}
const around = async (query: string) =>
  (await pagesOf<Product>(testApp, `/api/v1/products?sort=name&${query}`)).flat().map(({ location }) => location)
const palermo = `near=${encodeURIComponent('Palermo, CABA')}`

describe('products around a place', () => {
  test('are those within the distance; without a distance a place narrows nothing', async () => {
    await publishAt('Palermo, CABA', 'La Plata', 'Rosario, Santa Fe', 'Ushuaia')
    expect(await around(`${palermo}&radius_km=30`)).toEqual(['Palermo, CABA'])
    expect(await around(`${palermo}&radius_km=100`)).toEqual(['La Plata', 'Palermo, CABA'])
    expect(await around(`${palermo}&radius_km=300`)).toEqual(['La Plata', 'Palermo, CABA', 'Rosario, Santa Fe'])
    expect(await around(palermo)).toHaveLength(4)
    expect(await around(`${palermo}&radius_km=100&search=mesa`)).toEqual(['La Plata', 'Palermo, CABA'])
    expect(await around(`${palermo}&radius_km=2000&limit=1`)).toHaveLength(3)
  })

  test('the circle is meant, not the square around it', async () => {
    // 40 km to the south and 32 km to the east: 52 km away.
    await publishAt('La Plata')
    expect(await around(`${palermo}&radius_km=53`)).toEqual([])
    expect(await around(`${palermo}&radius_km=65`)).toEqual(['La Plata'])
  })

  test('what is somewhere unknown is around nothing, and moves with an edit', async () => {
    const product = await aProduct(testApp, ana, { name: 'Silla', location: 'Por ahí' })
    expect(await around(`${palermo}&radius_km=2000`)).toEqual([])
    await testApp.call('PUT', `/api/v1/products/${product.id}`, { token: ana.token, body: { location: 'Belgrano, CABA' } })
    expect(await around(`${palermo}&radius_km=10`)).toEqual(['Belgrano, CABA'])
    await testApp.call('PUT', `/api/v1/products/${product.id}`, { token: ana.token, body: { price: 5 } })
    expect(await around(`${palermo}&radius_km=10`)).toEqual(['Belgrano, CABA'])
    await testApp.call('PUT', `/api/v1/products/${product.id}`, { token: ana.token, body: { location: 'Por ahí' } })
    expect(await around(`${palermo}&radius_km=10`)).toEqual([])
  })

  test('a member’s own address stands for a place; from nowhere nothing is measured', async () => {
    await publishAt('Palermo, CABA', 'Rosario, Santa Fe')
    const beto = await aMember(testApp)
    const ask = (query: string, as?: Person) => testApp.call<Product[]>('GET', `/api/v1/products?${query}`, as ? { token: as.token } : {})
    for (const [query, as] of [['radius_km=30'], ['radius_km=30', beto], ['radius_km=30&near=Macondo', beto]] as const) {
      const { status, error } = await ask(query, as)
      expect([status, error.error, error.fields], query).toEqual([
        400,
        'catalogue.unknown-place',
        { near: expect.stringContaining('Palermo') },
      ])
    }
    await testApp.call('PUT', `/api/v1/users/${beto.id}`, { token: beto.token, body: { address: 'Rosario, Santa Fe' } })
    const { body } = await ask('radius_km=30', beto)
    expect(body.map(({ location }) => location)).toEqual(['Rosario, Santa Fe'])
  })

  test('of several places with one name the one near the member is meant, for each member, also where a ranking is kept', async () => {
    await publishAt('San Justo, Buenos Aires', 'San Justo, Santa Fe')
    const namesFor = async (address: string) => {
      const member = await aMember(testApp)
      await testApp.call('PUT', `/api/v1/users/${member.id}`, { token: member.token, body: { address } })
      const query = `search=mesa&near=${encodeURIComponent('San Justo')}&radius_km=50`
      const { body } = await testApp.call<Product[]>('GET', `/api/v1/products?${query}`, { token: member.token })
      return body.map(({ location }) => location)
    }
    expect(await namesFor('Morón')).toEqual(['San Justo, Buenos Aires'])
    expect(await namesFor('Santa Fe')).toEqual(['San Justo, Santa Fe'])
  })

  test('the search and the ranking narrow by place and condition as well', async () => {
    await aProduct(testApp, ana, { name: 'Mesa nueva', location: 'Palermo, CABA', condition: 'Nuevo', price: 20 })
    await aProduct(testApp, ana, { name: 'Mesa usada', location: 'Palermo, CABA', condition: 'Usado', price: 30 })
    await aProduct(testApp, ana, { name: 'Mesa lejana', location: 'Ushuaia', condition: 'Usado', price: 10 })
    const names = async (path: string) => {
      const { body } = await testApp.call<{ name: string }[] | { products: { name: string }[] }>('GET', `/api/v1/products/${path}`)
      return (Array.isArray(body) ? body : body.products).map(({ name }) => name)
    }
    expect(await names(`search?q=mesa&condition=Usado&${palermo}&radius_km=30`)).toEqual(['Mesa usada'])
    expect(await names(`ranking?condition=Usado`)).toEqual(['Mesa lejana', 'Mesa usada'])
    expect(await names(`ranking?${palermo}&radius_km=30&max_price=25`)).toEqual(['Mesa nueva'])
  })
})
