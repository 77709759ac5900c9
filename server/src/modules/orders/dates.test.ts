import type { Claim, Order } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { aPurchase, expectBooks } from '../../testing/money.ts'
import { anAdmin, type Person } from '../../testing/people.ts'
import { aResale, buyThrough } from '../../testing/resale.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let start: number
beforeAll(async () => {
  testApp = await createTestApp()
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

interface Sale {
  buyer: Person
  seller: Person
  order: Order
}

const DAY = 24 * 60
const move = (status: string, { order }: Sale, { token }: Person) =>
  testApp.call('PUT', `/api/v1/orders/${order.id}/status`, { token, body: { status } })
const claim = ({ order, buyer }: Sale) =>
  testApp.call<Claim>('POST', `/api/v1/orders/${order.id}/claim`, { token: buyer.token, body: { text: 'No anda' } })
const settle = async ({ body }: { body: Claim }, outcome: object) => {
  // Weeks pass here, and sessions end.
  const { token } = await anAdmin(testApp)
  const decided = { token, body: { note: 'Es justo', ...outcome } }
  expect((await testApp.call('PUT', `/api/v1/claims/${body.id}/outcome`, decided)).status).toBe(200)
}
const drop = ({ buyer }: Sale, { body }: { body: Claim }) =>
  testApp.call('PUT', `/api/v1/claims/${body.id}/dropped`, { token: buyer.token })
const mayClaim = async ({ order, buyer }: Sale) => {
  const { body } = await testApp.call<Order>('GET', `/api/v1/orders/${order.id}`, { token: buyer.token })
  return [body.can.claim, body.can.withdraw]
}
/** The days since its payment on which an order was paid, sent, completed and refunded. */
const daysOf = async ({ order }: Sale) => {
  const since = sql.raw(`to_timestamp(${start / 1000})`)
  const day = (column: string) => sql`extract(epoch from ${sql.raw(column)} - ${since})::float / 86400`
  const found = await testApp.engines.db.db.execute(sql`
    select ${day('paid_at')} as paid, ${day('sent_at')} as sent, ${day('completed_at')} as completed, ${day('refunded_at')} as refunded
    from orders where id = ${order.id}`)
  return rowsOf<Record<string, number | null>>(found)[0]
}
const paid = async (): Promise<Sale> => {
  const purchase = await aPurchase(testApp)
  start = testApp.clock.now().getTime()
  return purchase
}
/** Sent after a day, and received after two. */
const received = async (): Promise<Sale> => {
  const sale = await paid()
  testApp.clock.pass(DAY)
  await move('enviada', sale, sale.seller)
  testApp.clock.pass(DAY)
  await move('completada', sale, sale.buyer)
  return sale
}
/** Says that the ten days end at this moment: on it the buyer may still claim, later not. */
const expectLastMoment = async (sale: Sale) => {
  expect(await mayClaim(sale)).toEqual([true, true])
  const last = await claim(sale)
  expect(last.status).toBe(201)
  await drop(sale, last)
  testApp.clock.pass(1 / 60_000)
  expect(await mayClaim(sale)).toEqual([false, false])
  expect((await claim(sale)).error.error).toBe('orders.claim-late')
}

describe('the ten days to claim or withdraw', () => {
  test.each([
    ['pays the seller', { outcome: 'pagar al vendedor' }],
    ['gives a part back', { outcome: 'devolver una parte', refund: 33 }],
  ])('count from the delivery, also after a claim whose end %s', async (_what, outcome) => {
    const sale = await received()
    testApp.clock.pass(3 * DAY)
    const opened = await claim(sale)
    testApp.clock.pass(4 * DAY)
    await settle(opened, outcome)
    expect(await daysOf(sale)).toEqual({ paid: 0, sent: 1, completed: 2, refunded: null })
    testApp.clock.pass(3 * DAY)
    await expectLastMoment(sale)
    expect(await daysOf(sale)).toEqual({ paid: 0, sent: 1, completed: 2, refunded: null })
  })

  test('count from the end of a claim about a missing delivery', async () => {
    const sale = await paid()
    testApp.clock.pass(DAY)
    await move('enviada', sale, sale.seller)
    testApp.clock.pass(DAY)
    const opened = await claim(sale)
    testApp.clock.pass(20 * DAY)
    await drop(sale, opened)
    expect(await daysOf(sale)).toEqual({ paid: 0, sent: 1, completed: 22, refunded: null })
    testApp.clock.pass(10 * DAY)
    await expectLastMoment(sale)
  })
})

describe('the dates of an order', () => {
  test('are kept after a refund, beside the date of that refund', async () => {
    const sale = await received()
    testApp.clock.pass(DAY)
    const opened = await claim(sale)
    testApp.clock.pass(DAY)
    await settle(opened, { outcome: 'devolver' })
    expect(await daysOf(sale)).toEqual({ paid: 0, sent: 1, completed: 2, refunded: 4 })
  })

  test('that is refunded unsent have neither shipping nor delivery', async () => {
    const sale = await paid()
    testApp.clock.pass(DAY)
    await testApp.call('POST', `/api/v1/orders/${sale.order.id}/withdraw`, { token: sale.buyer.token, body: {} })
    expect(await daysOf(sale)).toEqual({ paid: 0, sent: null, completed: null, refunded: 1 })
  })

  test(
    'that the buyer’s code completes: it was sent when the seller sent it, else when it was handed over; it is not on ' + 'sale again',
    async () => {
      for (const isSent of [true, false]) {
        const resale = await aResale(testApp)
        const { body: order } = await buyThrough(testApp, resale)
        const sale = { ...resale, order }
        start = testApp.clock.now().getTime()
        testApp.clock.pass(DAY)
        if (isSent) await move('enviada', sale, sale.seller)
        testApp.clock.pass(DAY)
        const code = { token: sale.seller.token, body: { code: order.deliveryCode } }
        expect((await testApp.call('POST', `/api/v1/orders/${order.id}/delivered`, code)).status).toBe(200)
        testApp.clock.pass(DAY)
        const opened = await claim(sale)
        await settle(opened, { outcome: 'devolver' })
        expect(await daysOf(sale)).toEqual({ paid: 0, sent: isSent ? 1 : 2, completed: 2, refunded: 3 })
        const { body } = await testApp.call<{ stock: number; sold: boolean }>('GET', `/api/v1/products/${resale.product.id}`)
        expect(body).toMatchObject({ stock: 0, sold: true })
      }
    },
  )
})
