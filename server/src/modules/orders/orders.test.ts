import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import type { Notification } from '@feria/contract/notifications/schemas'
import type { Order } from '@feria/contract/orders/schemas'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expectBooks, type OrderRequest, placeOrder } from '../../testing/money.ts'
import { aCard, aMember, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { runClocks } from './clocks/run-clocks.ts'
import { resolveReservations } from './purchase/expiry.ts'

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

const place = ({ token = beto.token, ...wanted }: OrderRequest & { token?: string }) => placeOrder(testApp, token, wanted)

const bought = async (fields: Parameters<typeof aProduct>[2] = {}) => {
  const product = await aProduct(testApp, ana, fields)
  const { body } = await place({ ids: [product.id], card: await aCard(testApp) })
  return { product, order: body }
}

const stockOf = async (id: string) => {
  const { body } = await testApp.call<ProductDetail>('GET', `/api/v1/products/${id}`)
  return { stock: body.stock, sold: body.sold }
}

const move = (id: string, status: string, token: string) =>
  testApp.call<{ status: string }>('PUT', `/api/v1/orders/${id}/status`, { token, body: { status } })

describe('buying with a card', () => {
  test('[ORD-01] an order has its fields and those of its products', async () => {
    const imageUrl = 'https://fotos.example/mesa.jpg'
    const { product, order } = await bought({ price: 99.99, stock: 2, imageUrl })
    expect(order).toMatchObject({ status: 'pendiente', totalPrice: 99.99, currency: 'USD', paymentMethod: 'credit', reservedUntil: null })
    expect(order.number).toMatch(/^F-[2-9A-Z]{5}-[2-9A-Z]{5}$/)
    const seller = { id: ana.id, name: ana.name, imageUrl: null, email: ana.email }
    const items = [{ productId: product.id, quantity: 1, price: 99.99, product: { id: product.id, name: product.name, imageUrl, seller } }]
    expect([order.orderItems, order.products]).toEqual([items, items])
  })

  test('[ORD-04] the products of the body are bought, at the price of the server', async () => {
    const two = [await aProduct(testApp, ana, { price: 10 }), await aProduct(testApp, ana, { price: 5.5 })]
    const cardToken = await aCard(testApp)
    const products = two.map(({ id }) => ({ productId: id, quantity: 1, price: 1 }))
    const { status, body } = await testApp.call<Order>('POST', '/api/v1/orders', { token: beto.token, body: { products, cardToken } })
    expect([status, body.totalPrice]).toEqual([201, 15.5])
    expect(body.orderItems.map(({ productId }) => productId).sort()).toEqual(two.map(({ id }) => id).sort())
  })

  test('[ORD-05] one unit is bought, and the stock decreases by one', async () => {
    const { product, order } = await bought({ stock: 2 })
    expect(order.orderItems.map(({ quantity }) => quantity)).toEqual([1])
    expect(await stockOf(product.id)).toEqual({ stock: 1, sold: false })
  })

  test('[ORD-07] its buyer reads the order with its products', async () => {
    const { order } = await bought()
    const { body } = await testApp.call<Order>('GET', `/api/v1/orders/${order.id}`, { token: beto.token })
    expect(body).toMatchObject(order)
    expect(body.orderItems).toHaveLength(1)
  })

  test('[CAT-25] the last unit makes the product sold, and nobody can buy it again', async () => {
    const { product } = await bought({ stock: 1 })
    expect(await stockOf(product.id)).toEqual({ stock: 0, sold: true })
    const { status, error } = await place({ ids: [product.id], card: await aCard(testApp) })
    expect([status, error.error, error.message]).toEqual([409, 'orders.sold', `«${product.name}» ya se vendió.`])
  })

  test('both parties get an email and a notification: newPurchase and saleCompleted', async () => {
    const { order } = await bought({ name: 'Guitarra criolla' })
    await testApp.app.jobs.drain()
    const mails = await testApp.mails()
    expect(
      mails.some((mail) => mail.includes(`To: ${beto.email}`) && mail.includes('Guitarra criolla') && mail.includes(`/orders/${order.id}`)),
    ).toBe(true)
    expect(mails.some((mail) => mail.includes(`To: ${ana.email}`) && mail.includes(`/sales/${order.id}`))).toBe(true)
    const latest = async (who: Person) => {
      const { body } = await testApp.call<Notification[]>('GET', '/api/v1/notifications', { token: who.token })
      return body.find((notification) => notification.data.orderId === order.id)
    }
    const data = {
      orderId: order.id,
      orderNumber: order.number,
      productId: order.orderItems[0]?.productId,
      productName: 'Guitarra criolla',
    }
    expect(await latest(beto)).toMatchObject({ type: 'purchase', read: false, data })
    expect(await latest(ana)).toMatchObject({ type: 'sale', read: false, data })
  })

  test('[PAY-11] a refused card shows the reason and leaves the order payable by another, until it expires', async () => {
    const product = await aProduct(testApp, ana, { stock: 1 })
    const { status, error } = await place({ ids: [product.id], card: await aCard(testApp, 'FUND') })
    expect([status, error.error]).toEqual([402, 'payments.rejected'])
    expect(error.message).toBe('La tarjeta no tiene saldo suficiente. Probá con otra tarjeta.')
    const { body } = await testApp.call<Order[]>('GET', '/api/v1/orders', { token: beto.token })
    expect(body[0]).toMatchObject({ status: 'reservada', refusal: error.message, can: { pay: true } })
    const pay = async (card: string) =>
      testApp.call<Order>('POST', `/api/v1/orders/${body[0]?.id}/pay`, {
        token: beto.token,
        body: { cardToken: card, paymentMethod: 'debit' },
      })
    expect((await pay(await aCard(testApp, 'CALL'))).error.error).toBe('payments.rejected')
    const paid = await pay(await aCard(testApp))
    expect(paid.body).toMatchObject({ status: 'pendiente', refusal: null, paymentMethod: 'debit', can: { pay: false } })
    expect((await pay(await aCard(testApp))).body.status).toBe('pendiente')
    expect(await stockOf(product.id)).toEqual({ stock: 0, sold: true })
    const other = await aProduct(testApp, ana, { stock: 1 })
    await place({ ids: [other.id], card: await aCard(testApp, 'FUND') })
    expect((await stockOf(other.id)).stock).toBe(0)
    testApp.clock.pass(16)
    await resolveReservations(testApp.app.ctx)
    expect(await stockOf(other.id)).toEqual({ stock: 1, sold: false })
  })

  test('a made-up card token, and a used one, pay nothing', async () => {
    const product = await aProduct(testApp, ana, { stock: 3 })
    const card = await aCard(testApp)
    expect((await place({ ids: [product.id], card: 'tok_inventado' })).error.error).toBe('payments.bad-token')
    expect((await place({ ids: [product.id], card })).status).toBe(201)
    expect((await place({ ids: [product.id], card })).error.error).toBe('payments.bad-token')
    testApp.clock.pass(16)
    await resolveReservations(testApp.app.ctx)
    expect(await stockOf(product.id)).toEqual({ stock: 2, sold: false })
  })

  test('[PAY-12] only test cards become a token, and no number is stored', async () => {
    const tokenize = (number: string) =>
      testApp.call('POST', '/sandbox/card-tokens', { body: { number, name: 'APRO', expiry: '11/30', cvc: '123' } })
    expect((await tokenize('4111 1111 1111 1111')).error.error).toBe('payments.not-a-test-card')
    expect((await tokenize('')).status).toBe(400)
    const { body } = await tokenize('5031755734530604')
    expect(body).toMatchObject({ brand: 'Mastercard', lastFour: '0604' })
    const kept = JSON.stringify(await testApp.engines.db.db.execute('select * from sandbox_tokens'))
    expect(kept).not.toContain('503175')
  })
})

describe('products that cannot be bought', () => {
  const refused = async (ids: string[], token = beto.token) => {
    const { status, error } = await place({ ids, token, card: await aCard(testApp) })
    return [status, error.error]
  }

  test("one's own product, one without price, without stock, hidden or unknown", async () => {
    const of = (fields: Parameters<typeof aProduct>[2]) => aProduct(testApp, ana, fields)
    expect(await refused([(await of({})).id], ana.token)).toEqual([409, 'orders.own-product'])
    expect(await refused([(await of({ price: null })).id])).toEqual([409, 'orders.no-price'])
    expect(await refused([(await of({ stock: 0 })).id])).toEqual([409, 'orders.out-of-stock'])
    expect(await refused([crypto.randomUUID()])).toEqual([404, 'catalogue.not-found'])
    const hidden = await of({})
    await testApp.call('PUT', `/api/v1/products/${hidden.id}/visibility`, { token: ana.token, body: { visible: false } })
    expect(await refused([hidden.id])).toEqual([404, 'catalogue.not-found'])
  })

  test('the refusal of several products names the one that cannot be bought', async () => {
    const fine = await aProduct(testApp, ana, { name: 'Mesa' })
    const messageOf = async (fields: Parameters<typeof aProduct>[2]) => {
      const bad = await aProduct(testApp, ana, { name: 'Silla', ...fields })
      return (await place({ ids: [fine.id, bad.id], card: await aCard(testApp) })).error.message
    }
    for (const fields of [{ price: null }, { stock: 0 }]) expect(await messageOf(fields)).toMatch(/«Silla»/)
  })

  test('products of two sellers or in two currencies together, and one product twice: no unit is taken', async () => {
    const [one, other, pesos] = [
      await aProduct(testApp, ana),
      await aProduct(testApp, await aMember(testApp, 'Caro')),
      await aProduct(testApp, ana, { currency: 'ARS' }),
    ]
    expect(await refused([one.id, other.id])).toEqual([400, 'orders.one-seller'])
    expect(await refused([one.id, pesos.id])).toEqual([400, 'orders.one-seller'])
    expect(await refused([one.id, one.id])).toEqual([400, 'orders.repeated-product'])
    expect(await refused([one.id, crypto.randomUUID()])).toEqual([404, 'catalogue.not-found'])
    expect(await stockOf(one.id)).toEqual({ stock: 2, sold: false })
  })

  test.each([
    [{}],
    [{ products: [] }],
    [{ products: [{ productId: 'x' }] }],
    [{ products: [{ productId: crypto.randomUUID(), quantity: 2 }] }],
    [{ products: 'todos' }],
    [{ products: Array(11).fill({ productId: crypto.randomUUID() }) }],
  ])('[PAY-01] refuses %j with a sentence', async (body) => {
    const { status, error } = await testApp.call('POST', '/api/v1/orders', { token: beto.token, body })
    expect(status).toBe(400)
    expect(Object.values(error.fields ?? {}).join()).toMatch(/\S/)
    expect((await testApp.call('POST', '/api/v1/orders', { body })).status).toBe(401)
  })
})

describe('the same request again', () => {
  test('an Idempotency-Key returns the first result, and charges once', async () => {
    const product = await aProduct(testApp, ana, { stock: 5 })
    const first = await place({ ids: [product.id], card: await aCard(testApp), key: 'compra-0001' })
    const again = await place({ ids: [product.id], card: await aCard(testApp), key: 'compra-0001' })
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(await stockOf(product.id)).toEqual({ stock: 4, sold: false })
    expect((await place({ ids: [crypto.randomUUID()], key: 'compra-0001' })).error.error).toBe('orders.key-reused')
    expect((await place({ ids: [product.id], key: 'x' })).error.error).toBe('orders.bad-key')
  })

  test('ten at the same moment are one purchase', async () => {
    const product = await aProduct(testApp, ana, { stock: 10 })
    const cards = await Promise.all(Array.from({ length: 10 }, () => aCard(testApp)))
    const answers = await Promise.all(cards.map((card) => place({ ids: [product.id], card, key: 'compra-diez' })))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(await stockOf(product.id)).toEqual({ stock: 9, sold: false })
  })

  test('a refusal is repeated as well', async () => {
    const product = await aProduct(testApp, ana)
    const card = await aCard(testApp, 'FUND')
    const first = await place({ ids: [product.id], card, key: 'compra-mala' })
    const again = await place({ ids: [product.id], card, key: 'compra-mala' })
    expect([again.status, again.error.message]).toEqual([402, first.error.message])
    expect((await place({ ids: [product.id], card: await aCard(testApp), key: 'compra-mala' })).body.status).toBe('pendiente')
    await place({ ids: [product.id], card: 'tok_inventado', key: 'ficha-mala' })
    expect((await place({ ids: [product.id], card: 'tok_inventado', key: 'ficha-mala' })).error.error).toBe('payments.bad-token')
  })

  test("one member's key means nothing for another", async () => {
    const product = await aProduct(testApp, ana, { stock: 5 })
    const caro = await aMember(testApp, 'Caro')
    const first = await place({ ids: [product.id], card: await aCard(testApp), key: 'compra-suya' })
    const hers = await place({ ids: [product.id], card: await aCard(testApp), key: 'compra-suya', token: caro.token })
    expect(hers.status).toBe(201)
    expect(hers.body.id).not.toBe(first.body.id)
  })
})

describe('an order without payment', () => {
  test('[ORD-04] reserves its unit for 15 minutes, then releases it', async () => {
    const product = await aProduct(testApp, ana, { stock: 1 })
    const { status, body } = await place({ ids: [product.id] })
    expect([status, body.status]).toEqual([201, 'reservada'])
    expect(await stockOf(product.id)).toEqual({ stock: 0, sold: false })
    expect((await place({ ids: [product.id] })).error.error).toBe('orders.out-of-stock')
    testApp.clock.pass(14)
    await resolveReservations(testApp.app.ctx)
    expect((await stockOf(product.id)).stock).toBe(0)
    testApp.clock.pass(2)
    await resolveReservations(testApp.app.ctx)
    expect(await stockOf(product.id)).toEqual({ stock: 1, sold: false })
    expect((await testApp.call<Order>('GET', `/api/v1/orders/${body.id}`, { token: beto.token })).body.status).toBe('cancelada')
  })

  test('while its unit may come back, buying the last other one does not make the product sold', async () => {
    const { id } = await aProduct(testApp, ana, { stock: 2 })
    await place({ ids: [id] })
    expect((await place({ ids: [id], card: await aCard(testApp) })).body.status).toBe('pendiente')
    expect(await stockOf(id)).toEqual({ stock: 0, sold: false })
    testApp.clock.pass(16)
    await resolveReservations(testApp.app.ctx)
    expect(await stockOf(id)).toEqual({ stock: 1, sold: false })
    expect((await place({ ids: [id], card: await aCard(testApp) })).body.status).toBe('pendiente')
    expect(await stockOf(id)).toEqual({ stock: 0, sold: true })
  })

  test('can be paid later under its key', async () => {
    const product = await aProduct(testApp, ana, { stock: 1 })
    await place({ ids: [product.id], key: 'paga-luego' })
    const { body } = await place({ ids: [product.id], key: 'paga-luego', card: await aCard(testApp) })
    expect(body.status).toBe('pendiente')
  })
})

describe('after the payment', () => {
  test('[ORD-18] the seller ships, the buyer receives; nobody else, and no step out of order', async () => {
    const { order } = await bought()
    const caro = await aMember(testApp, 'Caro')
    expect((await move(order.id, 'completada', beto.token)).error.error).toBe('orders.bad-step')
    expect((await move(order.id, 'enviada', beto.token)).error.error).toBe('orders.bad-step')
    expect((await move(order.id, 'enviada', caro.token)).error.error).toBe('orders.not-found')
    expect((await move(order.id, 'enviada', ana.token)).body.status).toBe('enviada')
    expect((await move(order.id, 'enviada', ana.token)).body.status).toBe('enviada')
    expect((await move(order.id, 'completada', ana.token)).error.error).toBe('orders.bad-step')
    expect((await move(order.id, 'cancelada', beto.token)).status).toBe(400)
    expect((await move(order.id, 'completada', beto.token)).body.status).toBe('completada')
  })

  test('seven days of silence after shipping complete it', async () => {
    const { order } = await bought()
    await move(order.id, 'enviada', ana.token)
    const status = async () => (await testApp.call<Order>('GET', `/api/v1/orders/${order.id}`, { token: beto.token })).body.status
    testApp.clock.pass(6 * 24 * 60)
    await runClocks(testApp.app.ctx)
    expect(await status()).toBe('enviada')
    testApp.clock.pass(2 * 24 * 60)
    await runClocks(testApp.app.ctx)
    expect(await status()).toBe('completada')
  })

  test('what goes back on the shelf is not for sale again where its seller has ended the listing meanwhile', async () => {
    const { product, order } = await bought({ stock: 2 })
    await testApp.call('PUT', `/api/v1/products/${product.id}`, { token: ana.token, body: { sold: true } })
    await testApp.call('POST', `/api/v1/orders/${order.id}/refund`, { token: ana.token })
    expect(await stockOf(product.id)).toEqual({ stock: 2, sold: true })
  })

  test('a product with orders cannot be deleted', async () => {
    const { product } = await bought({ stock: 3 })
    const { status, error } = await testApp.call('DELETE', `/api/v1/products/${product.id}`, { token: ana.token })
    expect([status, error.error]).toEqual([409, 'catalogue.has-orders'])
  })

  test("[ORD-20] another member's purchase is not found, nor is an unknown one", async () => {
    const { order } = await bought()
    const read = (id: string, token: string) => testApp.call('GET', `/api/v1/orders/${id}`, { token })
    expect((await read(order.id, ana.token)).error).toMatchObject({ error: 'orders.not-found', message: 'Orden no encontrada' })
    expect((await read(crypto.randomUUID(), beto.token)).status).toBe(404)
    expect((await read('x', beto.token)).status).toBe(404)
    expect((await read('¿?', beto.token)).status).toBe(400)
  })
})
