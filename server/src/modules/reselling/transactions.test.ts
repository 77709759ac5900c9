import type { Order } from '@feria/contract/orders/schemas'
import type { ResaleTransaction, ResellerProfile } from '@feria/contract/reselling/schemas'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { dollarsOf, expectBooks } from '../../testing/money.ts'
import { aMember, anAdmin, type Person } from '../../testing/people.ts'
import { aResale, buyThrough, type Resale, tokenOf, transactionsOf } from '../../testing/resale.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { orders } from '../orders/orders.module.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

const paths = {
  validate: '/reseller/transaction/validate/',
  whatsapp: '/reseller/transaction/whatsapp/',
  pay: '/reseller/payment/generate/',
  deliver: '/reseller/payment/confirm-delivery/',
} as const
type TransactionAction = keyof typeof paths

const step = (action: TransactionAction, id: string, person: Person, body: object = {}) =>
  testApp.call<ResaleTransaction & { whatsappUrl: string; isSent: boolean }>('POST', `/api/v1${paths[action]}${id}`, {
    token: person.token,
    body,
  })
let telephones = 0
const contact = async ({ link }: Resale, name = 'Caro') => {
  const body = { name, phone: `11 2345-${String(6000 + telephones++)}`, consent: true }
  return (await testApp.call<{ id: string }>('POST', `/api/v1/resale/${link.id}/contact`, { body })).body.id
}
/** A transaction that waits for its payment, and the token of its address. */
const asked = async () => {
  const resale = await aResale(testApp)
  const id = await contact(resale)
  for (const action of ['validate', 'whatsapp', 'pay'] as const) await step(action, id, resale.reseller)
  const [transaction] = await transactionsOf(testApp, resale.reseller)
  return { ...resale, id, t: tokenOf(transaction?.paymentLink ?? null) }
}
const paid = async () => {
  const resale = await asked()
  const { body: order } = await buyThrough(testApp, resale, resale.t)
  await testApp.app.jobs.drain()
  return { ...resale, order }
}
const read = async (order: Order, person: Person) =>
  (await testApp.call<Order>('GET', `/api/v1/orders/${order.id}`, { token: person.token })).body

describe('the stages of a transaction', () => {
  const whole = async () => {
    const resale = await aResale(testApp)
    const id = await contact(resale)
    const [fresh] = await transactionsOf(testApp, resale.reseller)
    const validated = await step('validate', id, resale.reseller)
    const chat = await step('whatsapp', id, resale.reseller)
    const payment = await step('pay', id, resale.reseller)
    const { body: order } = await buyThrough(testApp, resale, tokenOf(payment.body.paymentLink))
    await testApp.app.jobs.drain()
    const paid = await transactionsOf(testApp, resale.reseller)
    const deliver = (body: object = {}) => step('deliver', id, resale.reseller, body)
    const refused = [await deliver({ code: 'AAAAAA' }), await deliver()]
    const before = (await dollarsOf(testApp, resale.reseller)).available
    const code = ` ${order.deliveryCode?.toLowerCase()} `
    const delivered = await deliver({ code })
    return { ...resale, id, fresh, validated, chat, payment, order, paid, refused, before, delivered, again: await deliver({ code }) }
  }
  let way: Awaited<ReturnType<typeof whole>>
  beforeAll(async () => {
    way = await whole()
  })

  test('[RES-46] the call that validates it', () => {
    expect(way.fresh).toMatchObject({ stage: 'Pendiente', can: { validate: true, whatsapp: false } })
    expect(way.validated.body).toMatchObject({ stage: 'Validada', validated: true, can: { validate: false, whatsapp: true } })
  })

  test('[RES-47] the call that starts a chat answers its address, with the product', () => {
    expect(way.chat.body).toMatchObject({ whatsappInitiated: true, isSent: false, can: { pay: true, whatsapp: false } })
    const address = new URL(way.chat.body.whatsappUrl)
    expect(address.origin + address.pathname).toMatch(/^https:\/\/wa\.me\/549112345\d{4}$/)
    const text = address.searchParams.get('text') ?? ''
    const pieces = [way.product.name, 'Caro', 'Rita Revende', '110,00', '100,00', '10,00', way.link.url]
    for (const piece of pieces) expect(text).toContain(piece)
  })

  test('[RES-48] the call that creates the payment answers its address', () =>
    expect(way.payment.body).toMatchObject({ stage: 'Pago Pendiente', paymentLink: expect.stringContaining(`${way.link.url}?t=`) }))

  test('[RES-45] the call that lists them shows the stage and the next steps', () =>
    expect(way.paid).toMatchObject([{ id: way.id, stage: 'Pagada', buyerName: 'Caro', can: { deliver: true } }]))

  test('[RES-49] the call that confirms the delivery needs the buyer’s code, and is idempotent', () => {
    expect(way.refused.map(({ error }) => error.error)).toEqual(['reselling.bad-code', 'reselling.bad-code'])
    expect(way.before).toBe(0)
    expect(way.delivered.body).toMatchObject({ stage: 'Completada', deliveryConfirmed: true })
    expect(way.again.status).toBe(200)
  })

  test('[RES-01] the creator of a link follows its results', async () => {
    const links = await testApp.call<{ id: string; transactions: number }[]>('GET', `/api/v1/reseller/resale-links/${way.reseller.id}`, {
      token: way.reseller.token,
    })
    expect(links.body).toMatchObject([{ id: way.link.id, transactions: 1 }])
    expect(await transactionsOf(testApp, way.reseller)).toMatchObject([{ id: way.id, resaleLink: { product: { name: way.product.name } } }])
  })

  test('[ACC-01] visitor, buyer, seller, reseller and admin each have their part in a trade', async () => {
    const statusOf = async (path: string, person?: Person) =>
      (await testApp.call('GET', `/api/v1${path}`, person ? { token: person.token } : {})).status
    const { order, buyer, seller, reseller, link } = way
    const admin = await anAdmin(testApp)
    expect(await statusOf(`/resale/${link.id}`)).toBe(200)
    expect([await statusOf(`/orders/${order.id}`), await statusOf(`/orders/${order.id}`, buyer)]).toEqual([401, 200])
    const sales = await testApp.call<{ orderId: string }[]>('GET', '/api/v1/orders/sales', { token: seller.token })
    expect(sales.body.map(({ orderId }) => orderId)).toEqual([order.id])
    const own = `/reseller/transactions/${reseller.id}`
    expect([await statusOf(own, buyer), await statusOf(own, reseller)]).toEqual([403, 200])
    expect([await statusOf('/users', reseller), await statusOf('/users', admin)]).toEqual([403, 200])
  })

  test("at its end everybody is paid, the purchase is complete, and the reseller's reputation rises", async () => {
    const { reseller, seller, order, buyer } = way
    expect([(await dollarsOf(testApp, reseller)).available, (await dollarsOf(testApp, seller)).available]).toEqual([10, 100])
    expect((await read(order, buyer)).status).toBe('completada')
    const profile = await testApp.call<ResellerProfile>('GET', '/api/v1/reseller/profile', { token: reseller.token })
    expect(profile.body).toMatchObject({ validationLevel: 2, reputation: 'En marcha', completedTransactions: 1 })
    await testApp.app.jobs.drain()
    const notifications = await testApp.call<{ title: string }[]>('GET', '/api/v1/notifications', { token: reseller.token })
    const titles = ['Vendiste por tu enlace', 'Nueva consulta por tu enlace']
    expect(notifications.body.map(({ title }) => title)).toEqual(expect.arrayContaining(titles))
  })

  test('[RES-38] the tabs are exclusive, by the latest stage', async () => {
    const resale = await aResale(testApp, { stock: 9 })
    const made: Record<string, string> = {}
    for (const [stage, transactionActions] of [
      ['Pendiente', []],
      ['Validada', ['validate', 'whatsapp']],
      ['Pago Pendiente', ['validate', 'whatsapp', 'pay']],
    ] as const) {
      const id = await contact(resale, stage)
      testApp.clock.pass(1)
      for (const action of transactionActions) await step(action, id, resale.reseller)
      made[stage] = id
    }
    const tab = async (stage: string) =>
      (await transactionsOf(testApp, resale.reseller, `?stage=${encodeURIComponent(stage)}`)).map(({ id }) => id)
    for (const [stage, id] of Object.entries(made)) expect(await tab(stage)).toEqual([id])
    for (const stage of ['Pagada', 'Completada', 'Cancelada']) expect(await tab(stage)).toEqual([])
    const first = await transactionsOf(testApp, resale.reseller, '?limit=2')
    expect(first.map(({ stage }) => stage)).toEqual(['Pago Pendiente', 'Validada'])
    const wrong = await testApp.call('GET', `/api/v1/reseller/transactions/${resale.reseller.id}?stage=x`, { token: resale.reseller.token })
    expect(wrong.status).toBe(400)
  })

  test("[RES-02] another member's is refused at every step and in the list, while its reseller’s same call succeeds", async () => {
    const resale = await paid()
    const other = await aMember(testApp, 'Otra')
    await testApp.call('POST', '/api/v1/reseller/register', { token: other.token, body: {} })
    const body = { code: resale.order.deliveryCode }
    for (const action of ['validate', 'whatsapp', 'pay', 'deliver'] as const)
      expect((await step(action, resale.id, other, body)).error.error).toBe('reselling.not-yours')
    const list = (person: Person) => testApp.call('GET', `/api/v1/reseller/transactions/${resale.reseller.id}`, { token: person.token })
    expect((await list(other)).error.error).toBe('reselling.not-yours')
    expect((await list(resale.reseller)).status).toBe(200)
    expect((await step('deliver', crypto.randomUUID(), resale.reseller)).error.error).toBe('reselling.transaction-not-found')
    expect((await step('deliver', resale.id, resale.reseller, body)).status).toBe(200)
  })

  test('[RES-37] any sequence of calls ends in a legal state, and refused ones change nothing', async () => {
    const action = fc.constantFrom<TransactionAction | 'buy'>('validate', 'whatsapp', 'pay', 'deliver', 'buy')
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 7 }), async (transactionActions) => {
        const resale = await aResale(testApp)
        const id = await contact(resale)
        let code: string | null = null
        for (const what of transactionActions) {
          const [before] = await transactionsOf(testApp, resale.reseller)
          if (what === 'buy') {
            if (!before?.paymentLink || code) continue
            code = (await buyThrough(testApp, resale, tokenOf(before.paymentLink))).body.deliveryCode
            await testApp.app.jobs.drain()
          } else {
            const answer = await step(what, id, resale.reseller, code ? { code } : {})
            if (answer.status !== 200) expect(await transactionsOf(testApp, resale.reseller)).toEqual([before])
          }
          const [now] = await transactionsOf(testApp, resale.reseller)
          expect(!now?.whatsappInitiated || now.validated).toBe(true)
          expect(now?.paymentLink === null || now?.whatsappInitiated).toBe(true)
          expect(!now?.paymentCompleted || now.validated).toBe(true)
          expect(!now?.deliveryConfirmed || now.paymentCompleted).toBe(true)
          expect((await dollarsOf(testApp, resale.reseller)).available).toBe(now?.deliveryConfirmed ? 10 : 0)
        }
      }),
      { numRuns: 8 },
    )
  })
})

describe('a delivery', () => {
  test('is not confirmed under a claim; the end of the claim completes it', async () => {
    const { reseller, buyer, id, order } = await paid()
    await testApp.call('POST', `/api/v1/orders/${order.id}/claim`, { token: buyer.token, body: { text: 'No llega' } })
    expect((await transactionsOf(testApp, reseller))[0]?.can.deliver).toBe(false)
    expect((await step('deliver', id, reseller, { code: order.deliveryCode })).error.error).toBe('reselling.bad-step')
    const { claim } = await read(order, buyer)
    await testApp.call('PUT', `/api/v1/claims/${claim?.id}/dropped`, { token: buyer.token, body: {} })
    await testApp.app.jobs.drain()
    expect(await transactionsOf(testApp, reseller)).toMatchObject([{ stage: 'Completada' }])
  })

  test('needs no code seven days after shipping, and ends when the money was refunded', async () => {
    const late = await paid()
    await testApp.call('PUT', `/api/v1/orders/${late.order.id}/status`, { token: late.seller.token, body: { status: 'enviada' } })
    testApp.clock.pass(7 * 24 * 60)
    expect((await step('deliver', late.id, late.reseller)).error.error).toBe('reselling.bad-code')
    testApp.clock.pass(1)
    expect((await step('deliver', late.id, late.reseller)).body.stage).toBe('Completada')
    const back = await paid()
    await testApp.call('POST', `/api/v1/orders/${back.order.id}/withdraw`, { token: back.buyer.token, body: {} })
    await testApp.app.jobs.drain()
    expect((await step('deliver', back.id, back.reseller, { code: back.order.deliveryCode })).error.error).toBe('reselling.bad-step')
    expect((await step('validate', back.id, back.reseller)).error.error).toBe('reselling.bad-step')
  })

  test('confirmed by the code before shipping returns no unit to sale when it is claimed and refunded', async () => {
    const { reseller, seller, buyer, id, order, product } = await paid()
    await step('deliver', id, reseller, { code: order.deliveryCode })
    await testApp.call('POST', `/api/v1/orders/${order.id}/claim`, { token: buyer.token, body: { text: 'No anda' } })
    await testApp.call('POST', `/api/v1/orders/${order.id}/refund`, { token: seller.token, body: {} })
    const now = await testApp.call<{ stock: number; sold: boolean }>('GET', `/api/v1/products/${product.id}`)
    expect(now.body).toMatchObject({ stock: 0, sold: true })
    await testApp.app.jobs.drain()
    expect((await dollarsOf(testApp, reseller)).available).toBe(0)
  })
})

describe('a payment address', () => {
  test('pays its own transaction only: a forged one, or one of another link, pays a new one', async () => {
    const first = await asked()
    const second = await asked()
    await buyThrough(testApp, { ...first, buyer: second.buyer }, second.t)
    await buyThrough(testApp, { ...second, buyer: first.buyer }, `${first.t.slice(0, -2)}xx`)
    await testApp.app.jobs.drain()
    for (const { reseller, id } of [first, second]) {
      const all = await transactionsOf(testApp, reseller)
      expect(all.map(({ stage }) => stage).sort()).toEqual(['Pagada', 'Pago Pendiente'])
      expect(all.find((one) => one.id === id)?.stage).toBe('Pago Pendiente')
    }
  })

  test('is not needed by a customer who was signed in when leaving their phone number', async () => {
    const resale = await aResale(testApp)
    const body = { name: 'Beto', phone: '11 2345-6789', consent: true }
    const asking = await testApp.call<{ id: string }>('POST', `/api/v1/resale/${resale.link.id}/contact`, {
      token: resale.buyer.token,
      body,
    })
    await buyThrough(testApp, resale)
    await testApp.app.jobs.drain()
    expect(await transactionsOf(testApp, resale.reseller)).toMatchObject([{ id: asking.body.id, stage: 'Pagada', validated: true }])
    const twice = await aResale(testApp)
    for (const phone of ['11 2345-6701', '11 2345-6702', '11 2345-6703']) {
      testApp.clock.pass(1)
      const again = { token: twice.buyer.token, body: { ...body, phone } }
      expect((await testApp.call('POST', `/api/v1/resale/${twice.link.id}/contact`, again)).status).toBe(201)
    }
    await buyThrough(testApp, twice)
    await testApp.app.jobs.drain()
    expect((await transactionsOf(testApp, twice.reseller)).map(({ stage }) => stage)).toEqual(['Pagada', 'Pendiente', 'Pendiente'])
  })

  test('is refused while nobody can buy the product, and an expired order leaves it open', async () => {
    const resale = await asked()
    const unpaid = await testApp.call<Order>('POST', `/api/v1/resale/${resale.link.id}/orders`, {
      token: resale.buyer.token,
      body: { t: resale.t },
    })
    expect(unpaid.body.status).toBe('reservada')
    await testApp.call('PUT', `/api/v1/products/${resale.product.id}`, { token: resale.seller.token, body: { price: 120 } })
    testApp.clock.pass(20)
    await orders.schedules?.['resolve-reservations']?.run(testApp.app.ctx)
    expect((await buyThrough(testApp, resale, resale.t)).body).toMatchObject({ status: 'pendiente', totalPrice: 132 })
    await testApp.app.jobs.drain()
    expect(await transactionsOf(testApp, resale.reseller)).toMatchObject([{ id: resale.id, stage: 'Pagada', breakdown: { total: 132 } }])
    const late = await aResale(testApp)
    const id = await contact(late)
    for (const action of ['validate', 'whatsapp'] as const) await step(action, id, late.reseller)
    testApp.clock.pass(1)
    await buyThrough(testApp, late)
    await testApp.app.jobs.drain()
    expect((await step('pay', id, late.reseller)).error.error).toBe('reselling.not-available')
    expect((await transactionsOf(testApp, late.reseller)).map(({ stage }) => stage)).toEqual(['Pagada', 'Validada'])
  })
})
