import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../../engines/db/database.ts'
import type { RawWebhook } from '../../../engines/payments/payments.ts'
import { checkoutIn, checkoutSteps } from '../../../testing/checkout.ts'
import { dollarsOf, expectBooks, sandboxOf } from '../../../testing/money.ts'
import { aMember, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let testApp: TestApp
let ana: Person
let beto: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ;[ana, beto] = [await aMember(testApp, 'Ana Vende'), await aMember(testApp, 'Beto Compra')]
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

const { begun, pay, read } = checkoutSteps(() => ({ testApp, seller: ana, buyer: beto }))

describe('webhooks of the provider', () => {
  const send = (raw: RawWebhook) =>
    testApp.call('POST', `/api/v1/payments/notifications?${new URLSearchParams(raw.query as Record<string, string>)}`, {
      body: raw.body,
      headers: raw.headers as Record<string, string>,
    })
  const webhookOf = async (providerId: string, key: string = randomUUID()): Promise<RawWebhook> => {
    let caught: RawWebhook | undefined
    const sandbox = sandboxOf(testApp)
    sandbox.deliverTo(async (notification) => {
      caught = notification
    })
    await sandbox.notify(providerId, key)
    sandbox.deliverTo(async (notification) => void (await send(notification)))
    return caught as RawWebhook
  }

  test('forged and unsigned ones are refused, and change nothing', async () => {
    const { address, order } = await begun()
    const paid = await sandboxOf(testApp).payCheckout(checkoutIn(address), 'approve')
    const real = await webhookOf(paid?.providerId ?? '')
    const ts = String(testApp.clock.now().getTime())
    const v1 = createHmac('sha256', 'adivinado').update(`id:${paid?.providerId};request-id:x;ts:${ts};`).digest('hex')
    for (const forged of [
      { ...real, headers: {} },
      { ...real, headers: { 'x-request-id': 'x', 'x-signature': `ts=${ts},v1=${v1}` } },
      { ...real, query: { 'data.id': 'pay_otro', type: 'payment' } },
    ]) {
      const { status, error } = await send(forged)
      expect([status, error.error]).toEqual([401, 'payments.not-signed'])
    }
    await testApp.app.jobs.drain()
    expect(await read(order.id)).toMatchObject({ status: 'reservada' })
    expect((await send(real)).status).toBe(200)
    await testApp.app.jobs.drain()
    expect(await read(order.id)).toMatchObject({ status: 'pendiente' })
  })

  test('the same one again, one out of order and one about an unknown payment change nothing', async () => {
    const { address, order } = await begun()
    const paid = await pay(address)
    const held = (await dollarsOf(testApp, ana)).held
    const raw = await webhookOf(paid?.providerId ?? '', 'la-misma')
    for (let n = 0; n < 3; n++) expect((await send(raw)).status).toBe(200)
    const unknown = await webhookOf('pay_de_nadie')
    expect((await send(unknown)).status).toBe(200)
    await testApp.app.jobs.drain()
    expect(await read(order.id)).toMatchObject({ status: 'pendiente' })
    expect((await dollarsOf(testApp, ana)).held).toBe(held)
    const rows = rowsOf<{ n: number }>(
      await testApp.engines.db.db.execute(`select count(*)::int as n from payment_webhooks where key = 'la-misma'`),
    )
    expect(rows[0]?.n).toBe(1)
  })

  test('a payment of another amount or currency does not pay the order, and is given back', async () => {
    for (const wrong of ['amount_minor = 1', "currency = 'ARS'"]) {
      const { address, order } = await begun()
      const paid = await sandboxOf(testApp).payCheckout(checkoutIn(address), 'approve')
      await testApp.engines.db.db.execute(`update sandbox_charges set ${wrong} where id = '${paid?.providerId}'`)
      await sandboxOf(testApp).notify(paid?.providerId ?? '')
      await testApp.app.jobs.drain()
      expect(await read(order.id)).toMatchObject({ status: 'reservada' })
      expect(await sandboxOf(testApp).get(paid?.providerId ?? '')).toMatchObject({ status: 'refunded' })
    }
  })
})
