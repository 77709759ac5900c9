import type { Product } from '@feria/contract/catalogue/schemas'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pagesOf } from '../../testing/pages.ts'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { setRate } from './catalogue.module.ts'

let testApp: TestApp
let ana: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ana = await aMember(testApp)
})
beforeEach(() => testApp.engines.db.db.execute('truncate products, exchange_rates cascade'))
afterAll(() => testApp.close())

const walk = async (query: string) => (await pagesOf<Product>(testApp, `/api/v1/products${query}`)).flat().map(({ name }) => name)

test('[FMT-08] compares pesos and dollars at the latest rate', async () => {
  await aProduct(testApp, ana, { name: 'En pesos', price: 150_000, currency: 'ARS' })
  await aProduct(testApp, ana, { name: 'En dólares', price: 90 })
  expect(await walk('?sort=price')).toEqual(['En dólares', 'En pesos'])
  await setRate(testApp.app.ctx, 150_000, 'prueba')
  expect(await walk('?sort=price')).toEqual(['En dólares', 'En pesos'])
  await setRate(testApp.app.ctx, 200_000, 'prueba')
  expect(await walk('?sort=price')).toEqual(['En pesos', 'En dólares'])
  expect(await walk('?max_price=80')).toEqual(['En pesos'])
})

test('[FMT-08] bounds in pesos are exact for pesos, and compare dollars at the latest rate; without one only pesos pass', async () => {
  for (const [name, price] of [
    ['Justo', 200_000],
    ['Un centavo de más', 200_000.01],
    ['Caro', 250_000],
  ] as const)
    await aProduct(testApp, ana, { name, price, currency: 'ARS' })
  for (const [name, price] of [
    ['Cien dólares', 100],
    ['Más dólares', 100.01],
  ] as const)
    await aProduct(testApp, ana, { name, price })
  await aProduct(testApp, ana, { name: 'A convenir', price: null, currency: 'ARS' })
  expect(await walk('?sort=price&max_price=200000&currency=ARS')).toEqual(['Justo'])
  expect(await walk('?min_price=200000.01&currency=ARS')).toEqual(['Caro', 'Un centavo de más'])
  await setRate(testApp.app.ctx, 200_000, 'prueba')
  expect(await walk('?sort=name&max_price=200000&currency=ARS')).toEqual(['Cien dólares', 'Justo'])
  expect(await walk('?sort=name&limit=2&min_price=200000.01&max_price=230000&currency=ARS')).toEqual(['Más dólares', 'Un centavo de más'])
  expect(await walk('?sort=name&min_price=200000.01&currency=ARS')).toEqual(['Caro', 'Más dólares', 'Un centavo de más'])
  expect(await walk('?sort=name&max_price=100')).toEqual(await walk('?sort=name&max_price=100&currency=USD'))
  const { body } = await testApp.call<{ total: number }>('GET', '/api/v1/products/by-category?max_price=200000&currency=ARS')
  expect(body.total).toBe(2)
  expect(await walk('?sort=name&search=dolares&max_price=200000&currency=ARS')).toEqual(['Cien dólares'])
  expect(await walk('?search=dolares&max_price=200000&currency=ARS')).toEqual(['Cien dólares'])
})
