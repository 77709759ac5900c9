import type { AdminOrder, SupervisedPayment } from '@feria/contract/admin/order-schemas'
import { MAX_ORDER_TIMELINE } from '@feria/contract/admin/values'
import type { Claim, Order } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EmailRefused } from '../../engines/mail/email-refused.ts'
import { aPurchase, expectBooks, paymentOf, placeOrder } from '../../testing/money.ts'
import { aCard, aMember, anAdmin, aProduct, aRoom, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { timelineOf } from './timeline.rules.ts'
import { getOrder } from './use-cases/get-order.ts'

let testApp: TestApp
let admin: Person
beforeAll(async () => {
  testApp = await createTestApp({ settings: { PLATFORM_FEE_PERCENT: '10' } })
  admin = await anAdmin(testApp)
})
afterAll(() => testApp.close())

const get = async (id: string, by: Person = admin) => testApp.call<AdminOrder>('GET', `/api/v1/admin/orders/${id}`, { token: by.token })
const read = async (id: string) => {
  await testApp.app.jobs.drain()
  return (await get(id)).body
}
const send = (method: 'POST' | 'PUT', path: string, { token }: Person, body: object = {}) =>
  testApp.call<Claim>(method, `/api/v1${path}`, { token, body })
const kindsOf = ({ timeline }: AdminOrder) => timeline.map(({ kind, by, what }) => [kind, by, what].filter(Boolean).join(' '))

describe('an order', () => {
  test('is shown with its parties, its money by the ledger and the clock that runs', async () => {
    const { order, buyer, seller, productId } = await aPurchase(testApp)
    const shown = await read(order.id)
    expect(shown).toMatchObject({
      ...{ id: order.id, number: order.number, status: 'pendiente', currency: 'USD', reseller: null, claim: null, isOwn: false },
      buyer: { id: buyer.id, name: 'Beto Compra', email: buyer.email },
      seller: { id: seller.id, name: 'Ana Vende', email: seller.email },
      items: [{ productId, name: 'Bicicleta playera rodado 26', imageUrl: null, price: 100 }],
      sums: { total: 100, parcel: 0, commission: 0, left: 100 },
      charged: { currency: 'USD', captured: 100, held: 100, released: 0, refunded: 0, fee: 10 },
      clocks: [{ clock: 'uncollected', until: order.deadline, extendable: 60 }],
      reviews: { buyer: false, seller: false },
      repeatable: ['receipt', 'sale'],
      hasEarlier: false,
    })
    await send('POST', `/admin/orders/${order.id}/refund`, admin, { amount: 40, reason: 'Llegó rayada' })
    expect(await read(order.id)).toMatchObject({
      sums: { left: 60 },
      charged: { captured: 100, held: 60, released: 0, refunded: 40, fee: 6 },
      repeatable: ['receipt', 'sale', 'act'],
    })
    await send('PUT', `/orders/${order.id}/status`, seller, { status: 'enviada' })
    await send('PUT', `/orders/${order.id}/status`, buyer, { status: 'completada' })
    expect(await read(order.id)).toMatchObject({
      sums: { left: 0 },
      charged: { held: 0, released: 60, refunded: 40, fee: 6 },
      clocks: [],
    })
    await expectBooks(testApp)
  })

  test('tells all that happened, the oldest first: states and by whom, money, emails, claims, acts, and how many messages', async () => {
    const { order, buyer, seller } = await aPurchase(testApp)
    await testApp.app.jobs.drain()
    testApp.clock.pass(1)
    await testApp.call('POST', `/api/v1/chat/${order.room}`, { token: buyer.token, body: { content: 'Secreto de dos' } })
    testApp.clock.pass(1)
    await send('PUT', `/orders/${order.id}/status`, seller, { status: 'enviada' })
    await testApp.app.jobs.drain()
    testApp.clock.pass(1)
    const { body: claim } = await send('POST', `/orders/${order.id}/claim`, buyer, { text: 'Roto', photos: [] })
    await testApp.app.jobs.drain()
    testApp.clock.pass(1)
    await send('POST', `/admin/orders/${order.id}/extend`, admin, { clock: 'unanswered', days: 2, reason: 'Viaja' })
    await testApp.app.jobs.drain()
    testApp.clock.pass(1)
    await send('PUT', `/claims/${claim.id}/answer`, seller, { text: 'Salió sano', photos: [] })
    testApp.clock.pass(1)
    await send('POST', `/admin/orders/${order.id}/emails`, admin, { email: 'receipt' })
    testApp.clock.pass(1)
    await send('PUT', `/claims/${claim.id}/outcome`, admin, { outcome: 'devolver una parte', refund: 25, note: 'La mitad cada uno' })
    const shown = await read(order.id)
    // What the clock of the test puts into one moment has no order among itself.
    const moments = [...Map.groupBy(shown.timeline, ({ at }) => at).values()].map((timeline) => kindsOf({ ...shown, timeline }).sort())
    expect(moments).toEqual([
      ['email buyer receipt', 'email seller sale', 'ordered buyer', 'paid payment', 'payment approved'],
      ['messages'],
      ['email buyer moved', 'sent seller'],
      ['claim opened buyer problema', 'email seller claim'],
      ['email buyer act', 'email seller act', 'extended unanswered'],
      ['claim answered seller'],
      ['audit order.emailed'],
      [
        ...['audit claim.settled', 'claim resolved devolver una parte', 'completed admin', 'email buyer claim', 'email buyer claim'],
        ...['email buyer receipt', 'email seller claim', 'email seller moved', 'refund done'],
      ],
    ])
    const of = (kind: string) => shown.timeline.find((entry) => entry.kind === kind)
    expect(of('messages')).toMatchObject({ count: 1, text: null })
    expect(of('extended')).toMatchObject({ actor: { id: admin.id, name: 'Ada Ferraro' }, text: 'Viaja' })
    expect(of('claim resolved')).toMatchObject({ amount: 25, currency: 'USD', text: 'La mitad cada uno' })
    expect(of('refund')).toMatchObject({ amount: 25, what: 'done' })
    expect(JSON.stringify(shown)).not.toContain('Secreto')
    const times = shown.timeline.map(({ at }) => at)
    expect(times).toEqual([...times].sort())
  })

  test('counts the messages of its own buyer, not those of others who asked for the product', async () => {
    const { buyer: asking, product, room } = await aRoom(testApp)
    const buyer = await aMember(testApp)
    const { body: order } = await placeOrder(testApp, buyer.token, { ids: [product.id], card: await aCard(testApp) })
    for (const content of ['Hola', '¿Sigue?']) await send('POST', `/chat/${room}`, asking, { content })
    await send('POST', `/chat/${order.room}`, buyer, { content: 'Ya pagué' })
    expect((await read(order.id)).timeline.filter(({ kind }) => kind === 'messages').map(({ count }) => count)).toEqual([1])
  })

  test('that nobody paid has no money; the clock cancelled it', async () => {
    const [buyer, seller] = [await aMember(testApp), await aMember(testApp)]
    const product = await aProduct(testApp, seller, { price: 10 })
    const { body: order } = await placeOrder(testApp, buyer.token, { ids: [product.id], card: await aCard(testApp, 'FUND') })
    const list = await testApp.call<{ id: string }[]>('GET', `/api/v1/admin/orders?search=${buyer.email}`, { token: admin.token })
    const id = list.body[0]?.id ?? order.id
    expect(await read(id)).toMatchObject({
      charged: null,
      sums: { total: 10, left: 0 },
      repeatable: [],
      clocks: [{ clock: 'unpaid', extendable: null }],
    })
    expect((await read(id)).timeline.find(({ kind }) => kind === 'payment')).toMatchObject({
      what: 'rejected',
      text: 'La tarjeta no tiene saldo suficiente. Probá con otra tarjeta.',
    })
    testApp.clock.pass(16)
    await testApp.app.jobs.runIntervals()
    const ended = await read(id)
    expect([ended.status, ended.timeline.at(-1)?.kind, ended.timeline.at(-1)?.by, ended.clocks]).toEqual([
      'cancelada',
      'cancelled',
      'unpaid',
      [],
    ])
  })

  test('notes an email that the mail server refused', async () => {
    const { mail } = testApp.engines
    const { send: whole } = mail
    mail.send = () => Promise.reject(new EmailRefused('550 5.1.1'))
    const { order } = await aPurchase(testApp)
    await testApp.app.jobs.drain()
    mail.send = whole
    expect((await read(order.id)).timeline.filter(({ kind }) => kind === 'email').map(({ text }) => text)).toEqual(['refused', 'refused'])
  })

  test('says whether the caller is a party, and is for admins alone', async () => {
    const { body: product } = { body: await aProduct(testApp, admin, { price: 10 }) }
    const buyer = await aMember(testApp)
    const { body: order } = await placeOrder(testApp, buyer.token, { ids: [product.id], card: await aCard(testApp) })
    expect((await read(order.id)).isOwn).toBe(true)
    expect((await get(order.id, buyer)).error.error).toBe('accounts.not-allowed')
    expect((await get(crypto.randomUUID())).error.error).toBe('orders.not-found')
    expect((await get('F-1')).error.error).toBe('bad-input')
  })

  test('costs as many statements whatever happened to it', async () => {
    const { order } = await aPurchase(testApp)
    await read(order.id)
    const count = async () => {
      let selects = 0
      const db = new Proxy(testApp.engines.db.db, {
        get: (target, name) => {
          if (name === 'select') selects++
          return Reflect.get(target, name)
        },
      })
      await getOrder({ ...testApp.app.ctx, db, actor: admin as never }, { params: { id: order.id }, query: undefined, body: undefined })
      return selects
    }
    const few = await count()
    for (let n = 0; n < 3; n++) await send('POST', `/admin/orders/${order.id}/refund`, admin, { amount: 5, reason: 'Un poco' })
    await testApp.app.jobs.drain()
    expect([few, await count()]).toEqual([12, 12])
  })
})

test('a timeline keeps the latest and says that there was more', () => {
  const at = (n: number) => new Date(n * 1000)
  const all = Array.from({ length: MAX_ORDER_TIMELINE + 1 }, (_, n) => ({ at: at(MAX_ORDER_TIMELINE - n), kind: 'email' as const }))
  const { timeline, hasEarlier } = timelineOf(all, MAX_ORDER_TIMELINE)
  expect([timeline.length, timeline[0]?.at, hasEarlier]).toEqual([MAX_ORDER_TIMELINE, at(1).toISOString(), true])
  expect(timelineOf([{ at: null, kind: 'sent' }], MAX_ORDER_TIMELINE)).toEqual({ timeline: [], hasEarlier: false })
  expect(timelineOf(all.slice(1), MAX_ORDER_TIMELINE).hasEarlier).toBe(false)
})

describe('payments', () => {
  const list = async (query: Record<string, string> = {}) =>
    testApp.call<SupervisedPayment[]>('GET', `/api/v1/admin/payments?${new URLSearchParams(query)}`, { token: admin.token })
  let order: Order
  let payment: string
  let providerId: string
  beforeAll(async () => {
    order = (await aPurchase(testApp)).order
    payment = await paymentOf(testApp, order.id)
    const found = await testApp.engines.db.db.execute(sql`select provider_id from payments where id = ${payment}`)
    providerId = String((found as unknown as { rows: { provider_id: string }[] }).rows[0]?.provider_id)
    await aPurchase(testApp)
  })

  test('are found by our id, the provider’s, and the order’s id or number', async () => {
    for (const search of [payment, providerId, order.id, order.number, order.number.slice(0, 8).toLowerCase()])
      expect(
        (await list({ search })).body.map(({ id }) => id),
        search,
      ).toEqual([payment])
    for (const search of ['%', 'F-00000', crypto.randomUUID()]) expect((await list({ search })).body).toEqual([])
  })

  test('show sum, state and order, and are filtered by state and provider', async () => {
    const [found] = (await list({ search: payment })).body
    expect(found).toMatchObject({
      ...{ id: payment, order: { id: order.id, number: order.number }, amount: 100, refunded: 0, currency: 'USD' },
      ...{ status: 'approved', provider: 'sandbox', providerId, kind: 'card', reason: null },
    })
    expect((await list({ status: 'rejected' })).body.every(({ status, reason }) => status === 'rejected' && reason !== null)).toBe(true)
    expect((await list({ provider: 'otro' })).body).toEqual([])
    expect((await list({ provider: 'sandbox', status: 'approved', search: payment })).body).toHaveLength(1)
    expect((await list({ status: 'x' })).error.fields).toEqual({ status: 'Ese estado no existe.' })
  })
})
