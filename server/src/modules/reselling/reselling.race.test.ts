import type { Claim, Order } from '@feria/contract/orders/schemas'
import type { ResaleTransaction } from '@feria/contract/reselling/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { dollarsOf, expectBooks, sandboxOf } from '../../testing/money.ts'
import { aCard, aMember, PASSWORD, type Person } from '../../testing/people.ts'
import { race, rowOf, times, writesTo } from '../../testing/races.ts'
import { aContact, aResale, buyThrough, paymentOf, type Resale, transactionsOf } from '../../testing/resale.ts'
import { hasPostgres } from '../../testing/servers.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { orders } from '../orders/orders.module.ts'
import { followOrder } from './order-events.ts'
import { resaleTransactions } from './tables.ts'

describe.skipIf(!hasPostgres)('resales on PostgreSQL', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await createTestApp()
  })
  afterEach(() => expectBooks(testApp))
  afterAll(() => testApp.close())

  const post = <T>(path: string, person: Person, body: object = {}) =>
    testApp.call<T>('POST', `/api/v1${path}`, { token: person.token, body })
  const sumOf = async ({ seller, reseller }: Resale) =>
    Promise.all([seller, reseller].map(async (person) => (await dollarsOf(testApp, person)).available))
  const paid = async () => {
    const resale = await aResale(testApp)
    const { body: order } = await buyThrough(testApp, resale)
    await testApp.app.jobs.drain()
    const [transaction] = await transactionsOf(testApp, resale.reseller)
    const confirm = () =>
      post<ResaleTransaction>(`/reseller/payment/confirm-delivery/${transaction?.id}`, resale.reseller, { code: order.deliveryCode })
    return { ...resale, order, confirm }
  }
  const statusOf = async ({ order, buyer }: { order: Order; buyer: Person }) =>
    (await testApp.call<Order>('GET', `/api/v1/orders/${order.id}`, { token: buyer.token })).body.status

  test('eight simultaneous confirmations of one delivery release it once', async () => {
    const sale = await paid()
    const answers = await Promise.all(Array.from({ length: 8 }, sale.confirm))
    expect(answers.map(({ status, body }) => `${status} ${body.stage}`)).toEqual(Array(8).fill('200 Completada'))
    expect(await sumOf(sale)).toEqual([100, 10])
  })

  test('a confirmation and the buyer’s own at the same moment, and their events, release it once', async () => {
    for (let n = 0; n < 4; n++) {
      const sale = await paid()
      await testApp.call('PUT', `/api/v1/orders/${sale.order.id}/status`, { token: sale.seller.token, body: { status: 'enviada' } })
      const received = () =>
        testApp.call('PUT', `/api/v1/orders/${sale.order.id}/status`, { token: sale.buyer.token, body: { status: 'completada' } })
      const follow = () => followOrder(testApp.app.ctx, { orderId: sale.order.id })
      await Promise.all([sale.confirm(), received(), follow(), sale.confirm(), follow()])
      expect(await sumOf(sale)).toEqual([100, 10])
      await testApp.app.jobs.drain()
      expect(await transactionsOf(testApp, sale.reseller)).toMatchObject([{ stage: 'Completada' }])
    }
  })

  test('a confirmation against a claim: whichever is first, the money ends held', async () => {
    for (let n = 0; n < 4; n++) {
      const sale = await paid()
      const [, claim] = await Promise.all([sale.confirm(), post<Claim>(`/orders/${sale.order.id}/claim`, sale.buyer, { text: 'No anda' })])
      expect([claim.status, await statusOf(sale)]).toEqual([201, 'en disputa'])
      expect(await sumOf(sale)).toEqual([0, 0])
      await post(`/orders/${sale.order.id}/refund`, sale.seller)
      await testApp.app.jobs.drain()
      expect(await sumOf(sale)).toEqual([0, 0])
    }
  })

  test('a confirmation against the seller’s refund, and against a chargeback: one of them gets the money', async () => {
    for (let n = 0; n < 4; n++) {
      const sale = await paid()
      const [payment] = await sandboxOf(testApp).find(await paymentOf(testApp, sale.order.id))
      const providerId = payment?.providerId ?? ''
      const back = async () => {
        if (n % 2 === 0) return post(`/orders/${sale.order.id}/refund`, sale.seller)
        await sandboxOf(testApp).step(providerId, 'charge-back')
        await sandboxOf(testApp).notify(providerId)
        return testApp.app.jobs.drain()
      }
      await Promise.all([sale.confirm(), back()])
      await testApp.app.jobs.drain()
      const isBack = (await statusOf(sale)) === 'reembolsada'
      expect(await sumOf(sale)).toEqual(isBack ? [0, 0] : [100, 10])
      const [now] = await sandboxOf(testApp).find(await paymentOf(testApp, sale.order.id))
      expect(now?.status === 'approved').toBe(!isBack)
      if (n % 2) expect(isBack).toBe(true)
    }
  })

  test('held money is released once by several processes, and not under a withdrawal requested meanwhile', async () => {
    const sale = await aResale(testApp)
    await testApp.engines.db.db.execute(`update users set account_type = 'empresa' where id = '${sale.seller.id}'`)
    const { body: order } = await buyThrough(testApp, sale)
    for (const [status, person] of [
      ['enviada', sale.seller],
      ['completada', sale.buyer],
    ] as const)
      await testApp.call('PUT', `/api/v1/orders/${order.id}/status`, { token: person.token, body: { status } })
    expect(await sumOf(sale)).toEqual([0, 0])
    testApp.clock.pass(10 * 24 * 60 + 1)
    const sweep = () => orders.schedules?.['run-clocks']?.run(testApp.app.ctx)
    const answers = await Promise.all([sweep(), sweep(), post(`/orders/${order.id}/withdraw`, sale.buyer), sweep()])
    expect((answers[2] as { status: number }).status).toBe(409)
    expect(await sumOf(sale)).toEqual([100, 10])
  })

  test('one address paid by two people at once is one transaction each, and its own belongs to one of them', async () => {
    const resale = await aResale(testApp, { stock: 5 })
    const { id, t } = await aContact(testApp, resale)
    const buyers = [resale.buyer, await aMember(testApp), await aMember(testApp), await aMember(testApp)]
    await Promise.all(buyers.map((buyer) => buyThrough(testApp, { ...resale, buyer }, t)))
    await testApp.app.jobs.drain()
    const all = await transactionsOf(testApp, resale.reseller)
    expect(all.map(({ stage }) => stage)).toEqual(Array(4).fill('Pagada'))
    expect(all.filter((one) => one.id === id)).toHaveLength(1)
  })

  test('the events of one purchase, followed twice at the same moment, make one transaction', async () => {
    const resale = await aResale(testApp)
    const { body: order } = await buyThrough(testApp, resale)
    const follow = () => followOrder(testApp.app.ctx, { orderId: order.id })
    await race(testApp, writesTo(resaleTransactions), times(2, follow))
    expect(await transactionsOf(testApp, resale.reseller)).toHaveLength(1)
  })

  test('of two purchases with one address, followed at the same moment, one has its transaction and the other one of its own', async () => {
    const resale = await aResale(testApp, { stock: 2 })
    const { id, t } = await aContact(testApp, resale)
    const bought = [await buyThrough(testApp, resale, t), await buyThrough(testApp, { ...resale, buyer: await aMember(testApp) }, t)]
    const [first, second] = bought.map(
      ({ body }) =>
        () =>
          followOrder(testApp.app.ctx, { orderId: body.id }),
    )
    if (!first || !second) throw new Error('There are two purchases.')
    await race(testApp, rowOf(resaleTransactions, id), [first, second])
    const all = await transactionsOf(testApp, resale.reseller)
    expect(all.map(({ stage }) => stage)).toEqual(['Pagada', 'Pagada'])
    const rows = await testApp.engines.db.db.select().from(resaleTransactions).where(eq(resaleTransactions.id, id))
    expect(rows.map(({ orderId }) => orderId)).toEqual([bought[0]?.body.id])
  })

  test('a phone number left six times at once starts one transaction', async () => {
    const resale = await aResale(testApp)
    const body = { name: 'Caro', phone: '11 2345-6789', consent: true }
    const contact = () => testApp.call<{ id: string }>('POST', `/api/v1/resale/${resale.link.id}/contact`, { body })
    const answers = await Promise.all(Array.from({ length: 6 }, contact))
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
    expect(await transactionsOf(testApp, resale.reseller)).toHaveLength(1)
  })

  test('a reseller who closes the account during a purchase: either they stay, or nothing is bought through them', async () => {
    for (let n = 0; n < 6; n++) {
      const resale = await aResale(testApp)
      const cardToken = await aCard(testApp)
      const leave = testApp.call('DELETE', '/api/v1/users/me', { token: resale.reseller.token, body: { password: PASSWORD } })
      const buy = post<Order>(`/resale/${resale.link.id}/orders`, resale.buyer, { cardToken, paymentMethod: 'credit' })
      const [left, bought] = await Promise.all([leave, buy])
      expect([left.status === 200, bought.status === 201]).toEqual(left.status === 200 ? [true, false] : [false, true])
    }
  })
})
