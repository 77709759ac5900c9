import type { ResaleTransaction } from '@feria/contract/reselling/schemas'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectBooks } from '../../testing/money.ts'
import { aResale, buyThrough, transactionsOf } from '../../testing/resale.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ settings: { RATE_LIMITS: 'true' } })
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

/** A paid transaction, and its reseller's confirmation of the delivery by a code. */
const paid = async () => {
  const resale = await aResale(testApp)
  const { body: order } = await buyThrough(testApp, resale)
  await testApp.app.jobs.drain()
  const [transaction] = await transactionsOf(testApp, resale.reseller)
  const path = `/api/v1/reseller/payment/confirm-delivery/${transaction?.id}`
  const deliver = (code?: string) => testApp.call<ResaleTransaction>('POST', path, { token: resale.reseller.token, body: { code } })
  return { deliver, code: order.deliveryCode ?? '' }
}

test('a delivery code is guessed at most ten times an hour for each transaction, and then not even the right one is taken', async () => {
  const [one, other] = [await paid(), await paid()]
  for (let tries = 0; tries < 10; tries++) expect((await one.deliver('ZZZZZZ')).error).toMatchObject({ error: 'reselling.bad-code' })
  expect((await one.deliver(one.code)).error).toMatchObject({ error: 'too-many' })
  expect((await one.deliver()).error, 'without a code nothing is guessed').toMatchObject({ error: 'reselling.bad-code' })
  expect((await other.deliver(other.code)).body.stage).toBe('Completada')
  testApp.clock.pass(61)
  expect((await one.deliver(one.code)).body.stage).toBe('Completada')
})

test('the transaction of an order is found by it, by its reseller alone: the QR of a delivery leads there', async () => {
  const [one, other] = [await aResale(testApp), await aResale(testApp)]
  const { body: order } = await buyThrough(testApp, one)
  await buyThrough(testApp, other)
  await testApp.app.jobs.drain()
  const find = async ({ id, token }: { id: string; token: string }, of = order.id) =>
    (await testApp.call<ResaleTransaction[]>('GET', `/api/v1/reseller/transactions/${id}?order=${of}`, { token })).body
  expect(await find(one.reseller)).toMatchObject([{ stage: 'Pagada', can: { deliver: true } }])
  expect([await find(other.reseller), await find(one.reseller, crypto.randomUUID())]).toEqual([[], []])
})
