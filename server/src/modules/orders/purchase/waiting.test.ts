import type { Answer, api } from '@feria/contract'
import type { Order } from '@feria/contract/orders/schemas'
import { SILENCE_DAYS } from '@feria/contract/orders/values'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectBooks, placeOrder } from '../../../testing/money.ts'
import { aCard, aMember, aProduct, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let testApp: TestApp
let ana: Person
let beto: Person
beforeAll(async () => {
  testApp = await createTestApp()
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

const begin = async () => {
  ana = await aMember(testApp, 'Ana')
  beto = await aMember(testApp, 'Beto')
}
const buy = async (name: string, isPaid = true): Promise<Order> => {
  const { id } = await aProduct(testApp, ana, { name })
  return (await placeOrder(testApp, beto.token, { ids: [id], card: isPaid ? await aCard(testApp) : undefined })).body
}
const setStatus = (order: Order, status: string, by: Person) =>
  testApp.call('PUT', `/api/v1/orders/${order.id}/status`, { token: by.token, body: { status } })
const waitingFor = async (person: Person, limit?: number) => {
  const path = `/api/v1/orders/waiting${limit === undefined ? '' : `?limit=${limit}`}`
  const { status, body } = await testApp.call<Answer<typeof api.orders.waiting>>('GET', path, { token: person.token })
  expect(status).toBe(200)
  return body
}
const actionsOf = async (person: Person) => (await waitingFor(person)).orders.map(({ action, product }) => `${action} ${product.name}`)

test('a reserved order waits for its buyer until its time is over, and for nobody when it was paid or let go', async () => {
  await begin()
  const reserved = await buy('Mesa', false)
  expect(await waitingFor(beto)).toEqual({
    orders: [
      {
        orderId: reserved.id,
        number: reserved.number,
        action: 'pay',
        since: reserved.createdAt,
        until: reserved.reservedUntil,
        product: { id: reserved.products[0]?.productId, name: 'Mesa', imageUrl: null },
        others: 0,
        other: { id: ana.id, name: 'Ana' },
      },
    ],
    hasMore: false,
  })
  expect(await actionsOf(ana)).toEqual([])
  testApp.clock.pass(16)
  expect(await actionsOf(beto)).toEqual([])
})

test('a paid order waits for its seller, a sent one for its buyer, a received one for nobody', async () => {
  await begin()
  const order = await buy('Silla')
  expect([await actionsOf(ana), await actionsOf(beto)]).toEqual([['send Silla'], []])
  await setStatus(order, 'enviada', ana)
  expect([await actionsOf(ana), await actionsOf(beto)]).toEqual([[], ['receive Silla']])
  const { orders } = await waitingFor(beto)
  expect(Date.parse(orders[0]?.until ?? '') - Date.parse(orders[0]?.since ?? '')).toBe(SILENCE_DAYS * 86_400_000)
  await setStatus(order, 'completada', beto)
  expect([await actionsOf(ana), await actionsOf(beto)]).toEqual([[], []])
})

test('a claim waits for its seller until it is answered', async () => {
  await begin()
  const order = await buy('Lámpara')
  await setStatus(order, 'enviada', ana)
  const claimed = await testApp.call<{ id: string }>('POST', `/api/v1/orders/${order.id}/claim`, {
    token: beto.token,
    body: { text: 'Llegó rota', photos: [] },
  })
  expect([await actionsOf(ana), await actionsOf(beto)]).toEqual([['answer Lámpara'], []])
  await testApp.call('PUT', `/api/v1/claims/${claimed.body.id}/answer`, { token: ana.token, body: { text: 'Te la cambio', photos: [] } })
  expect([await actionsOf(ana), await actionsOf(beto)]).toEqual([[], []])
})

test('what can still be paid comes first, then what has waited longest; nobody else reads it', async () => {
  await begin()
  const sent = []
  for (const name of ['Uno', 'Dos', 'Tres']) {
    const order = await buy(name)
    testApp.clock.pass(1)
    sent.push(order)
  }
  for (const order of sent.toReversed()) {
    await setStatus(order, 'enviada', ana)
    testApp.clock.pass(1)
  }
  await buy('Reservada', false)
  expect(await actionsOf(beto)).toEqual(['pay Reservada', 'receive Tres', 'receive Dos', 'receive Uno'])
  const { orders, hasMore } = await waitingFor(beto, 2)
  expect([orders.map(({ action }) => action), hasMore]).toEqual([['pay', 'receive'], true])
  expect((await waitingFor(beto, 4)).hasMore).toBe(false)
  expect(await actionsOf(await aMember(testApp, 'Carla'))).toEqual([])
  expect((await testApp.call('GET', '/api/v1/orders/waiting')).status).toBe(401)
})
