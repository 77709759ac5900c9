import type { Claim, Order } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { dollarsOf, expectBooks, sandboxOf } from '../../testing/money.ts'
import { aCard, anAdmin, aProduct, PASSWORD, type Person } from '../../testing/people.ts'
import { aResale, buyThrough, paymentOf, type Resale, transactionsOf } from '../../testing/resale.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { orders } from '../orders/orders.module.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ settings: { PLATFORM_FEE_PERCENT: '5' } })
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

const DAY = 24 * 60
const sweep = () => orders.schedules?.['run-clocks']?.run(testApp.app.ctx)
const post = <T>(path: string, person: Person, body: object = {}) =>
  testApp.call<T>('POST', `/api/v1${path}`, { token: person.token, body })
const move = (order: Order, status: string, person: Person) =>
  testApp.call('PUT', `/api/v1/orders/${order.id}/status`, { token: person.token, body: { status } })
const sumsOf = async ({ seller, reseller }: Resale) =>
  Promise.all(
    [seller, reseller].map(async (person) => {
      const { available, held } = await dollarsOf(testApp, person)
      return [available, held]
    }),
  )
const heldUntilOf = async ({ reseller }: Resale) => {
  await testApp.app.jobs.drain()
  return (await transactionsOf(testApp, reseller))[0]?.heldUntil
}
/** Registering as a business and choosing a password by mail is tested elsewhere; what counts here is what the account is. */
const makeBusiness = ({ seller }: Resale, kind = 'empresa') =>
  testApp.engines.db.db.execute(sql`update users set account_type = ${kind} where id = ${seller.id}`)
const completed = async (kind = 'empresa') => {
  const resale = await aResale(testApp)
  await makeBusiness(resale, kind)
  const { body: order } = await buyThrough(testApp, resale)
  await move(order, 'enviada', resale.seller)
  await move(order, 'completada', resale.buyer)
  return { ...resale, order }
}
const read = async ({ order, buyer }: { order: Order; buyer: Person }) =>
  (await testApp.call<Order>('GET', `/api/v1/orders/${order.id}`, { token: buyer.token })).body
const inDays = (days: number) => new Date(testApp.clock.now().getTime() + days * DAY * 60_000).toISOString()
const HELD = [
  [0, 100],
  [0, 10],
]
const PAID = [
  [95, 0],
  [10, 0],
]
const NOTHING = [
  [0, 0],
  [0, 0],
]

describe('a purchase from a business through a link', () => {
  test.each(['empresa', 'proveedor'])('of kind %s is released once its buyer can no longer withdraw, once', async (kind) => {
    const sale = await completed(kind)
    const until = inDays(10)
    expect(await heldUntilOf(sale)).toBe(until)
    expect(await sumsOf(sale)).toEqual(HELD)
    testApp.clock.pass(10 * DAY)
    await sweep()
    expect(await sumsOf(sale)).toEqual(HELD)
    expect((await read(sale)).can.withdraw).toBe(true)
    testApp.clock.pass(1)
    expect((await read(sale)).can.withdraw).toBe(false)
    await Promise.all([sweep(), sweep()])
    await sweep()
    expect(await sumsOf(sale)).toEqual(PAID)
    expect(await heldUntilOf(sale)).toBe(null)
    const titles = async (person: Person) =>
      (await testApp.call<{ title: string }[]>('GET', '/api/v1/notifications', { token: person.token })).body.map(({ title }) => title)
    expect(await titles(sale.reseller)).toEqual(expect.arrayContaining(['Entrega confirmada', 'Cobraste tu comisión']))
    const mails = (await testApp.mails()).filter((mail) => mail.includes(sale.seller.email))
    expect(
      mails.some((mail) => mail.includes('Por el derecho de arrepentimiento') && /\(\d+ de \w+ de 202\d\)/.test(mail.replace(/\s+/g, ' '))),
    ).toBe(true)
    expect(mails.filter((mail) => mail.includes('ya está en tu saldo'))).toHaveLength(1)
  })

  test('confirmed by the reseller’s code, and after a week of silence, waits as well', async () => {
    const byCode = await aResale(testApp)
    await makeBusiness(byCode)
    const { body: order } = await buyThrough(testApp, byCode)
    await testApp.app.jobs.drain()
    const [transaction] = await transactionsOf(testApp, byCode.reseller)
    const confirmed = await post(`/reseller/payment/confirm-delivery/${transaction?.id}`, byCode.reseller, { code: order.deliveryCode })
    expect(confirmed.body).toMatchObject({ stage: 'Completada', heldUntil: inDays(10) })
    expect(await sumsOf(byCode)).toEqual(HELD)
    const silent = await aResale(testApp)
    await makeBusiness(silent)
    const { body: sent } = await buyThrough(testApp, silent)
    await move(sent, 'enviada', silent.seller)
    testApp.clock.pass(8 * DAY)
    await orders.schedules?.['run-clocks']?.run(testApp.app.ctx)
    expect(await heldUntilOf(silent)).toBe(inDays(10))
    expect(await sumsOf(silent)).toEqual(HELD)
  })

  test('that is withdrawn from on the last day is refunded whole from all three', async () => {
    const sale = await completed()
    testApp.clock.pass(10 * DAY)
    const { body } = await post<Order>(`/orders/${sale.order.id}/withdraw`, sale.buyer)
    expect(body.status).toBe('en disputa')
    expect(await heldUntilOf(sale)).toBe(null)
    testApp.clock.pass(2 * DAY)
    await sweep()
    expect(await sumsOf(sale)).toEqual(HELD)
    await post(`/orders/${sale.order.id}/refund`, sale.seller)
    await testApp.app.jobs.drain()
    expect(await sumsOf(sale)).toEqual(NOTHING)
    const [payment] = await sandboxOf(testApp).find(await paymentOf(testApp, sale.order.id))
    expect(payment).toMatchObject({ status: 'refunded', refundedMinor: 11_000 })
    expect(await transactionsOf(testApp, sale.reseller)).toMatchObject([{ stage: 'Cancelada', heldUntil: null }])
  })

  test('whose claim ends early waits for the end of the window again, one whose claim ends later does not', async () => {
    const admin = await anAdmin(testApp)
    const early = await completed()
    const until = inDays(10)
    const late = await completed()
    const claims: Claim[] = []
    for (const { order, buyer } of [early, late])
      claims.push((await post<Claim>(`/orders/${order.id}/claim`, buyer, { text: 'Falta una pieza' })).body)
    const settle = (claim: Claim | undefined, body: object) =>
      testApp.call('PUT', `/api/v1/claims/${claim?.id}/outcome`, { token: admin.token, body: { note: 'Es justo', ...body } })
    testApp.clock.pass(2 * DAY)
    await settle(claims[0], { outcome: 'devolver una parte', refund: 33 })
    expect(await sumsOf(early)).toEqual([
      [0, 70],
      [0, 7],
    ])
    expect(await heldUntilOf(early)).toBe(until)
    testApp.clock.pass(9 * DAY)
    await settle(claims[1], { outcome: 'pagar al vendedor' })
    expect([await sumsOf(late), await heldUntilOf(late)]).toEqual([PAID, null])
    await sweep()
    expect(await sumsOf(early)).toEqual([
      [66.5, 0],
      [7, 0],
    ])
  })

  test('with a partial chargeback in the window is released less that part at its end', async () => {
    const sale = await completed()
    const [payment] = await sandboxOf(testApp).find(await paymentOf(testApp, sale.order.id))
    await sandboxOf(testApp).refund(payment?.providerId ?? '', 3300, crypto.randomUUID())
    await sandboxOf(testApp).notify(payment?.providerId ?? '')
    await testApp.app.jobs.drain()
    expect((await sumsOf(sale)).map(([available]) => available)).toEqual([0, 0])
    testApp.clock.pass(11 * DAY)
    await sweep()
    expect((await sumsOf(sale)).map(([available]) => available)).toEqual([66.5, 7])
  })

  test('keeps seller and reseller from closing their accounts until they are paid, the buyer not', async () => {
    const sale = await completed()
    const leave = ({ token }: Person) => testApp.call('DELETE', '/api/v1/users/me', { token, body: { password: PASSWORD } })
    for (const person of [sale.seller, sale.reseller]) expect((await leave(person)).error.error).toBe('accounts.open-orders')
    expect((await leave(sale.buyer)).status).toBe(200)
  })
})

test('others are released at once: through a link from a person, and from a business without a link', async () => {
  const person = await completed('individuo')
  expect([await sumsOf(person), await heldUntilOf(person)]).toEqual([PAID, null])
  const business = await aResale(testApp)
  await makeBusiness(business)
  const product = await aProduct(testApp, business.seller, { price: 100, stock: 1 })
  const { body: order } = await post<Order>('/orders', business.buyer, {
    products: [{ productId: product.id }],
    cardToken: await aCard(testApp),
    paymentMethod: 'credit',
  })
  await move(order, 'enviada', business.seller)
  await move(order, 'completada', business.buyer)
  expect((await dollarsOf(testApp, business.seller)).available).toBe(95)
})
