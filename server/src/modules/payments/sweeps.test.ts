import type { Order } from '@feria/contract/orders/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { expectBooks, sandboxOf } from '../../testing/money.ts'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { payments } from './payments.module.ts'

let testApp: TestApp
let ana: Person
let beto: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ;[ana, beto] = [await aMember(testApp, 'Ana Vende'), await aMember(testApp, 'Beto Compra')]
})
afterAll(async () => {
  await expectBooks(testApp)
  await testApp.close()
})

const DAY = 24 * 60
const run = (name: string) => payments.schedules?.[name]?.run(testApp.app.ctx)
const inTheBooks = async <T>(query: string) => rowsOf<T>(await testApp.engines.db.db.execute(query))

/** A payment on the provider's page that is under review here, and approved there without a notice. */
const aLostApproval = async () => {
  const product = await aProduct(testApp, ana, { price: 100, stock: 1 })
  const payload = { title: product.name, quantity: 1, unit_price: 100, productId: product.id }
  const headers = { authorization: beto.token }
  const { body: address } = await testApp.app.http.inject({ method: 'POST', url: '/api/v1/payments', headers, payload })
  const paid = await sandboxOf(testApp).payCheckout(address.split('/').at(-1) ?? '', 'pend')
  await sandboxOf(testApp).notify(paid?.providerId ?? '')
  await testApp.app.jobs.drain()
  await sandboxOf(testApp).step(paid?.providerId ?? '', 'approve')
  const [order] = (await testApp.call<Order[]>('GET', '/api/v1/orders', { token: beto.token })).body
  return async () => (await inTheBooks<{ status: string }>(`select status from payments where reference = '${order?.id}'`))[0]?.status
}

test('a payment whose webhook was lost is looked up five minutes after it started, for four days', async () => {
  const statusOf = await aLostApproval()
  testApp.clock.pass(4)
  await run('reconcile')
  expect(await statusOf()).toBe('pending')
  testApp.clock.pass(1)
  await run('reconcile')
  expect(await statusOf()).toBe('approved')
  const first = await aLostApproval()
  testApp.clock.pass(1)
  const second = await aLostApproval()
  testApp.clock.pass(4 * DAY)
  await run('reconcile')
  expect([await first(), await second()]).toEqual(['pending', 'approved'])
})

test('a webhook is stored for thirty days', async () => {
  await sandboxOf(testApp).notify('pay_de_nadie', 'la-vieja')
  await testApp.app.jobs.drain()
  const left = async () => (await inTheBooks(`select key from payment_webhooks where key = 'la-vieja'`)).length
  testApp.clock.pass(30 * DAY)
  await run('sweep-webhooks')
  expect(await left()).toBe(1)
  testApp.clock.pass(1)
  await run('sweep-webhooks')
  expect(await left()).toBe(0)
})
