import type { Order } from '@feria/contract/orders/schemas'
import type { Balance } from '@feria/contract/payments/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../../engines/db/database.ts'
import { createClock } from '../../../testing/clock.ts'
import { type Loopback, openLoopback, paymentsOf } from '../../../testing/mercadopago.ts'
import { expectBooks } from '../../../testing/money.ts'
import { aMember, aProduct, type Person } from '../../../testing/people.ts'
import { aResale } from '../../../testing/resale.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { setRate } from '../../catalogue/catalogue.module.ts'

const clock = createClock()
const shared = { secret: 'secreto de los avisos', now: clock.now }
let testApp: TestApp
let loopback: Loopback
let ana: Person
let beto: Person
beforeAll(async () => {
  loopback = await openLoopback(shared)
  testApp = await createTestApp({ payments: paymentsOf(loopback, shared), clock })
  ;[ana, beto] = [await aMember(testApp, 'Ana Vende'), await aMember(testApp, 'Beto Compra')]
})
afterEach(() => expectBooks(testApp))
afterAll(async () => {
  await testApp.close()
  await loopback.close()
})

const start = async (product: { id: string; name: string; price: number | null }, orderId?: string) => {
  const payload = { title: product.name, quantity: 1, unit_price: product.price, ...(orderId ? { orderId } : { productId: product.id }) }
  const answer = await testApp.app.http.inject({ method: 'POST', url: '/api/v1/payments', headers: { authorization: beto.token }, payload })
  return { status: answer.statusCode, body: answer.body }
}
const newest = async () => (await testApp.call<Order[]>('GET', '/api/v1/orders', { token: beto.token })).body[0] as Order
const report = async (providerId: number) => {
  const { headers, query, body } = await loopback.notification(String(providerId))
  const url = `/api/v1/payments/notifications?${new URLSearchParams(query as Record<string, string>)}`
  await testApp.call('POST', url, { body, headers: headers as Record<string, string> })
  await testApp.app.jobs.drain()
}
const last = () => [...loopback.payments.values()].at(-1)

test(
  '[PAY-14] a price in dollars is charged in pesos at the rate of the moment, which holds for 30 minutes whatever ' + 'becomes of it',
  async () => {
    const product = await aProduct(testApp, ana, { price: 100, currency: 'USD', stock: 3 })
    const without = await start(product)
    expect([without.status, JSON.parse(without.body).error]).toEqual([503, 'payments.no-rate'])
    expect(await newest(), 'nothing is reserved').toBeUndefined()
    await setRate(testApp.app.ctx, 145_050, 'prueba')
    const { status, body: address } = await start(product)
    expect(status).toBe(200)
    expect(address).toBe(`${loopback.url}/checkout/v1/redirect?pref_id=${new URL(address).searchParams.get('pref_id')}`)
    const until = new Date(clock.now().getTime() + 30 * 60_000).toISOString()
    const order = await newest()
    expect(order).toMatchObject({ totalPrice: 100, currency: 'USD', due: { amount: 145_050, currency: 'ARS', rate: 1450.5, until } })
    const preference = loopback.requests.findLast(({ call }) => call === 'POST /checkout/preferences')?.body
    expect(preference).toMatchObject({
      items: [{ quantity: 1, currency_id: 'ARS', unit_price: 145_050 }],
      back_urls: { success: `http://localhost:3000/payment/return?order=${order.id}` },
      notification_url: 'https://feria.example/api/v1/payments/notifications?source_news=webhooks',
      expires: true,
      expiration_date_to: until,
      payment_methods: { excluded_payment_types: [{ id: 'ticket' }, { id: 'atm' }] },
    })
    testApp.clock.pass(20)
    await setRate(testApp.app.ctx, 300_000, 'prueba')
    await start(product, order.id)
    expect((await newest()).due?.amount).toBe(145_050)
    await loopback.pay(address, 'approve')
    await report(last()?.id ?? 0)
    expect(await newest()).toMatchObject({ id: order.id, status: 'pendiente', totalPrice: 100 })
    const { body } = await testApp.call<Balance[]>('GET', '/api/v1/balance', { token: ana.token })
    expect(body).toEqual([{ currency: 'ARS', available: 0, waiting: 0, waitsUntil: null, held: 145_050, payingOut: 0 }])
  },
)

test(
  'a part that is given back of a price in dollars is the same part of the pesos; what Mercado Pago gives back is what ' + 'we asked for',
  async () => {
    const order = await newest()
    const move = (status: string, person: Person) =>
      testApp.call('PUT', `/api/v1/orders/${order.id}/status`, { token: person.token, body: { status } })
    await move('enviada', ana)
    await move('completada', beto)
    const back = await testApp.call<Order>('POST', `/api/v1/orders/${order.id}/withdraw`, { token: beto.token, body: {} })
    expect(back.body.status).toBe('en disputa')
    await testApp.call('POST', `/api/v1/orders/${order.id}/refund`, { token: ana.token, body: {} })
    await testApp.app.jobs.drain()
    expect(await newest()).toMatchObject({ status: 'reembolsada', refunded: 100 })
    expect(last()).toMatchObject({ status: 'refunded', transaction_amount_refunded: 145_050 })
    // The notice of the refund that we asked for ourselves is no news.
    await report(last()?.id ?? 0)
  },
)

test('after its 30 minutes a price in dollars is worked out anew', async () => {
  const product = await aProduct(testApp, ana, { price: 10, currency: 'USD' })
  await setRate(testApp.app.ctx, 100_000, 'prueba')
  await start(product)
  expect((await newest()).due?.amount).toBe(10_000)
  await setRate(testApp.app.ctx, 200_000, 'prueba')
  testApp.clock.pass(30)
  const later = new Date(clock.now().getTime() + 60_000).toISOString()
  await testApp.engines.db.db.execute(sql`update orders set reserved_until = ${later}::timestamptz where id = ${(await newest()).id}`)
  await start(product, (await newest()).id)
  expect((await newest()).due?.amount).toBe(20_000)
})

test('a card is charged by its token, refused with the reason, and paid by another one under its own key', async () => {
  const product = await aProduct(testApp, ana, { price: 2500.5, currency: 'ARS', stock: 1 })
  const buy = (name: string) => ({ products: [{ productId: product.id }], cardToken: `tok_${name}_abc:503175`, paymentMethod: 'debit' })
  const refused = await testApp.call('POST', '/api/v1/orders', { token: beto.token, body: buy('FUND') })
  expect(refused.error).toMatchObject({
    error: 'payments.rejected',
    message: 'La tarjeta no tiene saldo suficiente. Probá con otra tarjeta.',
  })
  const body = { cardToken: 'tok_APRO_abc:503175', paymentMethod: 'debit' }
  const paid = await testApp.call<Order>('POST', `/api/v1/orders/${(await newest()).id}/pay`, { token: beto.token, body })
  expect(paid.body.status).toBe('pendiente')
  const charges = loopback.requests.filter(({ call }) => call === 'POST /v1/payments')
  expect(charges.map(({ body }) => [body.transaction_amount, body.payment_method_id, body.installments])).toEqual([
    [2500.5, 'debmaster', 1],
    [2500.5, 'debmaster', 1],
  ])
  expect(new Set(charges.map(({ key }) => key)).size).toBe(2)
  expect(charges.every(({ key, body }) => key === body.external_reference)).toBe(true)
})

test('of a price in dollars the reseller gets the same part of the pesos, also at another attempt to pay', async () => {
  await setRate(testApp.app.ctx, 100_000, 'prueba')
  const { link, buyer } = await aResale(testApp, { rate: 0.1 })
  const pay = (path: string, name: string) =>
    testApp.call<Order>('POST', path, { token: buyer.token, body: { cardToken: `tok_${name}_abc:503175`, paymentMethod: 'debit' } })
  const refused = await pay(`/api/v1/resale/${link.id}/orders`, 'FUND')
  expect(refused.error.error).toBe('payments.rejected')
  const [order] = (await testApp.call<Order[]>('GET', '/api/v1/orders', { token: buyer.token })).body
  expect((await pay(`/api/v1/orders/${order?.id}/pay`, 'APRO')).body.status).toBe('pendiente')
  const attempts = await testApp.engines.db.db.execute(
    sql`select amount_minor::int as amount, reseller_minor::int as reseller from payments where reference = ${order?.id}`,
  )
  expect(rowsOf(attempts)).toEqual(Array(2).fill({ amount: 11_000_000, reseller: 1_000_000 }))
})
