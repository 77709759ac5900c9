import type { Order, Sale } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aPurchase, dollarsOf, expectBooks } from '../../../testing/money.ts'
import { aMember, type Person } from '../../../testing/people.ts'
import { aResale, buyThrough, transactionsOf } from '../../../testing/resale.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { orders } from '../orders.module.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ settings: { RATE_LIMITS: 'true' } })
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

interface Delivered {
  status: string
  heldUntil: string | null
}
const DAY = 24 * 60
const codeOf = ({ deliveryCode }: Order): string => deliveryCode ?? ''
/** Six digits that are not the code. */
const wrong = (order: Order, n = 1): string => String((Number(codeOf(order)) + n) % 1_000_000).padStart(6, '0')
const deliver = ({ id }: Order, { token }: Person, code: unknown) =>
  testApp.call<Delivered>('POST', `/api/v1/orders/${id}/delivered`, { token, body: { code } })
const read = async ({ id }: Order, { token }: Person) => (await testApp.call<Order>('GET', `/api/v1/orders/${id}`, { token })).body
const moneyOf = async (person: Person) => (await dollarsOf(testApp, person)).available
const move = (order: Order, status: string, { token }: Person) =>
  testApp.call('PUT', `/api/v1/orders/${order.id}/status`, { token, body: { status } })
const makeBusiness = ({ id }: Person) => testApp.engines.db.db.execute(sql`update users set account_type = 'empresa' where id = ${id}`)

describe('the code of a paid order', () => {
  test('is six digits, for its buyer alone: on the page and in the email', async () => {
    const { order, buyer, seller } = await aPurchase(testApp)
    expect(codeOf(order)).toMatch(/^\d{6}$/)
    await testApp.app.jobs.drain()
    const sales = await testApp.call<Sale[]>('GET', `/api/v1/orders/sales?orderId=${order.id}`, { token: seller.token })
    expect(JSON.stringify(sales.body)).not.toContain(codeOf(order))
    const mails = (await testApp.mails()).filter((mail) => mail.includes(codeOf(order)))
    expect(mails.map((mail) => mail.includes(`To: ${buyer.email}`))).toEqual([true])
  })

  test.each([false, true])('completes it at once and pays its seller, sent before or not: %s', async (isSent) => {
    const { order, buyer, seller, productId } = await aPurchase(testApp)
    if (isSent) await move(order, 'enviada', seller)
    const answer = await deliver(order, seller, ` ${codeOf(order).slice(0, 3)}-${codeOf(order).slice(3)} `)
    expect([answer.status, answer.body]).toEqual([200, { id: order.id, status: 'completada', heldUntil: null }])
    await testApp.app.jobs.drain()
    const news = await testApp.call<{ title: string }[]>('GET', '/api/v1/notifications', { token: buyer.token })
    expect(news.body.map(({ title }) => title)).toContain('Compra entregada')
    const mails = (await testApp.mails()).filter((mail) => mail.includes(`To: ${buyer.email}`))
    expect(mails.some((mail) => mail.includes(`Compra ${order.number} entregada`))).toBe(true)
    expect(await moneyOf(seller)).toBe(100)
    const { history, status } = await read(order, buyer)
    expect([status, history.map(({ event }) => event)]).toEqual(['completada', ['ordered', 'paid', 'sent', 'completed']])
    const product = await testApp.call<{ sold: boolean }>('GET', `/api/v1/products/${productId}`)
    expect(product.body.sold).toBe(true)
  })

  test('sent again answers as before, and changes nothing', async () => {
    const { order, seller } = await aPurchase(testApp)
    const first = await deliver(order, seller, codeOf(order))
    testApp.clock.pass(DAY)
    const again = await deliver(order, seller, codeOf(order))
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await moneyOf(seller)).toBe(100)
    expect((await deliver(order, seller, wrong(order))).error.error).toBe('orders.bad-code')
  })

  test('pays a business when its buyer can no longer withdraw', async () => {
    const { order, seller, buyer } = await aPurchase(testApp)
    await makeBusiness(seller)
    const { body } = await deliver(order, seller, codeOf(order))
    expect(body.heldUntil).toBe(new Date(testApp.clock.now().getTime() + 10 * DAY * 60_000).toISOString())
    const sale = async () =>
      (await testApp.call<Sale[]>('GET', `/api/v1/orders/sales?orderId=${order.id}`, { token: seller.token })).body[0]?.heldUntil
    expect([await moneyOf(seller), await sale()]).toEqual([0, body.heldUntil])
    testApp.clock.pass(10 * DAY + 1)
    await orders.schedules?.['run-clocks']?.run(testApp.app.ctx)
    expect([await moneyOf(seller), await sale()]).toEqual([100, null])
    expect((await read(order, buyer)).status).toBe('completada')
  })

  test('of a resale is the same for its reseller and its seller, who hand it over', async () => {
    const [one, other] = [await aResale(testApp), await aResale(testApp)]
    for (const resale of [one, other]) {
      const { body: order } = await buyThrough(testApp, resale)
      await testApp.app.jobs.drain()
      const [transaction] = await transactionsOf(testApp, resale.reseller)
      const confirm = { token: resale.reseller.token, body: { code: codeOf(order) } }
      if (resale === one) expect((await deliver(order, resale.seller, codeOf(order))).status).toBe(200)
      else expect((await testApp.call('POST', `/api/v1/reseller/payment/confirm-delivery/${transaction?.id}`, confirm)).status).toBe(200)
      await testApp.app.jobs.drain()
      expect(await Promise.all([resale.seller, resale.reseller].map(moneyOf))).toEqual([100, 10])
      expect((await transactionsOf(testApp, resale.reseller))[0]?.stage).toBe('Completada')
    }
  })
})

describe('a code is refused', () => {
  test('unless it is six digits, in a sentence, and by everybody but the seller', async () => {
    const { order, buyer, seller } = await aPurchase(testApp)
    for (const code of ['12345', '1234567', 'AB12CD', '', '１２３４５６', 'x'.repeat(50)])
      expect((await deliver(order, seller, code)).error.fields, code).toEqual({ code: 'El código tiene seis números.' })
    expect((await deliver(order, seller, null)).error.fields).toEqual({ code: 'Ingresá el código de entrega.' })
    const other = await aMember(testApp)
    for (const person of [buyer, other]) expect((await deliver(order, person, codeOf(order))).status).toBe(404)
    expect((await deliver({ ...order, id: crypto.randomUUID() }, seller, codeOf(order))).status).toBe(404)
    expect((await read(order, buyer)).status).toBe('pendiente')
  })

  test('during a claim and after a refund, right or wrong alike; nobody is paid', async () => {
    const { order, buyer, seller } = await aPurchase(testApp)
    await testApp.call('POST', `/api/v1/orders/${order.id}/claim`, { token: buyer.token, body: { text: 'No llegó' } })
    const answers = async () => Promise.all([codeOf(order), wrong(order)].map(async (code) => (await deliver(order, seller, code)).error))
    expect(await answers()).toEqual(Array(2).fill(expect.objectContaining({ error: 'orders.bad-step' })))
    await testApp.call('POST', `/api/v1/orders/${order.id}/refund`, { token: seller.token })
    const message = 'La compra está reembolsada: no se puede pasar a completada.'
    expect(await answers()).toEqual(Array(2).fill(expect.objectContaining({ error: 'orders.bad-step', message })))
    expect(await moneyOf(seller)).toBe(0)
  })

  test('after ten wrong ones in an hour, of its order and by its seller, right or wrong alike', async () => {
    const { order, seller } = await aPurchase(testApp)
    for (let n = 1; n <= 10; n++) expect((await deliver(order, seller, wrong(order, n))).error.error).toBe('orders.bad-code')
    for (const code of [wrong(order, 11), codeOf(order)]) expect((await deliver(order, seller, code)).error.error).toBe('too-many')
    const another = await aPurchase(testApp, async () => ({}))
    await testApp.engines.db.db.execute(sql`update orders set seller_id = ${seller.id} where id = ${another.order.id}`)
    expect((await deliver(another.order, seller, codeOf(another.order))).error.error, 'another order of theirs').toBe('too-many')
    await testApp.engines.db.db.execute(sql`update orders set seller_id = ${another.seller.id} where id = ${another.order.id}`)
    testApp.clock.pass(61)
    expect((await deliver(order, seller, codeOf(order))).status).toBe(200)
  })

  test('ten times by its reseller for its seller too; many right ones count for nobody', async () => {
    const resale = await aResale(testApp)
    const { body: order } = await buyThrough(testApp, resale)
    await testApp.app.jobs.drain()
    const [transaction] = await transactionsOf(testApp, resale.reseller)
    const guess = (code: string) =>
      testApp.call('POST', `/api/v1/reseller/payment/confirm-delivery/${transaction?.id}`, { token: resale.reseller.token, body: { code } })
    for (let n = 1; n <= 10; n++) await guess(wrong(order, n))
    expect((await deliver(order, resale.seller, codeOf(order))).error.error).toBe('too-many')
    const { order: mine, seller } = await aPurchase(testApp)
    for (let n = 0; n < 15; n++) expect((await deliver(mine, seller, codeOf(mine))).status).toBe(200)
  })
})
