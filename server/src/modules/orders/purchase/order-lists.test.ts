import type { OwnProduct } from '@feria/contract/catalogue/schemas'
import type { Order, Sale } from '@feria/contract/orders/schemas'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectBooks, placeOrder } from '../../../testing/money.ts'
import { aCard, aMember, aProduct, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let testApp: TestApp
let ana: Person
let beto: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ana = await aMember(testApp)
  beto = await aMember(testApp, 'Beto')
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

const paid = async (id: string, { token }: Person = beto) =>
  (await placeOrder(testApp, token, { ids: [id], card: await aCard(testApp) })).body

test('[ORD-02] the sales of the seller, with the buyer of a paid order; an unpaid one is no sale', async () => {
  const product = await aProduct(testApp, ana, { name: 'Única' })
  const order = await paid(product.id)
  await placeOrder(testApp, beto.token, { ids: [(await aProduct(testApp, ana, { name: 'Sin pagar' })).id] })
  const { body } = await testApp.call<Sale[]>('GET', '/api/v1/orders/sales', { token: ana.token })
  expect(body[0]).toEqual({
    orderId: order.id,
    number: order.number,
    heldUntil: null,
    createdAt: order.createdAt,
    price: 150.5,
    currency: 'USD',
    quantity: 1,
    status: 'pendiente',
    paymentMethod: 'credit',
    delivery: { kind: 'agreed', price: 0, pickupArea: null, address: null },
    tracking: null,
    refunded: 0,
    claim: null,
    product: { id: product.id, name: 'Única', imageUrl: null },
    buyer: { id: beto.id, name: 'Beto', imageUrl: null, email: beto.email },
    order: { user: { name: 'Beto', email: beto.email } },
    room: `${beto.id}_${ana.id}_${product.id}`,
    history: ['ordered', 'paid'].map((event) => ({ event, at: order.createdAt })),
    deadline: new Date(Date.parse(order.createdAt) + 30 * 86_400_000).toISOString(),
  })
  expect(body.some((sale) => sale.product.name === 'Sin pagar')).toBe(false)
})

test('each product of a sale has its own price and quantity', async () => {
  const seller = await aMember(testApp, 'Silvia')
  const two = [await aProduct(testApp, seller, { name: 'Mesa', price: 80 }), await aProduct(testApp, seller, { name: 'Silla', price: 20 })]
  await placeOrder(testApp, beto.token, { ids: two.map(({ id }) => id), card: await aCard(testApp) })
  const { body } = await testApp.call<Sale[]>('GET', '/api/v1/orders/sales', { token: seller.token })
  expect(body.map(({ product, price, quantity }) => [product.name, price, quantity]).sort()).toEqual([
    ['Mesa', 80, 1],
    ['Silla', 20, 1],
  ])
})

test('[ORD-06] sales are paged, each once, and the oldest is found by its order', async () => {
  const seller = await aMember(testApp, 'Sara')
  const placed: string[] = []
  for (let n = 0; n < 3; n++) {
    const { id } = await aProduct(testApp, seller)
    placed.unshift((await paid(id)).id)
  }
  const ask = (query: string, token = seller.token) => testApp.call<Sale[]>('GET', `/api/v1/orders/sales${query}`, { token })
  const first = await ask('?limit=2')
  const rest = await ask(/<[^?>]*(\?[^>]+)>/.exec(String(first.headers.link))?.[1] ?? '')
  expect([first.body.length, rest.headers.link]).toEqual([2, undefined])
  expect([...first.body, ...rest.body].map(({ orderId }) => orderId)).toEqual(placed)
  expect((await ask(`?orderId=${placed[2]}&limit=1`)).body.map(({ orderId }) => orderId)).toEqual([placed[2]])
  expect((await ask(`?orderId=${placed[2]}`, beto.token)).body).toEqual([])
})

test('[ORD-09] /users/me includes own products and purchases', async () => {
  const { body } = await testApp.call<{ products: OwnProduct[]; orders: Order[] }>('GET', '/api/v1/users/me', { token: beto.token })
  expect(body.orders[0]?.orderItems[0]?.product.name).toBeTruthy()
  expect(body.products).toEqual([])
  const hers = await testApp.call<{ products: OwnProduct[] }>('GET', '/api/v1/users/me', { token: ana.token })
  expect(hers.body.products[0]).toHaveProperty('minSalePrice')
})

test('purchases are paged, each once', async () => {
  const dora = await aMember(testApp, 'Dora')
  for (let n = 0; n < 3; n++) {
    const product = await aProduct(testApp, ana)
    await paid(product.id, dora)
  }
  const seen: string[] = []
  for (let url: string | undefined = '/api/v1/orders?limit=2'; url; ) {
    const page: { body: Order[]; headers: Record<string, unknown> } = await testApp.call<Order[]>('GET', url, { token: dora.token })
    seen.push(...page.body.map(({ id }) => id))
    url = /<([^>]+)>/.exec(String(page.headers.link))?.[1]
  }
  expect(new Set(seen).size).toBe(3)
  expect(seen).toHaveLength(3)
})
