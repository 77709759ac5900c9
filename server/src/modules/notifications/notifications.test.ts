import type { ChatRequest } from '@feria/contract/chat/schemas'
import type { Notification } from '@feria/contract/notifications/schemas'
import type { Order, Sale } from '@feria/contract/orders/schemas'
import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aCard, aMember, aProduct, type Person } from '../../testing/people.ts'
import { createPages, listen } from '../../testing/sockets.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { notify } from './notify.ts'
import { notifications } from './tables.ts'
import { forgetNotifications } from './use-cases/forget-notifications.ts'

let testApp: TestApp
let url: string
const { joined, closeAll } = createPages()
beforeAll(async () => {
  testApp = await createTestApp()
  url = await listen(testApp)
})
afterEach(closeAll)
afterAll(() => testApp.close())

const listOf = async (person: Person) => (await testApp.call<Notification[]>('GET', '/api/v1/notifications', { token: person.token })).body
const aTrade = async (units = 1) => {
  const [buyer, seller] = [await aMember(testApp, 'Beto'), await aMember(testApp, 'Ana')]
  const product = await aProduct(testApp, seller, { stock: 9 })
  const orders: Order[] = []
  for (let i = 0; i < units; i++) {
    testApp.clock.pass(1)
    const body = { products: [{ productId: product.id }], cardToken: await aCard(testApp), paymentMethod: 'credit' }
    orders.push((await testApp.call<Order>('POST', '/api/v1/orders', { token: buyer.token, body })).body)
  }
  return { buyer, seller, product, orders }
}

describe('a paid order', () => {
  let trade: Awaited<ReturnType<typeof aTrade>>
  let order: Order
  let bought: Awaited<ReturnType<typeof receivedBy>>
  let sold: Awaited<ReturnType<typeof receivedBy>>
  const receivedBy = async (page: Awaited<ReturnType<typeof joined>>, name: 'newPurchase' | 'saleCompleted') => [
    ...(await page.until(name, 1)),
  ]
  let data: object
  beforeAll(async () => {
    trade = await aTrade()
    ;[order] = trade.orders as [Order]
    data = { productId: trade.product.id, orderId: order.id, orderNumber: order.number, productName: trade.product.name }
    const [a, b] = [await joined(url, trade.buyer), await joined(url, trade.seller)]
    await testApp.app.jobs.drain()
    ;[bought, sold] = [await receivedBy(a, 'newPurchase'), await receivedBy(b, 'saleCompleted')]
    expect([a.received('saleCompleted'), b.received('newPurchase')]).toEqual([[], []])
  })

  test('[NOTI-02] a notification has id, type, title, message, time, state and subject', async () => {
    const [notification] = await listOf(trade.buyer)
    const words = { title: '¡Compra confirmada!', message: expect.stringContaining(trade.product.name) }
    expect(notification).toMatchObject({
      id: expect.any(String),
      type: 'purchase',
      ...words,
      timestamp: expect.any(String),
      read: false,
      data,
    })
  })

  test('[NOTI-03] its subject is the product of a purchase and the order of a sale', async () => {
    expect((await listOf(trade.buyer))[0]?.data.productId).toBe(trade.product.id)
    expect((await listOf(trade.seller))[0]?.data.orderNumber).toBe(order.number)
  })

  test('[NOTI-24] newPurchase goes to the buyer, as a purchase', () => expect(bought).toMatchObject([{ type: 'purchase' }]))

  test('[NOTI-25] saleCompleted goes to the seller, as a sale', () =>
    expect(sold).toMatchObject([{ type: 'sale', message: `Vendiste «${trade.product.name}». Prepará la entrega.` }]))

  test('[NOTI-26] both carry all their data', () => expect([bought, sold]).toMatchObject([[data], [data]]))

  test('[NOTI-01] it is sent once, however often the event is delivered', async () => {
    const page = await joined(url, trade.buyer)
    const event = { orderId: order.id, number: order.number, buyerId: trade.buyer.id, sellerId: trade.seller.id }
    const products = [{ id: trade.product.id, name: trade.product.name }]
    await testApp.app.ctx.outbox.put(testApp.app.ctx, 'orders.paid', {
      ...event,
      ...{ resellerId: null, roomId: '', at: testApp.clock.now().toISOString(), products },
    })
    await testApp.app.jobs.drain()
    expect(await listOf(trade.buyer)).toHaveLength(1)
    expect(page.received('newPurchase')).toEqual([])
  })
})

test('[NOTI-17] read one, read all up to one, remove: the server counts, and updates the other pages', async () => {
  const { seller } = await aTrade(3)
  await testApp.app.jobs.drain()
  const page = await joined(url, seller)
  const [third, second] = await listOf(seller)
  const put = async (method: 'PUT' | 'DELETE', path: string) =>
    (await testApp.call<{ unread: number }>(method, `/api/v1/notifications${path}`, { token: seller.token })).body.unread
  expect(await put('PUT', `/${second?.id}/read`)).toBe(2)
  const readAt = () =>
    testApp.app.ctx.db
      .select({ at: notifications.readAt })
      .from(notifications)
      .where(eq(notifications.id, second?.id ?? ''))
  const [first] = await readAt()
  testApp.clock.pass(1)
  expect(await put('PUT', `/${second?.id}/read`)).toBe(2)
  expect(await readAt(), 'it stays read since it was read first').toEqual([first])
  expect((await listOf(seller)).map(({ read }) => read)).toEqual([false, true, false])
  expect(await put('PUT', `/read?upTo=${second?.id}`)).toBe(1)
  expect(await put('DELETE', `/${third?.id}`)).toBe(0)
  expect(await put('DELETE', `/${third?.id}`)).toBe(0)
  expect(await put('PUT', '/read')).toBe(0)
  expect(await listOf(seller)).toHaveLength(2)
  expect((await page.until('unreadNotifications', 6)).at(-1)).toEqual({ unread: 0 })
  expect(await page.emit('joinNotificationChannel', { userId: seller.id })).toMatchObject({ unread: 0 })
})

test('joining the channel answers what is unread of messages too', async () => {
  const [ana, bea] = [await aMember(testApp), await aMember(testApp)]
  const product = await aProduct(testApp, ana)
  await testApp.call('POST', '/api/v1/chat-requests', { token: bea.token, body: { productId: product.id } })
  const page = await joined(url, ana)
  expect(await page.emit('joinNotificationChannel', {})).toEqual({
    unread: 0,
    messages: { conversations: 0, requests: 1, newestRequestAt: testApp.clock.now().toISOString() },
  })
})

test('a notification that is a week late is stored as read and sent to nobody', async () => {
  const ana = await aMember(testApp)
  const page = await joined(url, ana)
  const notifyAgo = (about: string, ms: number) => {
    const at = new Date(testApp.clock.now().getTime() - ms).toISOString()
    return notify(testApp.app.ctx, { kind: 'orderSent', userId: ana.id, about, at, data: { orderId: newId(), productName: 'Mate' } })
  }
  const week = 7 * 86_400_000
  await notifyAgo('older', week + 1)
  await notifyAgo('as old', week)
  await page.until('orderSent', 1)
  expect((await listOf(ana)).map(({ read }) => read)).toEqual([false, true])
  expect(page.received('orderSent')).toHaveLength(1)
})

test('notifications of more than a year ago are removed, read or not, and no others', async () => {
  const ana = await aMember(testApp)
  const day = 86_400_000
  for (const days of [400, 366, 364, 8, 0]) {
    const at = new Date(testApp.clock.now().getTime() - days * day).toISOString()
    await notify(testApp.app.ctx, { kind: 'orderSent', userId: ana.id, about: `${days} days`, at, data: { orderId: newId() } })
  }
  await forgetNotifications(testApp.app.ctx)
  const left = (await listOf(ana)).map(({ timestamp }) => Math.round((testApp.clock.now().getTime() - Date.parse(timestamp)) / day))
  expect(left).toEqual([0, 8, 364])
})

test("nobody reads or removes another member's notifications", async () => {
  const { buyer, seller } = await aTrade()
  await testApp.app.jobs.drain()
  const [notification] = await listOf(seller)
  await testApp.call('DELETE', `/api/v1/notifications/${notification?.id}`, { token: buyer.token })
  await testApp.call('PUT', `/api/v1/notifications/${notification?.id}/read`, { token: buyer.token })
  expect(await listOf(seller)).toMatchObject([{ id: notification?.id, read: false }])
  expect((await testApp.call('GET', '/api/v1/notifications/unread')).status).toBe(401)
})

test('a chat request and its answer notify the other party', async () => {
  const [buyer, seller] = [await aMember(testApp, 'Beto'), await aMember(testApp, 'Ana')]
  const product = await aProduct(testApp, seller)
  const [a, b] = [await joined(url, buyer), await joined(url, seller)]
  const asked = await testApp.call<ChatRequest>('POST', '/api/v1/chat-requests', { token: buyer.token, body: { productId: product.id } })
  await testApp.app.jobs.drain()
  expect(await b.until('newChatRequest', 1)).toMatchObject([{ type: 'chatRequest', message: `Beto quiere chatear por «${product.name}».` }])
  expect(await b.until('chatRequest', 1)).toMatchObject([{ id: asked.body.id, status: 'pending' }])
  const { body } = await testApp.call<ChatRequest>('PUT', `/api/v1/chat-requests/${asked.body.id}/status`, {
    token: seller.token,
    body: { status: 'accepted' },
  })
  await testApp.app.jobs.drain()
  expect(await a.until('chatAccepted', 1)).toMatchObject([{ type: 'chat', roomId: body.room, personName: 'Ana' }])
  for (const page of [a, b]) expect((await page.until('chatRequest', 2)).map(({ status }) => status)).toEqual(['pending', 'accepted'])
  const other = await testApp.call<ChatRequest>('POST', '/api/v1/chat-requests', {
    token: buyer.token,
    body: { productId: (await aProduct(testApp, seller)).id },
  })
  await testApp.call('PUT', `/api/v1/chat-requests/${other.body.id}/status`, { token: seller.token, body: { status: 'rejected' } })
  await testApp.app.jobs.drain()
  expect(await a.until('chatRejected', 1)).toMatchObject([{ personName: 'Ana' }])
  expect(a.received('chatAccepted')).toHaveLength(1)
})

test('[NOTI-11] a purchase and a sale are found by id, by number and by product, which finds its newest', async () => {
  const { buyer, seller, product, orders } = await aTrade(2)
  const [first, newest] = orders as [Order, Order]
  const stranger = await aMember(testApp)
  const purchase = (person: Person, key: string) => testApp.call<Order>('GET', `/api/v1/orders/${key}`, { token: person.token })
  const sales = (person: Person, key: string) => testApp.call<Sale[]>('GET', `/api/v1/orders/sales?orderId=${key}`, { token: person.token })
  for (const [key, id] of [
    [first.id, first.id],
    [first.number, first.id],
    [first.number.toLowerCase(), first.id],
    [product.id, newest.id],
  ] as const) {
    expect((await purchase(buyer, key)).body.id, key).toBe(id)
    expect((await sales(seller, key)).body.map(({ orderId }) => orderId)).toEqual([id])
    expect((await purchase(seller, key)).status).toBe(404)
    expect((await sales(stranger, key)).body).toEqual([])
  }
})
