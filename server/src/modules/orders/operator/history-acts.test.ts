import type { Order, Sale } from '@feria/contract/orders/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPurchase } from '../../../testing/money.ts'
import { anAdmin, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let testApp: TestApp
let admin: Person
beforeAll(async () => {
  testApp = await createTestApp()
  admin = await anAdmin(testApp)
})
afterAll(() => testApp.close())

const act = (order: Order, name: string, body: object) =>
  testApp.call<{ until: string }>('POST', `/api/v1/admin/orders/${order.id}/${name}`, { token: admin.token, body })

test('both parties read in the history of their order what an operator did and why, and nobody reads who', async () => {
  const { order, buyer, seller } = await aPurchase(testApp)
  testApp.clock.pass(1)
  await act(order, 'refund', { amount: 20.5, reason: 'Llegó sin la pantalla.' })
  testApp.clock.pass(1)
  const { body } = await act(order, 'extend', { clock: 'uncollected', days: 5, reason: 'Hubo paro.' })
  const purchase = await testApp.call<Order>('GET', `/api/v1/orders/${order.id}`, { token: buyer.token })
  const sales = await testApp.call<Sale[]>('GET', `/api/v1/orders/sales?orderId=${order.id}`, { token: seller.token })
  for (const history of [purchase.body.history, sales.body[0]?.history]) {
    expect(history?.map(({ event }) => event)).toEqual(['ordered', 'paid', 'given back', 'extended'])
    expect(history?.slice(2).map(({ act }) => act)).toEqual([
      { reason: 'Llegó sin la pantalla.', amount: 20.5, until: null },
      { reason: 'Hubo paro.', amount: null, until: body.until },
    ])
  }
  expect(JSON.stringify([purchase.body, sales.body])).not.toContain(admin.id)
})

test('an act stands with its own order among many', async () => {
  const { order, buyer } = await aPurchase(testApp)
  await act(order, 'refund', { amount: 1, reason: 'Uno' })
  const { body: all } = await testApp.call<Order[]>('GET', '/api/v1/orders', { token: buyer.token })
  expect(all.map(({ history }) => history.flatMap(({ act }) => act?.reason ?? []))).toEqual([['Uno']])
  const { order: other, buyer: another } = await aPurchase(testApp)
  const { body } = await testApp.call<Order>('GET', `/api/v1/orders/${other.id}`, { token: another.token })
  expect(body.history.map(({ event }) => event)).toEqual(['ordered', 'paid'])
})
