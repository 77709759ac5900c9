import type { ChatMessage, ChatRequest, Conversation } from '@feria/contract/chat/schemas'
import type { Notification } from '@feria/contract/notifications/schemas'
import type { Order, Sale } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPurchase, placeOrder } from '../../../testing/money.ts'
import { aCard, aMember, aProduct, type Person } from '../../../testing/people.ts'
import { aResale, buyThrough } from '../../../testing/resale.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const read = async <T>(person: Person, path: string) => (await testApp.call<T>('GET', `/api/v1${path}`, { token: person.token })).body
const call = <T>(method: 'POST' | 'PUT', path: string, { token }: Person, body: object) =>
  testApp.call<T>(method, `/api/v1${path}`, { token, body })
const ask = async (buyer: Person, productId: string, message?: string) =>
  (await call<ChatRequest>('POST', '/chat-requests', buyer, { productId, message })).body
const roomsOf = async (person: Person) => (await read<Conversation[]>(person, '/chat')).map(({ roomId }) => roomId)
const people = async () => {
  const [seller, buyer] = [await aMember(testApp, 'Ana Vende'), await aMember(testApp, 'Beto Compra')]
  return { seller, buyer, product: await aProduct(testApp, seller, { price: 100, stock: 3 }) }
}
const buy = async (buyer: Person, ...ids: string[]) => (await placeOrder(testApp, buyer.token, { ids, card: await aCard(testApp) })).body

test('a paid order gives its parties a conversation in which both may write, and notifies of nothing but the purchase', async () => {
  const { buyer, seller, order, productId } = await aPurchase(testApp)
  const room = `${buyer.id}_${seller.id}_${productId}`
  expect(order.room).toBe(room)
  const [sale] = await read<Sale[]>(seller, `/orders/sales?orderId=${order.id}`)
  expect(sale?.room).toBe(room)
  for (const person of [buyer, seller]) {
    expect(await roomsOf(person)).toEqual([room])
    expect((await call('POST', `/chat/${room}`, person, { content: 'Hola' })).status).toBe(201)
  }
  expect(await read<ChatRequest[]>(seller, '/chat-requests')).toMatchObject([{ status: 'accepted', room, message: null }])
  await testApp.app.jobs.drain()
  const types = async (person: Person) => (await read<Notification[]>(person, '/notifications')).map(({ type }) => type)
  expect([await types(buyer), await types(seller)]).toEqual([['purchase'], ['sale']])
})

test('an order that is not paid has no conversation yet', async () => {
  const { buyer, product } = await people()
  const { body } = await placeOrder(testApp, buyer.token, { ids: [product.id] })
  expect([body.status, body.room, await roomsOf(buyer)]).toEqual(['reservada', null, []])
  expect(body.history.map(({ event }) => event)).toEqual(['ordered'])
})

test('a conversation that they have stays theirs; a pending request is accepted with its message and without a notification', async () => {
  const { seller, buyer, product } = await people()
  const { id } = await ask(buyer, product.id, '¿Sigue?')
  const order = await buy(buyer, product.id)
  expect(await read<ChatRequest[]>(seller, '/chat-requests')).toMatchObject([{ id, status: 'accepted', room: order.room }])
  expect((await read<ChatMessage[]>(seller, `/chat/${order.room}`)).map(({ content }) => content)).toEqual(['¿Sigue?'])
  await testApp.app.jobs.drain()
  expect((await read<Notification[]>(buyer, '/notifications')).map(({ type }) => type)).toEqual(['purchase'])
  const again = await buy(buyer, product.id)
  expect([again.room, await roomsOf(buyer)]).toEqual([order.room, [order.room]])
})

test('of a request that was rejected and one that waits an order accepts the one that waits', async () => {
  const { seller, buyer, product } = await people()
  const first = await ask(buyer, product.id)
  await call('PUT', `/chat-requests/${first.id}/status`, seller, { status: 'rejected' })
  testApp.clock.pass(8 * 24 * 60)
  const second = await ask(buyer, product.id, '¿Y ahora?')
  await buy(buyer, product.id)
  const states = (await read<ChatRequest[]>(seller, '/chat-requests')).map(({ id, status }) => `${id} ${status}`)
  expect(states.sort()).toEqual([`${first.id} rejected`, `${second.id} accepted`].sort())
})

test('a rejected request does not keep the parties of an order apart', async () => {
  const { seller, buyer, product } = await people()
  const { id } = await ask(buyer, product.id)
  await call('PUT', `/chat-requests/${id}/status`, seller, { status: 'rejected' })
  const order = await buy(buyer, product.id)
  expect(await roomsOf(seller)).toEqual([order.room])
})

test('an order of several products, a free one and one through a resale link have one with whoever sells', async () => {
  const { seller, buyer } = await people()
  const [b, a] = [await aProduct(testApp, seller, { name: 'Banco' }), await aProduct(testApp, seller, { name: 'Ajedrez' })]
  const order = await buy(buyer, b.id, a.id)
  const sales = await read<Sale[]>(seller, `/orders/sales?orderId=${order.id}`)
  const room = `${buyer.id}_${seller.id}_${a.id}`
  expect([order.room, ...sales.map((sale) => sale.room)]).toEqual([room, room, room])
  const gift = await aProduct(testApp, seller, { price: 0 })
  expect((await placeOrder(testApp, buyer.token, { ids: [gift.id] })).body.room).toBe(`${buyer.id}_${seller.id}_${gift.id}`)
  const resale = await aResale(testApp)
  const { body } = await buyThrough(testApp, resale)
  expect(body.room).toBe(`${resale.buyer.id}_${resale.seller.id}_${resale.product.id}`)
  expect(await roomsOf(resale.reseller)).toEqual([])
})

test('where the conversation of an order is closed, it leads to one of its others that is open', async () => {
  const { seller, buyer } = await people()
  const [b, a] = [await aProduct(testApp, seller, { name: 'Banco' }), await aProduct(testApp, seller, { name: 'Ajedrez' })]
  const order = await buy(buyer, b.id, a.id)
  const asked = await ask(buyer, b.id)
  await call('PUT', `/chat-requests/${asked.id}/status`, seller, { status: 'accepted' })
  const roomOf = async () => (await read<Order>(buyer, `/orders/${order.id}`)).room
  const [first, second] = [a, b].map(({ id }) => `${buyer.id}_${seller.id}_${id}`)
  expect(await roomOf()).toBe(first)
  await testApp.engines.db.db.execute(sql`update chat_rooms set closed_at = now() where product_id = ${a.id}`)
  expect(await roomOf()).toBe(second)
})

test('the history tells both parties what happened, with its times', async () => {
  const { buyer, seller, order } = await aPurchase(testApp)
  testApp.clock.pass(10)
  await call('PUT', `/orders/${order.id}/status`, seller, { status: 'enviada' })
  const sentAt = testApp.clock.now().toISOString()
  testApp.clock.pass(10)
  await call('PUT', `/orders/${order.id}/status`, buyer, { status: 'completada' })
  const { history } = await read<Order>(buyer, `/orders/${order.id}`)
  expect(history.map(({ event }) => event)).toEqual(['ordered', 'paid', 'sent', 'completed'])
  expect(history[2]?.at).toBe(sentAt)
  expect((await read<Sale[]>(seller, `/orders/sales?orderId=${order.id}`))[0]?.history).toEqual(history)
})
