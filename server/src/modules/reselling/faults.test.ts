import type { Claim, Order } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { dollarsOf, expectBooks, sandboxOf } from '../../testing/money.ts'
import { aCard, aMember, anAdmin, PASSWORD, type Person } from '../../testing/people.ts'
import { aContact, aResale, buyThrough, paymentOf, type Resale, transactionsOf } from '../../testing/resale.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { orders } from '../orders/orders.module.ts'

let testApp: TestApp
let admin: Person
beforeAll(async () => {
  testApp = await createTestApp({ settings: { PLATFORM_FEE_PERCENT: '5' } })
  admin = await anAdmin(testApp)
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

const post = <T>(path: string, person: Person, body: object = {}) =>
  testApp.call<T>('POST', `/api/v1${path}`, { token: person.token, body })
const read = async ({ order, buyer }: { order: Order; buyer: Person }) =>
  (await testApp.call<Order>('GET', `/api/v1/orders/${order.id}`, { token: buyer.token })).body
const balancesOf = ({ seller, reseller }: Resale) => Promise.all([seller, reseller].map((person) => dollarsOf(testApp, person)))
const availableOf = async (resale: Resale) => (await balancesOf(resale)).map(({ available }) => available)
const completed = async () => {
  const resale = await aResale(testApp)
  const { body: order } = await buyThrough(testApp, resale)
  for (const [status, person] of [
    ['enviada', resale.seller],
    ['completada', resale.buyer],
  ] as const)
    await testApp.call('PUT', `/api/v1/orders/${order.id}/status`, { token: person.token, body: { status } })
  return { ...resale, order }
}
const claim = async ({ order, buyer }: { order: Order; buyer: Person }) =>
  (await post<Claim>(`/orders/${order.id}/claim`, buyer, { text: 'Falta una pieza' })).body
const settle = (about: Claim, body: object) =>
  testApp.call<Claim>('PUT', `/api/v1/claims/${about.id}/outcome`, { token: admin.token, body: { note: 'Es justo', ...body } })
const takenBack = async ({ order }: { order: Order }, how: (providerId: string) => Promise<unknown>) => {
  const [payment] = await sandboxOf(testApp).find(await paymentOf(testApp, order.id))
  await how(payment?.providerId ?? '')
  await sandboxOf(testApp).notify(payment?.providerId ?? '')
  await testApp.app.jobs.drain()
}

describe('partial refunds', () => {
  test('two refund the decided amounts each time, and never more than is left', async () => {
    const sale = await completed()
    const part = { outcome: 'devolver una parte', refund: 33 }
    expect((await settle(await claim(sale), part)).body.refunded).toBe(33)
    const second = await claim(sale)
    expect((await settle(second, { ...part, refund: 77 })).error.error).toBe('orders.bad-refund')
    expect((await settle(second, part)).body.refunded).toBe(33)
    expect((await read(sale)).refunded).toBe(66)
    // 44 of 110 are left: 4 of the commission, 40 of the price, of which 2 are the fee.
    expect(await availableOf(sale)).toEqual([38, 4])
    expect((await settle(await claim(sale), { outcome: 'devolver' })).body.refunded).toBe(44)
    expect((await read(sale)).refunded).toBe(110)
    expect(await availableOf(sale)).toEqual([0, 0])
  })

  test('a partial chargeback, after everybody was paid, leaves the rest with everybody', async () => {
    const sale = await completed()
    for (const [minor, left] of [
      [3300, [66.5, 7]],
      [1100, [57, 6]],
    ] as const) {
      await takenBack(sale, (providerId) => sandboxOf(testApp).refund(providerId, minor, crypto.randomUUID()))
      expect(await availableOf(sale)).toEqual(left)
    }
    expect((await balancesOf(sale)).map(({ held }) => held)).toEqual([0, 0])
    expect((await read(sale)).status).toBe('completada')
  })

  test('a chargeback during a claim ends the claim', async () => {
    const sale = await completed()
    const about = await claim(sale)
    await takenBack(sale, (providerId) => sandboxOf(testApp).step(providerId, 'charge-back'))
    expect(await read(sale)).toMatchObject({ status: 'reembolsada', claim: { id: about.id, outcome: 'devolver', refunded: 110 } })
    expect((await settle(about, { outcome: 'pagar al vendedor' })).error.error).toBe('orders.claim-settled')
  })
})

test('held money is shown to each party as their share', async () => {
  const resale = await aResale(testApp)
  await buyThrough(testApp, resale)
  expect((await balancesOf(resale)).map(({ held }) => held)).toEqual([100, 10])
})

test('the total that the buyer saw is the charged one, or nothing is bought', async () => {
  const resale = await aResale(testApp)
  await post('/resale-links', resale.reseller, { productId: resale.product.id, commissionRate: 0.3 })
  const buy = async (total: number) =>
    post<Order>(`/resale/${resale.link.id}/orders`, resale.buyer, { cardToken: await aCard(testApp), paymentMethod: 'credit', total })
  expect((await buy(110)).error.error).toBe('payments.other-price')
  expect((await dollarsOf(testApp, resale.seller)).held).toBe(0)
  expect((await buy(130)).body).toMatchObject({ status: 'pendiente', totalPrice: 130 })
})

describe('a payment address in the wrong hands', () => {
  test("reveals nobody's phone number, and is not used up by somebody who does not pay", async () => {
    const resale = await aResale(testApp, { stock: 2 })
    const { id, t } = await aContact(testApp, resale, 'Caro Privada')
    testApp.clock.pass(1)
    const stranger = await aMember(testApp)
    await post(`/resale/${resale.link.id}/orders`, stranger, { t })
    const { body } = await testApp.call<object>('GET', '/api/v1/users/me/export', { token: stranger.token })
    expect(JSON.stringify(body)).not.toContain('Caro Privada')
    await buyThrough(testApp, resale, t)
    await testApp.app.jobs.drain()
    expect(await transactionsOf(testApp, resale.reseller)).toMatchObject([{ id, stage: 'Pagada', buyerName: 'Caro Privada' }])
    // The stranger pays what they had reserved: a purchase of its own.
    const [reserved] = (await testApp.call<Order[]>('GET', '/api/v1/orders', { token: stranger.token })).body
    await post(`/orders/${reserved?.id}/pay`, stranger, { cardToken: await aCard(testApp), paymentMethod: 'debit' })
    await testApp.app.jobs.drain()
    expect((await transactionsOf(testApp, resale.reseller)).map(({ stage, id: one }) => [stage, one === id])).toEqual([
      ['Pagada', false],
      ['Pagada', true],
    ])
  })

  test('a buyer who closes the account takes name and phone number along', async () => {
    const resale = await aResale(testApp)
    const { id, t } = await aContact(testApp, resale, 'Caro Seva')
    const { body: order } = await buyThrough(testApp, resale, t)
    await testApp.app.jobs.drain()
    await post(`/orders/${order.id}/withdraw`, resale.buyer)
    await testApp.app.jobs.drain()
    expect(await transactionsOf(testApp, resale.reseller)).toMatchObject([{ id, buyerName: 'Caro Seva' }])
    const left = await testApp.call('DELETE', '/api/v1/users/me', { token: resale.buyer.token, body: { password: PASSWORD } })
    expect(left.status).toBe(200)
    expect(await transactionsOf(testApp, resale.reseller)).toMatchObject([{ id, buyerName: 'Cuenta eliminada', buyerPhone: null }])
  })
})

test.each([
  ['has left is refunded whole', true],
  ['is there still pays the order', false],
])('a payment that arrives late when its reseller %s', async (_what, hasLeft) => {
  const resale = await aResale(testApp)
  const { body: order } = await post<Order>(`/resale/${resale.link.id}/orders`, resale.buyer)
  const payload = { title: resale.product.name, unit_price: 110, orderId: order.id }
  const headers = { authorization: resale.buyer.token }
  const started = await testApp.app.http.inject({ method: 'POST', url: '/api/v1/payments', headers, payload })
  const pending = await sandboxOf(testApp).payCheckout(started.body.split('/').at(-1) ?? '', 'pend')
  const providerId = pending?.providerId ?? ''
  await sandboxOf(testApp).step(providerId, 'reject')
  testApp.clock.pass(61)
  await orders.schedules?.['resolve-reservations']?.run(testApp.app.ctx)
  if (hasLeft) {
    const left = await testApp.call('DELETE', '/api/v1/users/me', { token: resale.reseller.token, body: { password: PASSWORD } })
    expect(left.status).toBe(200)
  }
  // The bank changes its mind.
  await testApp.engines.db.db.execute(sql`update sandbox_charges set status = 'approved', detail = 'accredited' where id = ${providerId}`)
  await sandboxOf(testApp).notify(providerId)
  await testApp.app.jobs.drain()
  expect((await read({ order, buyer: resale.buyer })).status).toBe(hasLeft ? 'cancelada' : 'pendiente')
  expect(await sandboxOf(testApp).get(providerId)).toMatchObject(
    hasLeft ? { status: 'refunded', refundedMinor: 11_000 } : { status: 'approved', refundedMinor: 0 },
  )
})

test('a code is tried at most ten times an hour, for each transaction', async () => {
  const strict = await createTestApp({ settings: { RATE_LIMITS: 'true' } })
  const resale = await aResale(strict)
  const { body: order } = await buyThrough(strict, resale)
  await strict.app.jobs.drain()
  const [transaction] = await transactionsOf(strict, resale.reseller)
  const confirmDelivery = (code: string | null) =>
    strict.call('POST', `/api/v1/reseller/payment/confirm-delivery/${transaction?.id}`, { token: resale.reseller.token, body: { code } })
  for (let n = 0; n < 10; n++) expect((await confirmDelivery('AAAAAA')).error.error).toBe('reselling.bad-code')
  expect((await confirmDelivery(order.deliveryCode)).status).toBe(429)
  strict.clock.pass(61)
  expect((await confirmDelivery(order.deliveryCode)).status).toBe(200)
  await expectBooks(strict)
  await strict.close()
})

test('the reseller is notified when their commission is paid, and when it is lost', async () => {
  const sale = await completed()
  await testApp.app.jobs.drain()
  const news = async () =>
    (await testApp.call<{ title: string; data: object }[]>('GET', '/api/v1/notifications', { token: sale.reseller.token })).body
  const titles = async () => (await news()).map(({ title }) => title)
  expect(await titles()).toContain('Cobraste tu comisión')
  expect(
    (await news()).filter(({ data }) => 'roomId' in data),
    'the conversation is the others’',
  ).toEqual([])
  await settle(await claim(sale), { outcome: 'devolver' })
  await testApp.app.jobs.drain()
  expect(await titles()).toContain('Se devolvió una venta de tu enlace')
})
