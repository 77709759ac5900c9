import type { Claim, Order } from '@feria/contract/orders/schemas'
import type { Balance } from '@feria/contract/payments/schemas'
import type { ResaleLink } from '@feria/contract/reselling/schemas'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createClock } from '../../testing/clock.ts'
import { type Loopback, openLoopback, paymentsOf } from '../../testing/mercadopago.ts'
import { expectBooks } from '../../testing/money.ts'
import { anAdmin, type Person } from '../../testing/people.ts'
import { aResale } from '../../testing/resale.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { setRate } from '../catalogue/catalogue.module.ts'

const clock = createClock()
const shared = { secret: 'secreto de los avisos', now: clock.now }
let testApp: TestApp
let loopback: Loopback
beforeAll(async () => {
  loopback = await openLoopback(shared)
  testApp = await createTestApp({ payments: paymentsOf(loopback, shared), clock })
})
afterEach(() => expectBooks(testApp))
afterAll(async () => {
  await testApp.close()
  await loopback.close()
})

const pesosOf = async ({ token }: Person) => (await testApp.call<Balance[]>('GET', '/api/v1/balance', { token })).body[0]?.available ?? 0
const bought = async () => {
  await setRate(testApp.app.ctx, 145_050, 'prueba')
  const resale = await aResale(testApp, { rate: 0.125 })
  const body = { cardToken: 'tok_APRO_abc:503175', paymentMethod: 'debit' }
  const { body: order } = await testApp.call<Order>('POST', `/api/v1/resale/${resale.link.id}/orders`, { token: resale.buyer.token, body })
  for (const [status, person] of [
    ['enviada', resale.seller],
    ['completada', resale.buyer],
  ] as const)
    await testApp.call('PUT', `/api/v1/orders/${order.id}/status`, { token: person.token, body: { status } })
  return { ...resale, order }
}

test('[RES-07] dollars charged in pesos are divided in pesos like the price and its commission, to the cent', async () => {
  const { order, seller, reseller } = await bought()
  expect(order).toMatchObject({ totalPrice: 112.5, due: { amount: 163_181.25, currency: 'ARS' } })
  expect([await pesosOf(seller), await pesosOf(reseller)]).toEqual([145_050, 18_131.25])
  const links = await testApp.call<ResaleLink[]>('GET', `/api/v1/reseller/resale-links/${reseller.id}`, { token: reseller.token })
  expect(links.body[0]?.earnings).toEqual([{ amount: 18_131.25, currency: 'ARS' }])
})

test('a partial refund takes the same share from both', async () => {
  const admin = await anAdmin(testApp)
  const { order, seller, reseller, buyer } = await bought()
  const claimed = await testApp.call<Claim>('POST', `/api/v1/orders/${order.id}/claim`, { token: buyer.token, body: { text: 'Rayado' } })
  const body = { outcome: 'devolver una parte', refund: 37.5, note: 'Es justo' }
  const settled = await testApp.call('PUT', `/api/v1/claims/${claimed.body.id}/outcome`, { token: admin.token, body })
  expect(settled.status).toBe(200)
  expect([await pesosOf(seller), await pesosOf(reseller)]).toEqual([96_700, 12_087.5])
})
