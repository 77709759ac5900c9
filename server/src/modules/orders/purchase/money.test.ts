import type { Order } from '@feria/contract/orders/schemas'
import type { Movement, Payout } from '@feria/contract/payments/schemas'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../testing/mails.ts'
import { aCompleted, aPurchase, dollarsOf, expectBooks, paymentOf, sandboxOf } from '../../../testing/money.ts'
import { aCard, aMember, anAdmin, aProduct, PASSWORD, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { retryRefunds } from '../../payments/payments.module.ts'
import { runClocks } from '../clocks/run-clocks.ts'
import { resolveReservations } from './expiry.ts'

let testApp: TestApp
let admin: Person
beforeAll(async () => {
  testApp = await createTestApp()
  admin = await anAdmin(testApp)
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

const DAY = 24 * 60
const move = (id: string, status: string, person: Person, tracking?: string) =>
  testApp.call('PUT', `/api/v1/orders/${id}/status`, { token: person.token, body: { status, tracking } })
const read = async (id: string, person: Person) => (await testApp.call<Order>('GET', `/api/v1/orders/${id}`, { token: person.token })).body
const post = <T>(path: string, person: Person, body: object = {}) =>
  testApp.call<T>('POST', `/api/v1${path}`, { token: person.token, body })
const put = <T>(path: string, person: Person, body: object = {}) => testApp.call<T>('PUT', `/api/v1${path}`, { token: person.token, body })
const completed = () => aCompleted(testApp)

describe('held money', () => {
  test('[ORD-18] money is held from the payment on, and belongs to the seller once the buyer has received', async () => {
    const { buyer, seller, order } = await aPurchase(testApp)
    expect(await dollarsOf(testApp, seller)).toEqual({ available: 0, held: 100, payingOut: 0 })
    await move(order.id, 'enviada', seller, 'Correo 123')
    expect(await read(order.id, buyer)).toMatchObject({ tracking: 'Correo 123', can: { receive: true, claim: true } })
    expect((await mailsTo(testApp, buyer.email)).join()).toContain('Seguimiento: Correo 123')
    expect((await dollarsOf(testApp, seller)).held).toBe(100)
    await move(order.id, 'completada', buyer)
    await move(order.id, 'completada', buyer)
    expect(await dollarsOf(testApp, seller)).toEqual({ available: 100, held: 0, payingOut: 0 })
    const { body } = await testApp.call<Movement[]>('GET', '/api/v1/balance/movements', { token: seller.token })
    expect(body).toMatchObject([{ kind: 'venta', amount: 100, currency: 'USD', orderId: order.id }])
    expect(await dollarsOf(testApp, buyer)).toEqual({ available: 0, held: 0, payingOut: 0 })
  })

  test('seven days of silence release it to the seller too, once', async () => {
    const { seller, order } = await aPurchase(testApp)
    await move(order.id, 'enviada', seller)
    testApp.clock.pass(8 * DAY)
    await runClocks(testApp.app.ctx)
    await runClocks(testApp.app.ctx)
    expect((await dollarsOf(testApp, seller)).available).toBe(100)
  })

  test('the marketplace keeps its fee, rounded to the cent', async () => {
    const own = await createTestApp({ settings: { PLATFORM_FEE_PERCENT: '7.5' } })
    const { buyer, seller, order } = await aPurchase(own)
    for (const [status, person] of [
      ['enviada', seller],
      ['completada', buyer],
    ] as const)
      await own.call('PUT', `/api/v1/orders/${order.id}/status`, { token: person.token, body: { status } })
    expect((await dollarsOf(own, seller)).available).toBe(92.5)
    await expectBooks(own)
    await own.close()
  })
})

describe('withdrawing and refunding', () => {
  test('before shipping the buyer is refunded at once, and the product is on sale again', async () => {
    const { buyer, seller, order, productId } = await aPurchase(testApp)
    const { body } = await post<Order>(`/orders/${order.id}/withdraw`, buyer, { reason: 'Me arrepentí' })
    expect(body).toMatchObject({ status: 'reembolsada', refunded: 100, can: { withdraw: false, claim: false } })
    await testApp.app.jobs.drain()
    expect(await dollarsOf(testApp, seller)).toEqual({ available: 0, held: 0, payingOut: 0 })
    const [payment] = await sandboxOf(testApp).find(await paymentOf(testApp, order.id))
    expect(payment).toMatchObject({ status: 'refunded', refundedMinor: 10_000 })
    const product = await testApp.call<{ sold: boolean; stock: number }>('GET', `/api/v1/products/${productId}`)
    expect(product.body).toMatchObject({ sold: false, stock: 1 })
    expect((await post(`/orders/${order.id}/withdraw`, buyer)).error.error).toBe('orders.bad-step')
    expect((await move(order.id, 'enviada', seller)).error.error).toBe('orders.bad-step')
  })

  test('a seller who cannot deliver refunds everything; a stranger finds no order', async () => {
    const { buyer, seller, order } = await aPurchase(testApp)
    const stranger = await aMember(testApp)
    for (const person of [buyer, stranger]) expect((await post(`/orders/${order.id}/refund`, person)).error.error).toBe('orders.not-found')
    expect((await post(`/orders/${order.id}/withdraw`, stranger)).error.error).toBe('orders.not-found')
    expect((await post<{ status: string }>(`/orders/${order.id}/refund`, seller)).body.status).toBe('reembolsada')
    expect((await post(`/orders/${order.id}/refund`, seller)).error.error).toBe('orders.bad-step')
    expect(await read(order.id, buyer)).toMatchObject({ status: 'reembolsada', refunded: 100 })
  })

  test('[ORD-18] withdrawing within ten days of the delivery holds the money until the return; later it is refused', async () => {
    const { buyer, seller, order } = await completed()
    testApp.clock.pass(9 * DAY)
    const { body } = await post<Order>(`/orders/${order.id}/withdraw`, buyer)
    expect(body).toMatchObject({ status: 'en disputa', claim: { kind: 'arrepentimiento', settledAt: null } })
    expect(await dollarsOf(testApp, seller)).toEqual({ available: 0, held: 100, payingOut: 0 })
    await post(`/orders/${order.id}/refund`, seller)
    expect(await read(order.id, buyer)).toMatchObject({ status: 'reembolsada', refunded: 100, claim: { outcome: 'devolver' } })
    const late = await completed()
    testApp.clock.pass(10 * DAY + 1)
    expect((await post(`/orders/${late.order.id}/withdraw`, late.buyer)).error).toMatchObject({
      error: 'orders.claim-late',
      message: 'El plazo de 10 días para reclamar ya pasó.',
    })
  })
})

describe('withdrawals of a balance', () => {
  const CBU = '2850590940090418135201'
  const ask = (person: Person, amount: number, destination = CBU) =>
    post<Payout>('/payouts', person, { amount, currency: 'USD', destination, holder: 'Ana Vende', password: PASSWORD })

  test('set the amount aside at once, are paid or rejected once, by an admin only', async () => {
    const { seller, buyer } = await completed()
    expect((await ask(seller, 100.01)).error.error).toBe('payments.no-balance')
    expect((await ask(buyer, 1)).error.error).toBe('payments.no-balance')
    expect((await ask(seller, 10, '2850590940090418135202')).error.error).toBe('payments.bad-destination')
    const first = await ask(seller, 60, '28505909 40090418135201')
    expect(first.body).toMatchObject({ amount: 60, destination: CBU, status: 'pedido' })
    expect((await ask(seller, 60)).error.error).toBe('payments.no-balance')
    testApp.clock.pass(1)
    const second = await ask(seller, 40, 'Ana.Vende.MP')
    expect(await dollarsOf(testApp, seller)).toEqual({ available: 0, held: 0, payingOut: 100 })
    expect((await testApp.call('DELETE', '/api/v1/users/me', { token: seller.token, body: { password: PASSWORD } })).error.error).toBe(
      'accounts.open-balance',
    )
    const answer = (id: string, status: string, person = admin) =>
      put(`/admin/payouts/${id}`, person, { status, note: 'Transferencia 991' })
    expect((await answer(first.body.id, 'pagado', seller)).status).toBe(403)
    testApp.clock.pass(DAY)
    await answer(first.body.id, 'pagado')
    expect((await answer(first.body.id, 'rechazado')).error.error).toBe('payments.payout-settled')
    await answer(second.body.id, 'rechazado')
    await testApp.app.jobs.drain()
    const { body: notifications } = await testApp.call<{ title: string }[]>('GET', '/api/v1/notifications', { token: seller.token })
    expect(notifications.filter(({ title }) => title === 'Novedades de tu retiro')).toHaveLength(2)
    expect(await dollarsOf(testApp, seller)).toEqual({ available: 40, held: 0, payingOut: 0 })
    const own = await testApp.call<Payout[]>('GET', '/api/v1/payouts', { token: seller.token })
    expect(own.body.map(({ status, note }) => [status, note])).toEqual([
      ['rechazado', 'Transferencia 991'],
      ['pagado', 'Transferencia 991'],
    ])
    const done = await testApp.call<{ id: string; member: { name: string } }[]>('GET', '/api/v1/admin/payouts?settled=true', {
      token: admin.token,
    })
    expect(done.body.map(({ id }) => id)).toEqual(expect.arrayContaining([first.body.id, second.body.id]))
    expect(done.body.map(({ member }) => member.name)).toContain(seller.name)
  })

  test('a member who withdrew everything may close the account; the buyer keeps the purchase', async () => {
    const { buyer, seller, order } = await completed()
    const leave = () => testApp.call('DELETE', '/api/v1/users/me', { token: seller.token, body: { password: PASSWORD } })
    const { body } = await ask(seller, 100)
    expect((await leave()).error.error).toBe('accounts.open-balance')
    testApp.clock.pass(DAY)
    await put(`/admin/payouts/${body.id}`, admin, { status: 'pagado', note: 'x' })
    expect((await leave()).status).toBe(200)
    expect((await read(order.id, buyer)).orderItems[0]?.product.seller.name).toBe('Cuenta eliminada')
  })

  test('a claim after the money was withdrawn leaves the seller in debt', async () => {
    const { buyer, seller, order } = await completed()
    const { body } = await ask(seller, 100)
    testApp.clock.pass(DAY)
    await put(`/admin/payouts/${body.id}`, admin, { status: 'pagado', note: 'x' })
    await post(`/orders/${order.id}/claim`, buyer, { text: 'No anda' })
    expect(await dollarsOf(testApp, seller)).toEqual({ available: -100, held: 100, payingOut: 0 })
  })
})

describe('irregular payments', () => {
  test('an answer lost after the charge: the order waits, and is paid once the provider confirms', async () => {
    const sandbox = sandboxOf(testApp)
    const { charge } = sandbox
    const [buyer, seller] = [await aMember(testApp), await aMember(testApp)]
    const product = await aProduct(testApp, seller, { stock: 1 })
    sandbox.charge = async (request) => {
      await charge(request)
      throw new Error('socket hang up')
    }
    const body = { products: [{ productId: product.id }], cardToken: await aCard(testApp), paymentMethod: 'debit' }
    const lost = await testApp.call('POST', '/api/v1/orders', { token: buyer.token, body })
    sandbox.charge = charge
    expect(lost.error.error).toBe('payments.unavailable')
    testApp.clock.pass(3)
    await resolveReservations(testApp.app.ctx)
    const { body: list } = await testApp.call<Order[]>('GET', '/api/v1/orders', { token: buyer.token })
    expect(list).toMatchObject([{ status: 'pendiente' }])
    expect((await dollarsOf(testApp, seller)).held).toBe(150.5)
  })

  test('a chargeback takes the money from the account that has it', async () => {
    const { buyer, seller, order } = await completed()
    const [payment] = await sandboxOf(testApp).find(await paymentOf(testApp, order.id))
    await sandboxOf(testApp).step(payment?.providerId ?? '', 'charge-back')
    await sandboxOf(testApp).notify(payment?.providerId ?? '')
    await sandboxOf(testApp).notify(payment?.providerId ?? '')
    await testApp.app.jobs.drain()
    expect(await read(order.id, buyer)).toMatchObject({ status: 'reembolsada' })
    expect(await dollarsOf(testApp, seller)).toEqual({ available: 0, held: 0, payingOut: 0 })
  })

  test('a refund that the provider does not answer is retried until it does', async () => {
    const { buyer, order } = await aPurchase(testApp)
    const sandbox = sandboxOf(testApp)
    const { refund } = sandbox
    let asked = 0
    sandbox.refund = async (...args) => (++asked < 3 ? 'unavailable' : refund(...args))
    await post(`/orders/${order.id}/withdraw`, buyer)
    for (let n = 0; n < 3; n++) await testApp.app.jobs.drain().catch(() => undefined)
    const before = asked
    await retryRefunds(testApp.app.ctx)
    expect(asked).toBe(before)
    testApp.clock.pass(20)
    for (let n = 0; n < 3; n++) await retryRefunds(testApp.app.ctx)
    sandbox.refund = refund
    const [payment] = await sandbox.find(await paymentOf(testApp, order.id))
    expect(payment).toMatchObject({ status: 'refunded', refundedMinor: 10_000 })
  })
})
