import type { ProductDetail, SellerRecord } from '@feria/contract/catalogue/schemas'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCompleted, aPurchase } from '../../testing/money.ts'
import { aCard, aMember, aNewcomer, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { provePhone } from '../accounts/accounts.module.ts'
import { approveIdentity } from '../identities/identities.module.ts'
import { identities } from '../identities/tables.ts'

const DAY = 24 * 60
let testApp: TestApp
let seller: Person
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  seller = await aMember(testApp, 'Vera')
})

const minutes = (count: number) => testApp.clock.pass(count)
const nothing: SellerRecord = { sales: 0, marks: ['email'], answerMinutes: null, score: null, reviews: 0 }

/** What the page of a product says of its seller. */
const recordOf = async (of: Person, productId?: string): Promise<SellerRecord> => {
  const id = productId ?? (await aProduct(testApp, of)).id
  const { sales, marks, answerMinutes, score, reviews } = (await testApp.call<ProductDetail>('GET', `/api/v1/products/${id}`)).body.seller
  return { sales, marks, answerMinutes, score, reviews }
}
const ask = async (productId: string): Promise<{ id: string; buyer: Person }> => {
  const buyer = await aMember(testApp)
  const { body } = await testApp.call<{ id: string }>('POST', '/api/v1/chat-requests', { token: buyer.token, body: { productId } })
  return { id: body.id, buyer }
}
const answer = (id: string, status = 'accepted') =>
  testApp.call('PUT', `/api/v1/chat-requests/${id}/status`, { token: seller.token, body: { status } })
/** Requests for a product, each answered after so many minutes. */
const answered = async (productId: string, ...waits: number[]) => {
  for (const [n, wait] of waits.entries()) {
    const { id } = await ask(productId)
    minutes(wait)
    await answer(id, n % 2 === 0 ? 'accepted' : 'rejected')
  }
}

test('a new seller has no record', async () => {
  expect(await recordOf(seller)).toEqual(nothing)
})

test('the answer time is the median of at least three answers, yes or no; what waits is not counted', async () => {
  const { id } = await aProduct(testApp, seller)
  await answered(id, 10, 200)
  await ask(id)
  expect(await recordOf(seller, id)).toEqual(nothing)
  await answered(id, 30)
  expect(await recordOf(seller, id)).toEqual({ ...nothing, answerMinutes: 30 })
  await answered(id, 40)
  expect((await recordOf(seller, id)).answerMinutes, 'between the two in the middle').toBe(35)
  minutes(180 * DAY)
  expect(await recordOf(seller, id), 'old habits').toEqual(nothing)
})

test('a conversation that a purchase opens is no answer, nor a request that it accepts', async () => {
  const { id } = await aProduct(testApp, seller, { stock: 9 })
  await answered(id, 20, 20)
  const waiting = await ask(id)
  const other = await aMember(testApp)
  minutes(500)
  for (const { token } of [waiting.buyer, other]) {
    const body = { products: [{ productId: id }], cardToken: await aCard(testApp), paymentMethod: 'credit' }
    expect((await testApp.call('POST', '/api/v1/orders', { token, body })).status).toBe(201)
  }
  await testApp.app.jobs.drain()
  const { body } = await testApp.call<{ status: string }[]>('GET', '/api/v1/chat-requests', { token: seller.token })
  expect(body.filter(({ status }) => status === 'accepted')).toHaveLength(3)
  expect(await recordOf(seller, id)).toEqual(nothing)
})

test.each(['pending', 'rejected'] as const)('an identity that is %s is no mark', async (status) => {
  const now = testApp.clock.now()
  const decidedAt = status === 'pending' ? null : now
  await testApp.app.ctx.db.insert(identities).values({ userId: seller.id, status, uploadId: newId(), sentAt: now, decidedAt })
  expect(await recordOf(seller)).toEqual(nothing)
})

test('what was verified of a seller is marked, the number and the document in no answer', async () => {
  const [bare, { ctx }] = [await aNewcomer(testApp), testApp.app]
  expect((await recordOf(bare)).marks).toEqual([])
  await provePhone(ctx, seller.id, '+54 9 11 2345 6789')
  expect((await recordOf(seller)).marks).toEqual(['email', 'phone'])
  await approveIdentity(ctx, seller.id)
  expect((await recordOf(seller)).marks).toEqual(['email', 'phone', 'identity'])
  const page = await testApp.call('GET', `/api/v1/sellers/${seller.id}`)
  expect(page.body).toMatchObject({ seller: { marks: ['email', 'phone', 'identity'] } })
  expect(JSON.stringify(page.body)).not.toMatch(/2345|phone_|upload/)
  await testApp.call('PUT', `/api/v1/users/${seller.id}`, { token: seller.token, body: { phone: '11 2345-6780' } })
  expect((await recordOf(seller)).marks).toEqual(['email', 'identity'])
})

test('completed sales and marks stand on the page of the product and of the seller', async () => {
  const { seller, productId } = await aCompleted(testApp)
  await testApp.app.jobs.drain()
  await approveIdentity(testApp.app.ctx, seller.id)
  expect(await recordOf(seller, productId)).toEqual({ ...nothing, sales: 1, marks: ['email', 'identity'] })
  const { body } = await testApp.call<{ seller: SellerRecord }>('GET', `/api/v1/sellers/${seller.id}`)
  expect(body.seller).toMatchObject({ sales: 1, marks: ['email', 'identity'], answerMinutes: null })
  const open = await aPurchase(testApp)
  expect(await recordOf(open.seller, open.productId), 'paid only').toEqual(nothing)
})
