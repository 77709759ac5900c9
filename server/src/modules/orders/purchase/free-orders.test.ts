import type { Claim, Order, Sale } from '@feria/contract/orders/schemas'
import type { ResaleLink } from '@feria/contract/reselling/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../../engines/db/database.ts'
import { noPayments } from '../../../engines/payments/no-payments.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { expectBooks } from '../../../testing/money.ts'
import { aCard, aMember, anAdmin, aProduct, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { runClocks } from '../clocks/run-clocks.ts'

let testApp: TestApp
let ana: Person
let beto: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ;[ana, beto] = [await aMember(testApp, 'Ana Regala'), await aMember(testApp, 'Beto Pide')]
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

const aGift = (stock = 1, fields = {}) => aProduct(testApp, ana, { name: 'Sillón verde', price: 0, stock, ...fields })
const post = <T>(path: string, person: Person, body: object = {}, headers: Record<string, string> = {}) =>
  testApp.call<T>('POST', `/api/v1${path}`, { token: person.token, body, headers })
const put = <T>(path: string, { token }: Person, body: object = {}) => testApp.call<T>('PUT', `/api/v1${path}`, { token, body })
const order = (productId: string, more: object = {}, headers: Record<string, string> = {}) =>
  post<Order>('/orders', beto, { products: [{ productId }], ...more }, headers)
const move = (id: string, status: string, { token }: Person) =>
  testApp.call('PUT', `/api/v1/orders/${id}/status`, { token, body: { status } })
const read = async (id: string) => (await testApp.call<Order>('GET', `/api/v1/orders/${id}`, { token: beto.token })).body
const salesOf = async (orderId: string) => (await testApp.call<Sale[]>('GET', `/api/v1/orders/sales?orderId=${orderId}`, ana)).body
const stockOf = async (id: string) => {
  const found = await testApp.engines.db.db.execute(sql`select stock, reserved, sold_at is not null as sold from products where id = ${id}`)
  return rowsOf<{ stock: number; reserved: number; sold: boolean }>(found)[0]
}
const moneyOf = async (orderId: string) => {
  const found = await testApp.engines.db.db.execute(sql`
    select (select count(*)::int from payments where reference = ${orderId}) as attempts,
           (select count(*)::int from sandbox_charges) as charges,
           (select count(*)::int from ledger_legs) as legs,
           (select paid_by from orders where id = ${orderId}) as paid_by`)
  return rowsOf<{ attempts: number; charges: number; legs: number; paid_by: string | null }>(found)[0]
}
const NO_MONEY = { attempts: 0, charges: 0, legs: 0, paid_by: null }

test('an order of 0 is paid as soon as it is placed: no attempt, no charge, nothing held; both parties are notified', async () => {
  const gift = await aGift()
  const { body, status } = await order(gift.id, { total: 0, currency: 'USD' })
  expect([status, body.status, body.totalPrice, body.refunded]).toEqual([201, 'pendiente', 0, 0])
  expect(body).toMatchObject({ reservedUntil: null, isPaymentPending: false, due: null, can: { pay: false, withdraw: true } })
  expect(await stockOf(gift.id)).toEqual({ stock: 0, reserved: 0, sold: true })
  await testApp.app.jobs.drain()
  expect(await moneyOf(body.id)).toEqual(NO_MONEY)
  expect(await salesOf(body.id)).toMatchObject([{ price: 0, status: 'pendiente', refunded: 0, buyer: { email: beto.email } }])
  const stored = await testApp.engines.db.db.execute(
    sql`select user_id, type as kind from notifications where data->>'orderId' = ${body.id} order by type`,
  )
  expect(rowsOf(stored)).toEqual([
    { user_id: beto.id, kind: 'purchase' },
    { user_id: ana.id, kind: 'sale' },
  ])
})

test('the emails of an order of 0 mention no payment', async () => {
  const gift = await aGift(1, { name: 'Radio a válvulas' })
  await order(gift.id)
  for (const { email } of [ana, beto]) {
    const mails = (await mailsTo(testApp, email)).filter((mail) => mail.includes('Radio a válvulas'))
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('gratis')
    expect(mails[0]).not.toMatch(/pago/)
  }
})

test('a card token stays unused, also a refused and an unknown one', async () => {
  const gift = await aGift(2)
  const refused = await order(gift.id, { cardToken: await aCard(testApp, 'FUND'), paymentMethod: 'credit' })
  expect([refused.status, refused.body.status]).toEqual([201, 'pendiente'])
  const unknown = await order(gift.id, { cardToken: 'no-es-una-tarjeta', paymentMethod: 'debit' })
  expect([unknown.status, unknown.body.status]).toEqual([201, 'pendiente'])
  expect(await moneyOf(unknown.body.id)).toEqual(NO_MONEY)
})

test('the same key again is the same order and takes one unit; another purchase under it is refused', async () => {
  const [gift, other] = [await aGift(3), await aGift(1)]
  const key = { 'idempotency-key': 'gratis-una-vez' }
  const answers = [await order(gift.id, {}, key), await order(gift.id, { cardToken: await aCard(testApp), paymentMethod: 'credit' }, key)]
  expect(answers[1]?.body.id).toBe(answers[0]?.body.id)
  expect((await stockOf(gift.id))?.stock).toBe(2)
  expect((await order(other.id, {}, key)).error.error).toBe('orders.key-reused')
})

test('a price that is no longer 0 asks for consent, and takes nothing', async () => {
  const gift = await aGift()
  await testApp.call('PUT', `/api/v1/products/${gift.id}`, { token: ana.token, body: { price: 40 } })
  const refused = await order(gift.id, { total: 0, currency: 'USD' })
  expect(refused.error).toMatchObject({ error: 'payments.other-price', details: { total: 40, currency: 'USD' } })
  expect(await stockOf(gift.id)).toEqual({ stock: 1, reserved: 0, sold: false })
})

test('a price to be agreed on is no price of 0', async () => {
  const gift = await aGift(1, { price: null })
  expect((await order(gift.id)).error.error).toBe('orders.no-price')
})

test('a free and a priced product together are one order with a price, which waits for its payment', async () => {
  const [gift, priced] = [await aGift(), await aProduct(testApp, ana, { price: 25 })]
  const { body } = await post<Order>('/orders', beto, { products: [{ productId: gift.id }, { productId: priced.id }] })
  expect([body.status, body.totalPrice]).toEqual(['reservada', 25])
})

test('it is sent and received, claimed, and the claim withdrawn, without any money', async () => {
  const { body } = await order((await aGift()).id)
  expect((await move(body.id, 'enviada', ana)).status).toBe(200)
  expect((await move(body.id, 'completada', beto)).status).toBe(200)
  const claim = await post<Claim>(`/orders/${body.id}/claim`, beto, { text: 'Llegó roto y sin una pata.', photos: [] })
  expect(claim.status).toBe(201)
  expect((await read(body.id)).status).toBe('en disputa')
  expect((await put(`/claims/${claim.body.id}/dropped`, beto)).status).toBe(200)
  expect((await read(body.id)).status).toBe('completada')
  expect(await moneyOf(body.id)).toEqual(NO_MONEY)
  expect((await testApp.call<unknown[]>('GET', '/api/v1/balance', { token: ana.token })).status).toBe(200)
})

test('an admin refunds it or releases it to the seller; a partial refund of nothing is refused', async () => {
  const admin = await anAdmin(testApp)
  for (const outcome of ['devolver', 'pagar al vendedor']) {
    const { body } = await order((await aGift()).id)
    await move(body.id, 'enviada', ana)
    const claim = await post<Claim>(`/orders/${body.id}/claim`, beto, { text: 'No es lo que decía el aviso.', photos: [] })
    const settle = (more: object) =>
      put<Claim>(`/claims/${claim.body.id}/outcome`, admin, { note: 'Lo vimos con las dos partes.', ...more })
    expect((await settle({ outcome: 'devolver una parte', refund: 1 })).error.error).toBe('orders.bad-refund')
    expect((await settle({ outcome })).body).toMatchObject({ outcome, refunded: 0 })
    expect((await read(body.id)).status).toBe(outcome === 'devolver' ? 'reembolsada' : 'completada')
  }
})

test('withdrawn by its buyer, or cancelled by its seller, before shipping: it is on sale again', async () => {
  const gift = await aGift()
  const first = await order(gift.id)
  const withdrawn = await post<Order>(`/orders/${first.body.id}/withdraw`, beto)
  expect(withdrawn.body).toMatchObject({ status: 'reembolsada', refunded: 0 })
  expect(await stockOf(gift.id)).toEqual({ stock: 1, reserved: 0, sold: false })
  const second = await order(gift.id)
  expect((await post(`/orders/${second.body.id}/refund`, ana)).status).toBe(200)
  expect(await stockOf(gift.id)).toEqual({ stock: 1, reserved: 0, sold: false })
})

test('silence for seven days completes it', async () => {
  const { body } = await order((await aGift()).id)
  await move(body.id, 'enviada', ana)
  testApp.clock.pass(8 * 24 * 60)
  await runClocks(testApp.app.ctx)
  expect((await read(body.id)).status).toBe('completada')
})

test("through a reseller's link: the buyer has the code, the reseller confirms with it, and nobody earns anything", async () => {
  const rita = await aMember(testApp, 'Rita Revende')
  const gift = await aGift()
  const link = await post<ResaleLink>('/resale-links', rita, { productId: gift.id, commissionRate: 0.1 })
  expect(link.status).toBe(201)
  const { body, status } = await post<Order>(`/resale/${link.body.id}/orders`, beto, { total: 0, currency: 'USD' })
  expect([status, body.status, body.totalPrice]).toEqual([201, 'pendiente', 0])
  expect(body.deliveryCode).toMatch(/^\d{6}$/)
  await testApp.app.jobs.drain()
  const { body: transactions } = await testApp.call<{ id: string }[]>('GET', `/api/v1/reseller/transactions/${rita.id}`, rita)
  const done = await post(`/reseller/payment/confirm-delivery/${transactions[0]?.id}`, rita, { code: body.deliveryCode })
  expect(done.status).toBe(200)
  expect((await read(body.id)).status).toBe('completada')
  expect(await moneyOf(body.id)).toEqual(NO_MONEY)
})

test('the external start of an order of 0 answers our own address, and never a provider\u2019s page', async () => {
  const gift = await aGift()
  const start = (payload: object, headers: Record<string, string> = { authorization: beto.token }) =>
    testApp.app.http.inject({ method: 'POST', url: '/api/v1/payments', headers, payload: { title: gift.name, quantity: 1, ...payload } })
  const started = await start({ unit_price: 0, productId: gift.id })
  expect([started.statusCode, started.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const id = started.body.replace(/^\/orders\//, '')
  expect(started.body).toBe(`/orders/${id}`)
  expect(await read(id)).toMatchObject({ status: 'pendiente', totalPrice: 0 })
  expect(await moneyOf(id)).toEqual(NO_MONEY)
  expect((await start({ unit_price: 0, orderId: id })).body).toBe(started.body)
  expect((await start({ unit_price: 5, orderId: id })).statusCode).toBe(409)
  expect((await start({ unit_price: 0, orderId: id }, { authorization: ana.token })).statusCode).toBe(409)
})

test('an order of 0 that was reserved before is paid by its next press, without a card', async () => {
  const gift = await aGift(1, { price: 10 })
  const { body } = await order(gift.id)
  await testApp.engines.db.db.execute(sql`update orders set total_minor = 0 where id = ${body.id}`)
  const payload = { title: gift.name, quantity: 1, unit_price: 0, orderId: body.id }
  const { statusCode } = await testApp.app.http.inject({
    method: 'POST',
    url: '/api/v1/payments',
    headers: { authorization: beto.token },
    payload,
  })
  expect([statusCode, (await read(body.id)).status]).toEqual([200, 'pendiente'])
})

test('without a payment provider, and without an exchange rate, it is placed all the same', async () => {
  const bare = await createTestApp({ payments: noPayments })
  try {
    const [seller, buyer] = [await aMember(bare), await aMember(bare)]
    const gift = await aProduct(bare, seller, { price: 0, stock: 1, currency: 'USD' })
    const placed = await bare.call<Order>('POST', '/api/v1/orders', { token: buyer.token, body: { products: [{ productId: gift.id }] } })
    expect([placed.status, placed.body.status]).toEqual([201, 'pendiente'])
    await expectBooks(bare)
  } finally {
    await bare.close()
  }
})
