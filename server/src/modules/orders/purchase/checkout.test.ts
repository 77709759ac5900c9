import { randomUUID } from 'node:crypto'
import type { Order } from '@feria/contract/orders/schemas'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../../engines/db/database.ts'
import { noPayments } from '../../../engines/payments/no-payments.ts'
import { checkoutSteps, type Start } from '../../../testing/checkout.ts'
import { dollarsOf, expectBooks, sandboxOf } from '../../../testing/money.ts'
import { aCard, aMember, aProduct, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { resolveReservations } from './expiry.ts'

let testApp: TestApp
let ana: Person
let beto: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ;[ana, beto] = [await aMember(testApp, 'Ana Vende'), await aMember(testApp, 'Beto Compra')]
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

const { start, aProductOf, orders, read, pay, begun, late } = checkoutSteps(() => ({ testApp, seller: ana, buyer: beto }))

describe('the external payment', () => {
  test('[PAY-13] answers a bare address; what is approved there pays the order', async () => {
    const product = await aProductOf()
    const { status, address, kind } = await start({ title: product.name, quantity: 1, unit_price: 100, productId: product.id })
    expect([status, kind]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(address).toMatch(/^\/sandbox\/checkout\/chk_[\w-]+$/)
    const [order] = await orders()
    expect(order).toMatchObject({ status: 'reservada', totalPrice: 100, can: { pay: true } })
    expect(order?.orderItems.map(({ product }) => product.seller.email)).toEqual([null])
    const page = await testApp.app.http.inject({ url: address })
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
    expect(page.body).toContain('$&nbsp;100,00 USD'.replace('&nbsp;', '\u00a0'))
    const form = await testApp.app.http.inject({
      method: 'POST',
      url: address,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'step=approve',
    })
    expect(form.statusCode).toBe(303)
    expect(form.headers.location).toMatch(new RegExp(`^/payment/return\\?order=${order?.id}&status=approved&payment_id=pay_[\\w-]+$`))
    await testApp.app.jobs.drain()
    expect(await read(order?.id ?? '')).toMatchObject({ status: 'pendiente' })
    expect((await testApp.app.http.inject({ url: address })).body).toContain('Este pago ya está hecho.')
  })

  test('[PAY-14] without a product it finds the visible one by title and price; another price or title is refused', async () => {
    const product = await aProductOf({ name: 'Mecedora de mimbre con almohadón', price: 1234.5 })
    const title = product.name
    expect((await start({ title, unit_price: 1234.5 })).status).toBe(200)
    const refused: [Start, number, string][] = [
      [{ title, unit_price: 1 }, 404, 'payments.no-product'],
      [{ title: 'Otra cosa', unit_price: 1234.5 }, 404, 'payments.no-product'],
      [{ title, unit_price: 1, productId: (await aProductOf()).id }, 409, 'payments.other-price'],
      [{ title, unit_price: 1, productId: randomUUID() }, 404, 'catalogue.not-found'],
      [{ title, unit_price: 1, orderId: randomUUID() }, 409, 'orders.not-payable'],
      [{ title, unit_price: '1234.5' }, 400, 'bad-input'],
      [{ title, unit_price: 12.345 }, 400, 'bad-input'],
      [{ title, unit_price: 1234.5, quantity: 2 }, 400, 'bad-input'],
      [{ unit_price: 1 }, 400, 'bad-input'],
    ]
    for (const [body, status, code] of refused) expect(await start(body), JSON.stringify(body)).toMatchObject({ status, code })
    const own = await aProductOf()
    expect(await start({ title: own.name, unit_price: 100, productId: own.id }, ana)).toMatchObject({ code: 'orders.own-product' })
  })

  test('[PAY-01] a visitor is sent to our own page first, where they sign in; nothing is reserved', async () => {
    const product = await aProductOf({ name: 'Sillón de pana verde' })
    expect((await start({ title: product.name, unit_price: 100 }, null)).address).toBe(`/payment?productId=${product.id}&start=checkout`)
    const { body } = await testApp.call<{ stock: number }>('GET', `/api/v1/products/${product.id}`)
    expect(body.stock).toBe(1)
  })

  test('[PAY-14] without a session an order that is named with its price is paid at the provider, for whoever placed it', async () => {
    const { product, order } = await begun()
    const asked = { title: product.name, unit_price: 100, orderId: order.id }
    const { status, address } = await start(asked, null)
    expect(status).toBe(200)
    expect(address).toMatch(/^\/sandbox\/checkout\/chk_[\w-]+$/)
    expect((await start({ ...asked, unit_price: 99 }, null)).code).toBe('payments.other-price')
    expect((await start({ ...asked, orderId: randomUUID() }, null)).code).toBe('orders.not-payable')
    await pay(address)
    expect(await read(order.id)).toMatchObject({ status: 'pendiente' })
    expect((await start(asked, null)).code).toBe('orders.not-payable')
  })

  test('a price that changed is refused with the one of now, and nothing is ordered', async () => {
    const product = await aProductOf({ currency: 'ARS' })
    const before = (await orders()).length
    await testApp.call('PUT', `/api/v1/products/${product.id}`, { token: ana.token, body: { price: 120.5 } })
    const payload = { title: product.name, unit_price: 100, productId: product.id }
    const answer = await testApp.app.http.inject({
      method: 'POST',
      url: '/api/v1/payments',
      headers: { authorization: beto.token },
      payload,
    })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ error: 'payments.other-price', details: { total: 120.5, currency: 'ARS' } })
    expect(answer.json().message).toContain('120,50 ARS')
    expect(await orders()).toHaveLength(before)
  })

  test('[PAY-12] the tokeniser refuses a card that cannot be right, part by part, and any number of nobody', async () => {
    const tokenize = (parts: object) =>
      testApp.call('POST', '/sandbox/card-tokens', {
        body: { number: '4509 9535 6623 3704', name: 'APRO', expiry: '11/30', cvc: '123', ...parts },
      })
    expect((await tokenize({ number: '4509 9535 6623 3705', expiry: '10/26', cvc: '12' })).error).toMatchObject({
      error: 'payments.bad-card',
      fields: {
        number: 'Revisá el número: parece tener un error.',
        expiry: 'Esa fecha ya pasó.',
        cvc: 'Suele tener 3 números, o 4 en American Express.',
      },
    })
    expect((await tokenize({ expiry: '13/30' })).error.fields).toEqual({ expiry: 'Escribilo como MM/AA.' })
    expect((await tokenize({ expiry: '11/26' })).status).toBe(200)
  })

  test('where nobody takes payments it says so, and nothing is reserved', async () => {
    const without = await createTestApp({ payments: noPayments })
    const [seller, buyer] = [await aMember(without, 'Ana'), await aMember(without, 'Beto')]
    const product = await aProduct(without, seller, { price: 100, stock: 1 })
    const body = { title: product.name, unit_price: 100, productId: product.id }
    const { status, error } = await without.call('POST', '/api/v1/payments', { token: buyer.token, body })
    expect([status, error.error]).toEqual([503, 'payments.off'])
    expect((await without.call<Order[]>('GET', '/api/v1/orders', { token: buyer.token })).body).toEqual([])
    expect((await without.call<{ stock: number }>('GET', `/api/v1/products/${product.id}`)).body.stock).toBe(1)
    await without.close()
  })

  test('a payment of nobody has no page, and cannot be made or moved', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const answers = await Promise.all([
      testApp.app.http.inject({ url: '/sandbox/checkout/chk_nada' }),
      testApp.app.http.inject({ method: 'POST', url: '/sandbox/checkout/chk_nada', headers: form, payload: 'step=approve' }),
      testApp.app.http.inject({ method: 'POST', url: '/sandbox/payments/pay_nada', payload: { step: 'approve' } }),
    ])
    expect(answers.map((answer) => [answer.statusCode, answer.json().error])).toEqual(Array(3).fill([404, 'payments.not-found']))
  })

  test('pressed twice it is one order; an order of another is not payable', async () => {
    const product = await aProductOf({ stock: 5 })
    const before = (await orders()).length
    const body = { title: product.name, unit_price: 100, productId: product.id }
    const answers = await Promise.all([start(body, beto, 'doble-click'), start(body, beto, 'doble-click')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const mine = await orders()
    expect(mine).toHaveLength(before + 1)
    const caro = await aMember(testApp, 'Caro')
    const asked = { title: product.name, unit_price: 100, orderId: mine[0]?.id ?? '' }
    expect((await start(asked, caro)).code).toBe('orders.not-payable')
    expect((await start(asked)).status).toBe(200)
    expect((await start({ ...asked, unit_price: 99 })).code).toBe('payments.other-price')
    await pay(answers[0]?.address ?? '')
    await pay(answers[1]?.address ?? '')
    expect(await read(asked.orderId)).toMatchObject({ status: 'pendiente', refunded: 0 })
    expect((await dollarsOf(testApp, ana)).held % 100).toBe(0)
    expect((await start(asked)).code).toBe('orders.not-payable')
  })

  test('beginning again and again does not keep the units for ever', async () => {
    const { product, order } = await begun()
    const again = () => start({ title: product.name, unit_price: 100, orderId: order.id })
    const kept = async () => new Date((await read(order.id)).reservedUntil ?? 0).getTime() - new Date(order.createdAt).getTime()
    testApp.clock.pass(25)
    expect((await again()).status).toBe(200)
    expect(await kept()).toBe(55 * 60_000)
    testApp.clock.pass(25)
    await again()
    expect(await kept()).toBe(60 * 60_000)
    testApp.clock.pass(6)
    expect((await again()).code).toBe('orders.not-payable')
    testApp.clock.pass(5)
    await resolveReservations(testApp.app.ctx)
    expect((await read(order.id)).status).toBe('cancelada')
  })

  test('a refused payment says why and leaves the order to be paid, on the same page or with a card', async () => {
    const { address, order } = await begun()
    await pay(address, 'reject', 'cc_rejected_insufficient_amount')
    expect(await read(order.id)).toMatchObject({
      status: 'reservada',
      refusal: 'La tarjeta no tiene saldo suficiente. Probá con otra tarjeta.',
      can: { pay: true },
    })
    await pay(address)
    expect(await read(order.id)).toMatchObject({ status: 'pendiente', refusal: null })
    const other = await begun()
    await pay(other.address, 'reject')
    const body = { cardToken: await aCard(testApp), paymentMethod: 'credit' }
    const paid = await testApp.call<Order>('POST', `/api/v1/orders/${other.order.id}/pay`, { token: beto.token, body })
    expect(paid.body.status).toBe('pendiente')
    await pay(other.address)
    await testApp.app.jobs.drain()
    const rows = rowsOf<object>(
      await testApp.engines.db.db.execute(`select status, refunded_minor from sandbox_charges where status = 'refunded'`),
    )
    expect(rows.length).toBeGreaterThan(0)
  })

  test('a payment under review takes the place of the refusal before it, and nothing else can be paid meanwhile', async () => {
    const { address, order } = await begun()
    await pay(address, 'reject')
    expect(await read(order.id)).toMatchObject({ refusal: expect.stringMatching(/rechazada/), isPaymentPending: false, can: { pay: true } })
    const pending = await pay(address, 'pend')
    expect(await read(order.id)).toMatchObject({ status: 'reservada', refusal: null, isPaymentPending: true, can: { pay: false } })
    await sandboxOf(testApp).step(pending?.providerId ?? '', 'reject')
    await sandboxOf(testApp).notify(pending?.providerId ?? '')
    await testApp.app.jobs.drain()
    expect(await read(order.id)).toMatchObject({ refusal: expect.stringMatching(/rechazada/), isPaymentPending: false, can: { pay: true } })
  })

  test('a payment under review keeps the units; approved later it pays, without anybody asking', async () => {
    const { address, order, product } = await begun()
    const pending = await pay(address, 'pend')
    expect(await read(order.id)).toMatchObject({ status: 'reservada', isPaymentPending: true })
    testApp.clock.pass(29)
    await resolveReservations(testApp.app.ctx)
    testApp.clock.pass(29)
    await resolveReservations(testApp.app.ctx)
    expect(await read(order.id)).toMatchObject({ status: 'reservada', isPaymentPending: true })
    await sandboxOf(testApp).step(pending?.providerId ?? '', 'approve')
    await sandboxOf(testApp).notify(pending?.providerId ?? '')
    await testApp.app.jobs.drain()
    expect(await read(order.id)).toMatchObject({ status: 'pendiente', isPaymentPending: false })
    expect((await testApp.call<{ sold: boolean }>('GET', `/api/v1/products/${product.id}`)).body.sold).toBe(true)
  })
})

describe('late payments', () => {
  test('one that comes when the order is over takes the units again if they are there', async () => {
    const { order, report, product } = await late()
    await report()
    await testApp.app.jobs.drain()
    expect(await read(order.id)).toMatchObject({ status: 'pendiente' })
    expect((await testApp.call<{ sold: boolean }>('GET', `/api/v1/products/${product.id}`)).body.sold).toBe(true)
  })

  test('and is given back when somebody else has bought them', async () => {
    const { order, report, product } = await late()
    const caro = await aMember(testApp, 'Caro')
    const body = { products: [{ productId: product.id }], cardToken: await aCard(testApp), paymentMethod: 'debit' }
    expect((await testApp.call('POST', '/api/v1/orders', { token: caro.token, body })).status).toBe(201)
    await report()
    await report()
    await testApp.app.jobs.drain()
    expect(await read(order.id)).toMatchObject({ status: 'cancelada' })
    const rows = rowsOf<{ status: string }>(
      await testApp.engines.db.db.execute(
        `select c.status from sandbox_charges c join payments p on p.id::text = c.reference where p.reference = '${order.id}'`,
      ),
    )
    expect(rows).toEqual([{ status: 'refunded' }])
  })
})
