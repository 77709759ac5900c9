import type { Claim, Order, Sale } from '@feria/contract/orders/schemas'
import type { ResaleLink } from '@feria/contract/reselling/schemas'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { dollarsOf, expectBooks, paymentOf, sandboxOf } from '../../testing/money.ts'
import { aCard, aMember, anAdmin, PASSWORD, type Person } from '../../testing/people.ts'
import { aResale, buyThrough, type Resale, transactionsOf } from '../../testing/resale.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let admin: Person
beforeAll(async () => {
  testApp = await createTestApp({ settings: { PLATFORM_FEE_PERCENT: '5' } })
  admin = await anAdmin(testApp)
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

const post = <T>(path: string, person: Person, body: object = {}, headers: Record<string, string> = {}) =>
  testApp.call<T>('POST', `/api/v1${path}`, { token: person.token, body, headers })
const move = (order: Order, status: string, person: Person) =>
  testApp.call('PUT', `/api/v1/orders/${order.id}/status`, { token: person.token, body: { status } })
const availableOf = async ({ seller, reseller, buyer }: Resale) =>
  Promise.all([seller, reseller, buyer].map(async (person) => (await dollarsOf(testApp, person)).available))
const bought = async () => {
  const resale = await aResale(testApp)
  const { body: order } = await buyThrough(testApp, resale)
  return { ...resale, order }
}
const completed = async () => {
  const sale = await bought()
  await move(sale.order, 'enviada', sale.seller)
  await move(sale.order, 'completada', sale.buyer)
  return sale
}

describe('the money of a purchase through a link', () => {
  test('[RES-07] the buyer pays the price with its commission; the item and the sale have the price; it is held for all', async () => {
    const { order, seller, reseller, buyer, product, ...rest } = await bought()
    expect(order).toMatchObject({ status: 'pendiente', totalPrice: 110, products: [{ productId: product.id, price: 100 }] })
    expect(order.deliveryCode).toMatch(/^\d{6}$/)
    const sales = await testApp.call<Sale[]>('GET', '/api/v1/orders/sales', { token: seller.token })
    expect(sales.body).toMatchObject([{ orderId: order.id, price: 100 }])
    expect(JSON.stringify(sales.body)).not.toContain(order.deliveryCode)
    expect(await availableOf({ seller, reseller, buyer, product, ...rest })).toEqual([0, 0, 0])
    await testApp.app.jobs.drain()
    const mails = (await testApp.mails()).filter((mail) => mail.includes(order.deliveryCode ?? '-'))
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain(buyer.email)
  })

  test('is released in three parts: the whole commission, the price less the marketplace’s fee, the fee', async () => {
    const sale = await completed()
    expect(await availableOf(sale)).toEqual([95, 10, 0])
    await testApp.app.jobs.drain()
    const links = await testApp.call<ResaleLink[]>('GET', `/api/v1/reseller/resale-links/${sale.reseller.id}`, {
      token: sale.reseller.token,
    })
    expect(links.body).toMatchObject([{ transactions: 1, earnings: [{ amount: 10, currency: 'USD' }] }])
    expect(await transactionsOf(testApp, sale.reseller)).toMatchObject([
      { stage: 'Completada', deliveryConfirmed: true, buyerName: 'Beto Compra', buyerPhone: null },
    ])
  })

  test('is refunded whole before shipping, and the transaction ends', async () => {
    const sale = await bought()
    await post(`/orders/${sale.order.id}/withdraw`, sale.buyer)
    await testApp.app.jobs.drain()
    expect(await availableOf(sale)).toEqual([0, 0, 0])
    const [payment] = await sandboxOf(testApp).find(await paymentOf(testApp, sale.order.id))
    expect(payment).toMatchObject({ status: 'refunded', refundedMinor: 11_000 })
    expect(await transactionsOf(testApp, sale.reseller)).toMatchObject([{ stage: 'Cancelada', ended: 'La compra se devolvió.' }])
  })

  test('is frozen from all three by a later claim, and is refunded whole when the seller refunds', async () => {
    const sale = await completed()
    await post(`/orders/${sale.order.id}/claim`, sale.buyer, { text: 'No anda' })
    expect(await availableOf(sale)).toEqual([0, 0, 0])
    await post(`/orders/${sale.order.id}/refund`, sale.seller)
    await testApp.app.jobs.drain()
    expect(await availableOf(sale)).toEqual([0, 0, 0])
    expect(await transactionsOf(testApp, sale.reseller, '?stage=Cancelada')).toHaveLength(1)
    const links = await testApp.call<ResaleLink[]>('GET', `/api/v1/reseller/resale-links/${sale.reseller.id}`, {
      token: sale.reseller.token,
    })
    expect(links.body[0]?.earnings).toEqual([])
  })

  test.each([
    ['before', bought],
    ['after', completed],
  ])('of a claim %s the release that ends in a partial refund, all bear the same share', async (_when, make) => {
    const sale = await make()
    const { body: claim } = await post<Claim>(`/orders/${sale.order.id}/claim`, sale.buyer, { text: 'Falta una pieza' })
    const body = { outcome: 'devolver una parte', refund: 33, note: 'Es justo' }
    const settled = await testApp.call('PUT', `/api/v1/claims/${claim.id}/outcome`, { token: admin.token, body })
    expect(settled.status).toBe(200)
    // 77 of 110 are left: 7 of the commission, 70 of the price, of which 3.50 are the fee.
    expect(await availableOf(sale)).toEqual([66.5, 7, 0])
    await testApp.app.jobs.drain()
    expect(await transactionsOf(testApp, sale.reseller)).toMatchObject([{ stage: 'Completada' }])
  })

  test('a chargeback takes every part back', async () => {
    const sale = await completed()
    const [payment] = await sandboxOf(testApp).find(await paymentOf(testApp, sale.order.id))
    await sandboxOf(testApp).step(payment?.providerId ?? '', 'charge-back')
    await sandboxOf(testApp).notify(payment?.providerId ?? '')
    await testApp.app.jobs.drain()
    expect(await availableOf(sale)).toEqual([0, 0, 0])
    expect(await transactionsOf(testApp, sale.reseller)).toMatchObject([{ stage: 'Cancelada' }])
  })

  test('the same Idempotency-Key buys once, even when it took the last unit; without a card it is paid later', async () => {
    const resale = await aResale(testApp)
    const key = { 'idempotency-key': `clave-${resale.link.id}` }
    const body = { cardToken: await aCard(testApp), paymentMethod: 'credit' }
    const first = await post<Order>(`/resale/${resale.link.id}/orders`, resale.buyer, body, key)
    const again = await post<Order>(`/resale/${resale.link.id}/orders`, resale.buyer, body, key)
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id])
    const later = await aResale(testApp)
    const { body: order } = await post<Order>(`/resale/${later.link.id}/orders`, later.buyer)
    expect(order).toMatchObject({ status: 'reservada', totalPrice: 110, deliveryCode: null })
    const paid = await post<Order>(`/orders/${order.id}/pay`, later.buyer, { cardToken: await aCard(testApp), paymentMethod: 'debit' })
    expect(paid.body).toMatchObject({ status: 'pendiente', deliveryCode: expect.any(String) })
  })
})

describe('one Idempotency-Key for a direct purchase and for one through a link', () => {
  const KEY = { 'idempotency-key': 'la-misma-clave' }
  const paid = async () => ({ cardToken: await aCard(testApp), paymentMethod: 'credit' })
  const direct = async ({ product, buyer }: Resale) =>
    post<Order>('/orders', buyer, { products: [{ productId: product.id }], ...(await paid()) }, KEY)
  const through = async ({ link, buyer }: Resale) => post<Order>(`/resale/${link.id}/orders`, buyer, await paid(), KEY)
  const ordersOf = async ({ buyer }: Resale) =>
    (await testApp.call<Order[]>('GET', '/api/v1/orders', { token: buyer.token })).body.map(({ id }) => id)

  test.each([
    ['direct', direct, through, 100],
    ['through it', through, direct, 110],
  ])('is refused for the second, after one %s: nobody pays another price than they requested', async (_which, one, other, total) => {
    const resale = await aResale(testApp, { stock: 3 })
    const first = await one(resale)
    expect(first.body).toMatchObject({ status: 'pendiente', totalPrice: total })
    const second = await other(resale)
    expect([second.status, second.error.error]).toEqual([422, 'orders.key-reused'])
    expect((await one(resale)).body.id).toBe(first.body.id)
    expect(await ordersOf(resale)).toEqual([first.body.id])
  })

  test('is refused for the link of another reseller, and is another member’s own', async () => {
    const resale = await aResale(testApp, { stock: 3 })
    const other = await aMember(testApp, 'Rosa Revende')
    const made = await post<ResaleLink>('/resale-links', other, { productId: resale.product.id, commissionRate: 0.1 })
    const first = await through(resale)
    expect((await through({ ...resale, link: made.body })).error.error).toBe('orders.key-reused')
    const hers = await through({ ...resale, link: made.body, buyer: await aMember(testApp, 'Caro Compra') })
    expect([hers.status, hers.body.id === first.body.id]).toEqual([201, false])
    expect(await ordersOf(resale)).toEqual([first.body.id])
  })
})

describe('who may buy through a link', () => {
  test('not its reseller, not the seller, no visitor; everybody else', async () => {
    const resale = await aResale(testApp)
    const as = (buyer: Person) => buyThrough(testApp, { ...resale, buyer })
    expect((await testApp.call('POST', `/api/v1/resale/${resale.link.id}/orders`, { body: {} })).status).toBe(401)
    expect((await as(resale.reseller)).error.error).toBe('reselling.own-link')
    expect((await as(resale.seller)).error.error).toBe('orders.own-product')
    expect((await as(resale.buyer)).status).toBe(201)
    expect((await as(await aMember(testApp))).error.error).toBe('reselling.not-available')
  })

  test('not from a browser in which the reseller was signed in, but from another', async () => {
    const resale = await aResale(testApp)
    const visit = await post(`/resale/${resale.link.id}/visit`, resale.reseller)
    const cookie = String(visit.headers['set-cookie']).split(';')[0] ?? ''
    const body = { cardToken: await aCard(testApp), paymentMethod: 'credit' }
    const close = await post(`/resale/${resale.link.id}/orders`, resale.buyer, body, { cookie })
    expect(close.error.error).toBe('reselling.too-close')
    const own = await post(`/resale/${resale.link.id}/visit`, resale.buyer)
    const fine = await post(`/resale/${resale.link.id}/orders`, resale.buyer, body, { cookie: String(own.headers['set-cookie']) })
    expect(fine.status).toBe(201)
  })

  test('nobody where it is hidden or removed; a new price and a new commission count', async () => {
    const hidden = await aResale(testApp)
    await testApp.call('PUT', `/api/v1/products/${hidden.product.id}/visibility`, { token: hidden.seller.token, body: { visible: false } })
    expect((await buyThrough(testApp, hidden)).error.error).toBe('reselling.not-available')
    const removed = await aResale(testApp)
    await testApp.call('DELETE', `/api/v1/resale-links/${removed.link.id}`, { token: removed.reseller.token })
    expect((await buyThrough(testApp, removed)).error.error).toBe('reselling.link-not-found')
    const dearer = await aResale(testApp)
    await testApp.call('PUT', `/api/v1/products/${dearer.product.id}`, { token: dearer.seller.token, body: { price: 200.05 } })
    await post('/resale-links', dearer.reseller, { productId: dearer.product.id, commissionRate: 0.3 })
    expect((await buyThrough(testApp, dearer)).body.totalPrice).toBe(260.07)
  })
})

test('a reseller with a sale in progress cannot close the account yet', async () => {
  const sale = await bought()
  const leave = await testApp.call('DELETE', '/api/v1/users/me', { token: sale.reseller.token, body: { password: PASSWORD } })
  expect(leave.error.error).toBe('accounts.open-orders')
})
