import type { Claim, Order } from '@feria/contract/orders/schemas'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dollarsOf, expectBooks, sandboxOf } from '../../testing/money.ts'
import { aCard, aMember, anAdmin, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { absorb } from './outcomes.ts'

let testApp: TestApp
let admin: Person
let ana: Person
let beto: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ;[admin, ana, beto] = [await anAdmin(testApp), await aMember(testApp, 'Ana Vende'), await aMember(testApp, 'Beto Compra')]
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

const as = (person: Person) => ({
  post: <T>(path: string, body: object = {}) => testApp.call<T>('POST', `/api/v1${path}`, { token: person.token, body }),
  put: <T>(path: string, body: object = {}) => testApp.call<T>('PUT', `/api/v1${path}`, { token: person.token, body }),
  get: <T>(path: string) => testApp.call<T>('GET', `/api/v1${path}`, { token: person.token }),
})

/** An order paid by card, and on the provider's page as well: the books know of the second payment, the order does not yet. */
const paidTwice = async () => {
  const product = await aProduct(testApp, ana, { price: 100, stock: 1 })
  const payload = { title: product.name, unit_price: 100, productId: product.id }
  const started = await testApp.app.http.inject({
    method: 'POST',
    url: '/api/v1/payments',
    headers: { authorization: beto.token },
    payload,
  })
  const [order] = (await as(beto).get<Order[]>('/orders')).body
  if (!order) throw new Error('There is no order.')
  await as(beto).post(`/orders/${order.id}/pay`, { cardToken: await aCard(testApp), paymentMethod: 'credit' })
  await testApp.app.jobs.drain()
  const second = await sandboxOf(testApp).payCheckout(started.body.split('/').at(-1) ?? '', 'approve')
  const payment = await sandboxOf(testApp).get(second?.providerId ?? '')
  if (!payment) throw new Error('There is no second payment.')
  await absorb(testApp.app.ctx, payment)
  const chargeBack = async () => {
    await sandboxOf(testApp).step(payment.providerId, 'charge-back')
    await sandboxOf(testApp).notify(payment.providerId)
    await testApp.app.jobs.drain()
  }
  const isGivenBack = async () => {
    await testApp.app.jobs.drain()
    expect(await sandboxOf(testApp).get(payment.providerId)).toMatchObject({ status: 'refunded', refundedMinor: 10_000 })
  }
  return { order, isGivenBack, chargeBack }
}
const send = (order: Order) => as(ana).put(`/orders/${order.id}/status`, { status: 'enviada' })
const receive = (order: Order) => as(beto).put(`/orders/${order.id}/status`, { status: 'completada' })
const read = async (order: Order) => (await as(beto).get<Order>(`/orders/${order.id}`)).body
const availableOf = async (person: Person) => (await dollarsOf(testApp, person)).available

test('[ORD-18] an order completed before its second payment was processed pays the seller once; the second is refunded whole', async () => {
  const before = await availableOf(ana)
  const { order, isGivenBack } = await paidTwice()
  await send(order)
  await receive(order)
  expect((await availableOf(ana)) - before).toBe(100)
  await isGivenBack()
  expect((await availableOf(ana)) - before).toBe(100)
  expect(await read(order)).toMatchObject({ status: 'completada', refunded: 0 })
})

test('[ORD-18] one refunded before its second payment was processed refunds both', async () => {
  const before = await availableOf(ana)
  const { order, isGivenBack } = await paidTwice()
  const { body } = await as(ana).post<Order>(`/orders/${order.id}/refund`)
  expect(body.status).toBe('reembolsada')
  await isGivenBack()
  expect(await read(order)).toMatchObject({ status: 'reembolsada', refunded: 100 })
  expect((await availableOf(ana)) - before).toBe(0)
})

test('[ORD-18] one under a claim is frozen and divided without its second payment', async () => {
  const before = await availableOf(ana)
  const { order, isGivenBack } = await paidTwice()
  await send(order)
  await receive(order)
  const claim = await as(beto).post<Claim>(`/orders/${order.id}/claim`, { text: 'Llegó roto' })
  expect((await availableOf(ana)) - before).toBe(0)
  const decided = await as(admin).put(`/claims/${claim.body.id}/outcome`, {
    outcome: 'devolver una parte',
    refund: 40,
    note: 'Se comparte',
  })
  expect(decided.status).toBe(200)
  expect((await availableOf(ana)) - before).toBe(60)
  await isGivenBack()
  expect(await read(order)).toMatchObject({ status: 'completada', refunded: 40 })
})

test('[ORD-18] a chargeback of the second payment leaves the order as it is', async () => {
  const before = await availableOf(ana)
  const { order, chargeBack } = await paidTwice()
  await chargeBack()
  expect((await read(order)).status).toBe('pendiente')
  await send(order)
  await receive(order)
  expect((await availableOf(ana)) - before).toBe(100)
})
