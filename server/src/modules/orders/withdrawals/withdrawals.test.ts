import type { Order, Withdrawal } from '@feria/contract/orders/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCard, aMember, anAdmin, aProduct, lastAction, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const ask = (body: object) => testApp.call<{ code: string; createdAt: string }>('POST', '/api/v1/withdrawals', { body })
const list = (admin: Person, query = '') => testApp.call<Withdrawal[]>('GET', `/api/v1/withdrawals${query}`, { token: admin.token })

const aPurchase = async () => {
  const [seller, buyer] = [await aMember(testApp, 'Vera Vende'), await aMember(testApp, 'Bruno Compra')]
  const product = await aProduct(testApp, seller)
  const body = { products: [{ productId: product.id }], cardToken: await aCard(testApp), paymentMethod: 'debit' }
  return { seller, buyer, order: (await testApp.call<Order>('POST', '/api/v1/orders', { token: buyer.token, body })).body }
}

test('a visitor gets a code on the screen and by email; the seller of the purchase is notified', async () => {
  const { seller, buyer, order } = await aPurchase()
  const { status, body } = await ask({ name: 'Bruno', email: buyer.email.toUpperCase(), orderNumber: ` ${order.number.toLowerCase()} ` })
  expect([status, body.code]).toEqual([201, expect.stringMatching(/^A-[2-9A-Z]{5}-[2-9A-Z]{5}$/)])
  await testApp.app.jobs.drain()
  const mails = await testApp.mails()
  expect(mails.some((mail) => mail.includes(`To: ${buyer.email}`) && mail.includes(body.code))).toBe(true)
  expect(mails.some((mail) => mail.includes(`To: ${seller.email}`) && mail.includes(`/sales/${order.id}`))).toBe(true)
  const [found] = (await list(await anAdmin(testApp))).body.filter(({ code }) => code === body.code)
  expect(found).toMatchObject({ orderId: order.id, resolvedAt: null })
})

test("an unknown number, or another member's, is accepted too and answered alike", async () => {
  const { order } = await aPurchase()
  const admin = await anAdmin(testApp)
  const answers = [
    await ask({ name: 'Otra', email: 'otra@feria.example', orderNumber: order.number }),
    await ask({ name: 'Otra', email: 'otra@feria.example', orderNumber: 'no me acuerdo', reason: 'No era lo que esperaba' }),
  ]
  for (const { status, body } of answers) expect([status, Object.keys(body).sort()]).toEqual([201, ['code', 'createdAt']])
  const codes = answers.map(({ body }) => body.code)
  expect((await list(admin)).body.filter(({ code }) => codes.includes(code)).map(({ orderId }) => orderId)).toEqual([null, null])
})

test.each([
  [{ name: '', email: 'a@b.co', orderNumber: 'F-1' }, 'name'],
  [{ name: 'A', email: 'no', orderNumber: 'F-1' }, 'email'],
  [{ name: 'A', email: 'a@b.co', orderNumber: ' ' }, 'orderNumber'],
  [{ name: 'A', email: 'a@b.co', orderNumber: 'F-1', reason: 'x'.repeat(1001) }, 'reason'],
])('refuses %j beside %s', async (body, field) => {
  const { status, error } = await ask(body)
  expect([status, typeof error.fields?.[field]]).toEqual([400, 'string'])
})

test('[ADM-02] admins see pending ones first, page through them, and mark them as handled', async () => {
  const admin = await anAdmin(testApp)
  testApp.clock.pass(1)
  for (const orderNumber of ['uno', 'dos']) {
    testApp.clock.pass(1)
    await ask({ name: 'Ana', email: `${orderNumber}@feria.example`, orderNumber })
  }
  const waiting = (await list(admin, '?resolved=false')).body
  const [one, two] = ['uno', 'dos'].map((number) => waiting.find(({ orderNumber }) => orderNumber === number))
  expect(waiting.indexOf(one as Withdrawal)).toBeLessThan(waiting.indexOf(two as Withdrawal))
  const resolve = (id?: string) => testApp.call<Withdrawal>('PUT', `/api/v1/withdrawals/${id}/resolved`, { token: admin.token })
  const { body } = await resolve(one?.id)
  expect(body.resolvedAt).toBe(testApp.clock.now().toISOString())
  expect(await lastAction(testApp, admin)).toMatchObject({
    action: 'withdrawal.resolved',
    subject: { kind: 'withdrawal', id: one?.id, name: one?.code },
  })
  testApp.clock.pass(5)
  expect((await resolve(one?.id)).body.resolvedAt).toBe(body.resolvedAt)
  expect((await resolve(crypto.randomUUID())).error.error).toBe('orders.withdrawal-not-found')
  expect((await list(admin, '?resolved=true')).body.map(({ id }) => id)).toEqual([one?.id])
  await resolve(two?.id)
  const all: Withdrawal[] = []
  for (let next: string | undefined = '?limit=1'; next && all.length < 20; ) {
    const page = await list(admin, next)
    all.push(...page.body)
    next = /<[^?>]*(\?[^>]+)>/.exec(String(page.headers.link ?? ''))?.[1]
  }
  expect(all.slice(-2).map(({ id }) => id)).toEqual([one?.id, two?.id])
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})
