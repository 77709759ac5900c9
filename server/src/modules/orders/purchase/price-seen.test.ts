import type { Order } from '@feria/contract/orders/schemas'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectBooks } from '../../../testing/money.ts'
import { aCard, aMember, aProduct, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let testApp: TestApp
let ana: Person
let beto: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ;[ana, beto] = [await aMember(testApp, 'Ana Vende'), await aMember(testApp, 'Beto Compra')]
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

const edit = (id: string, body: object) => testApp.call('PUT', `/api/v1/products/${id}`, { token: ana.token, body })
const stockOf = async (id: string) => (await testApp.call<{ stock: number }>('GET', `/api/v1/products/${id}`)).body.stock
const place = (ids: string[], more: object, key = 'una-clave') =>
  testApp.call<Order>('POST', '/api/v1/orders', {
    token: beto.token,
    body: { products: ids.map((productId) => ({ productId })), ...more },
    headers: { 'idempotency-key': key },
  })

test('the total that the buyer saw is the charged one; another one is 409 with the current price, and takes nothing', async () => {
  const product = await aProduct(testApp, ana, { price: 100, stock: 1, currency: 'ARS' })
  await edit(product.id, { price: 1300 })
  const card = { cardToken: await aCard(testApp), paymentMethod: 'credit' }
  const refused = await place([product.id], { ...card, total: 100 })
  expect(refused.status).toBe(409)
  expect(refused.error).toMatchObject({ error: 'payments.other-price', details: { total: 1300, currency: 'ARS' } })
  expect(refused.error.message).toContain('1.300,00 ARS')
  expect(await stockOf(product.id)).toBe(1)
  const paid = await place([product.id], { ...card, total: 1300 })
  expect(paid.body).toMatchObject({ status: 'pendiente', totalPrice: 1300 })
})

test('the same number in another currency is another price', async () => {
  const product = await aProduct(testApp, ana, { price: 100, stock: 1, currency: 'ARS' })
  await edit(product.id, { currency: 'USD' })
  const refused = await place([product.id], { total: 100, currency: 'ARS' }, 'otra-moneda')
  expect(refused.error).toMatchObject({ error: 'payments.other-price', details: { total: 100, currency: 'USD' } })
  expect((await place([product.id], { total: 100, currency: 'USD' }, 'otra-moneda')).status).toBe(201)
})

test('for several products it is the sum; without a total the current price is taken, as stated', async () => {
  const both = [await aProduct(testApp, ana, { price: 10.5, stock: 5 }), await aProduct(testApp, ana, { price: 20.25, stock: 5 })]
  const ids = both.map(({ id }) => id)
  expect((await place(ids, { total: 30.74 }, 'suma-errada')).error.error).toBe('payments.other-price')
  expect((await place(ids, { total: 30.75 }, 'suma-justa')).body.totalPrice).toBe(30.75)
  expect((await place(ids, {}, 'sin-total')).body.totalPrice).toBe(30.75)
})

test('a repeated request finds its order, whatever total it saw meanwhile', async () => {
  const product = await aProduct(testApp, ana, { price: 50, stock: 2 })
  const first = await place([product.id], { total: 50 }, 'repetida-1')
  await edit(product.id, { price: 70 })
  const again = await place([product.id], { total: 50 }, 'repetida-1')
  expect([again.body.id, again.body.totalPrice]).toEqual([first.body.id, 50])
})
