import type { Order } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../../engines/db/database.ts'
import { aCompleted, dollarsOf, expectBooks, sandboxOf } from '../../../testing/money.ts'
import { aCard, aMember, aProduct, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { resolveReservations } from './expiry.ts'
import { followTakenBack } from './payment-events.ts'

let testApp: TestApp
let ana: Person
let beto: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ;[ana, beto] = [await aMember(testApp, 'Ana Vende'), await aMember(testApp, 'Beto Compra')]
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

const place = (products: { id: string }[], { card, key, buyer = beto }: { card?: string; key?: string; buyer?: Person } = {}) =>
  testApp.call<Order>('POST', '/api/v1/orders', {
    token: buyer.token,
    body: { products: products.map(({ id }) => ({ productId: id })), ...(card ? { cardToken: card, paymentMethod: 'credit' } : {}) },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  })
const pay = (id: string, cardToken: string) =>
  testApp.call<Order>('POST', `/api/v1/orders/${id}/pay`, { token: beto.token, body: { cardToken, paymentMethod: 'debit' } })
const newest = async () => (await testApp.call<Order[]>('GET', '/api/v1/orders', { token: beto.token })).body[0] as Order
const anUnit = (price = 100) => aProduct(testApp, ana, { price, stock: 1 })

/** Opens the provider's page for an order of this total; answers its id there. */
const openPage = async (orderId: string, total: number): Promise<string> => {
  const payload = { title: 'Compra', unit_price: total, orderId }
  const opened = await testApp.app.http.inject({ method: 'POST', url: '/api/v1/payments', headers: { authorization: beto.token }, payload })
  return opened.body.split('/').at(-1) ?? ''
}
const select = async <T>(query: ReturnType<typeof sql>): Promise<T[]> => rowsOf<T>(await testApp.engines.db.db.execute(query))
/** What the books say of an order, and its moments as milliseconds. */
const bookOf = async (orderId: string) => {
  const [order] = await select<{ status: string; refusal: string | null }>(sql`
    select status, paid_by as "paidBy", refusal, (extract(epoch from paid_at) * 1000)::float as "paidAt",
      (extract(epoch from cancelled_at) * 1000)::float as "cancelledAt" from orders where id = ${orderId}`)
  const moved = await select<{ kind: string }>(sql`select kind from ledger_transactions where reference = ${orderId}`)
  const attempts = await select<{ id: string; status: string }>(
    sql`select id, status from payments where reference = ${orderId} order by created_at, id`,
  )
  return {
    ...order,
    moved: moved.map(({ kind }) => kind).sort(),
    attempts: attempts.map(({ status }) => status),
    ids: attempts.map(({ id }) => id),
  }
}
const chargesOf = async (orderId: string) =>
  select<{ id: string; status: string; back: number }>(sql`
    select c.id, c.status, c.refunded_minor::int as back from sandbox_charges c join payments p on p.id::text = c.reference
    where p.reference = ${orderId} order by c.created_at`)
const stockOf = async ({ id }: { id: string }) =>
  (await select<object>(sql`select stock, reserved, sold_at is not null as sold from products where id = ${id}`))[0]

test('an unanswered charge may still arrive for 110 seconds, and then never does', async () => {
  const sandbox = sandboxOf(testApp)
  const charge = sandbox.charge.bind(sandbox)
  sandbox.charge = () => Promise.reject(new Error('the provider hangs'))
  expect((await place([await anUnit()], { card: await aCard(testApp) })).error).toMatchObject({ error: 'payments.unavailable' })
  sandbox.charge = charge
  const { id } = await newest()
  const after = async (seconds: number) => {
    testApp.clock.pass(seconds / 60)
    await resolveReservations(testApp.app.ctx)
    const { attempts, refusal } = await bookOf(id)
    return [attempts, refusal]
  }
  expect([await after(109), await after(1)]).toEqual([
    [['started'], null],
    [['failed'], 'never-arrived'],
  ])
  expect((await newest()).refusal).toBe('El pago no llegó a hacerse: no se cobró nada. Podés volver a intentar.')
})

describe('a payment after a refused one', () => {
  test('by card is captured once and pays the order once, at its own time, whatever is reported of the refused ones later', async () => {
    const product = await anUnit()
    expect((await place([product], { card: await aCard(testApp, 'FUND') })).status).toBe(402)
    const { id } = await newest()
    testApp.clock.pass(2)
    expect((await pay(id, await aCard(testApp, 'CALL'))).status).toBe(402)
    testApp.clock.pass(3)
    expect((await pay(id, await aCard(testApp))).body.status).toBe('pendiente')
    const book = await bookOf(id)
    expect(book).toMatchObject({
      ...{ status: 'pendiente', paidAt: testApp.clock.now().getTime(), paidBy: book.ids[2], refusal: null },
      ...{ moved: ['capture'], attempts: ['rejected', 'rejected', 'approved'] },
    })
    testApp.clock.pass(1)
    for (const charge of [...(await chargesOf(id)), ...(await chargesOf(id))]) await sandboxOf(testApp).notify(charge.id)
    await testApp.app.jobs.drain()
    expect(await bookOf(id)).toEqual(book)
    expect(await stockOf(product)).toEqual({ stock: 0, reserved: 0, sold: true })
  })

  test.each([
    ['nobody', false],
    ['of the refused one alone', true],
  ])('on the same page of the provider, which reports %s, is found by the clock', async (_whom, isReported) => {
    const product = await anUnit()
    const { id } = (await place([product])).body
    const page = await openPage(id, 100)
    const refused = await sandboxOf(testApp).payCheckout(page, 'reject')
    if (isReported) await sandboxOf(testApp).notify(refused?.providerId ?? '')
    await testApp.app.jobs.drain()
    await sandboxOf(testApp).payCheckout(page, 'approve')
    testApp.clock.pass(31)
    await resolveReservations(testApp.app.ctx)
    await testApp.app.jobs.drain()
    expect(await bookOf(id)).toMatchObject({
      ...{ status: 'pendiente', paidAt: testApp.clock.now().getTime(), moved: ['capture'], attempts: ['approved'] },
    })
    expect((await chargesOf(id)).map(({ status }) => status)).toEqual(['rejected', 'approved'])
    expect(await stockOf(product)).toEqual({ stock: 0, reserved: 0, sold: true })
  })

  test('on a page opened before the refused card is found by the clock too', async () => {
    const { id } = (await place([await anUnit()])).body
    const page = await openPage(id, 100)
    testApp.clock.pass(1)
    expect((await pay(id, await aCard(testApp, 'FUND'))).status).toBe(402)
    await sandboxOf(testApp).payCheckout(page, 'approve')
    testApp.clock.pass(31)
    await resolveReservations(testApp.app.ctx)
    expect(await bookOf(id)).toMatchObject({ status: 'pendiente', attempts: ['approved', 'rejected'], moved: ['capture'] })
  })
})

test.each([
  ['nobody', false],
  ['of both, of the refused one last', true],
])('a payment under review on a page that refused another keeps the units, where the provider reports %s', async (_whom, isReported) => {
  const product = await anUnit()
  const { id } = (await place([product])).body
  const page = await openPage(id, 100)
  const refused = await sandboxOf(testApp).payCheckout(page, 'reject')
  const pending = await sandboxOf(testApp).payCheckout(page, 'pend')
  for (const one of isReported ? [pending, refused] : []) {
    await sandboxOf(testApp).notify(one?.providerId ?? '')
    await testApp.app.jobs.drain()
  }
  if (isReported) expect((await bookOf(id)).attempts).toEqual(['pending'])
  for (let n = 0; n < 3; n++) {
    testApp.clock.pass(31)
    await resolveReservations(testApp.app.ctx)
    await testApp.app.jobs.drain()
  }
  expect(await bookOf(id)).toMatchObject({ status: 'reservada', attempts: ['pending'] })
  await sandboxOf(testApp).step(pending?.providerId ?? '', 'approve')
  await sandboxOf(testApp).notify(pending?.providerId ?? '')
  await testApp.app.jobs.drain()
  expect(await bookOf(id)).toMatchObject({ status: 'pendiente', moved: ['capture'] })
})

test('a partial refund reported twice leaves the seller the rest and the order complete', async () => {
  const { order, seller } = await aCompleted(testApp)
  const [charge] = await chargesOf(order.id)
  await sandboxOf(testApp).refundAtPanel(charge?.id ?? '', 4000)
  await sandboxOf(testApp).notify(charge?.id ?? '')
  await testApp.app.jobs.drain()
  const event = { paymentId: (await bookOf(order.id)).ids[0] ?? '', reference: order.id, amountMinor: 4000, currency: 'USD' as const }
  await followTakenBack(testApp.app.ctx, event)
  expect((await bookOf(order.id)).status).toBe('completada')
  expect((await dollarsOf(testApp, seller)).available).toBe(60)
})

describe('a second charge while one is in progress', () => {
  /** Holds every charge at the provider until `go`; `begun` counts those that came there. */
  const holdCharges = () => {
    const sandbox = sandboxOf(testApp)
    const { charge } = sandbox
    const held = { begun: 0, go: () => undefined as unknown }
    const opened = new Promise<void>((resolve) => {
      held.go = () => {
        sandbox.charge = charge
        resolve()
      }
    })
    sandbox.charge = async (request) => {
      held.begun += 1
      await opened
      return charge(request)
    }
    return held
  }

  test('by another card is refused at once: one card is charged', async () => {
    const { id } = (await place([await anUnit()])).body
    const [one, two] = [await aCard(testApp), await aCard(testApp)]
    const held = holdCharges()
    const first = pay(id, one)
    await expect.poll(() => held.begun).toBe(1)
    const second = pay(id, two)
    // One that went through would come to the provider and wait there.
    await expect.poll(async () => (await Promise.race([second, null]))?.status ?? held.begun).not.toBe(1)
    held.go()
    expect([(await first).body.status, (await second).error.error]).toEqual(['pendiente', 'orders.in-progress'])
    expect(await chargesOf(id)).toMatchObject([{ status: 'approved', back: 0 }])
  })

  test('is refused as well when an earlier refusal is reported meanwhile', async () => {
    expect((await place([await anUnit()], { card: await aCard(testApp, 'FUND') })).status).toBe(402)
    const { id } = await newest()
    testApp.clock.pass(1)
    const [one, two] = [await aCard(testApp), await aCard(testApp)]
    const held = holdCharges()
    const first = pay(id, one)
    await expect.poll(() => held.begun).toBe(1)
    await testApp.app.jobs.drain()
    const second = pay(id, two)
    await expect.poll(async () => (await Promise.race([second, null]))?.status ?? held.begun).not.toBe(1)
    held.go()
    expect([(await first).body.status, (await second).error.error]).toEqual(['pendiente', 'orders.in-progress'])
    expect((await chargesOf(id)).map(({ status }) => status)).toEqual(['rejected', 'approved'])
  })

  test('by the same request again waits for the first and returns its answer; with another key there is no unit left', async () => {
    const product = await anUnit()
    const cards = [await aCard(testApp), await aCard(testApp), await aCard(testApp)]
    const held = holdCharges()
    const first = place([product], { card: cards[0] as string, key: 'compra-lenta' })
    await expect.poll(() => held.begun).toBe(1)
    const again = place([product], { card: cards[1] as string, key: 'compra-lenta' })
    expect((await place([product], { card: cards[2] as string, key: 'otra-compra' })).error.error).toBe('orders.out-of-stock')
    held.go()
    expect([(await again).status, (await again).body]).toEqual([201, (await first).body])
    expect(await chargesOf((await first).body.id)).toMatchObject([{ status: 'approved', back: 0 }])
  })
})

describe('a late payment of two products', () => {
  /** An order of two, whose payment the bank refused and approves when its time is over. */
  const late = async () => {
    const [gone, left] = [await anUnit(), await anUnit(50)]
    const { id } = (await place([gone, left])).body
    const paid = await sandboxOf(testApp).payCheckout(await openPage(id, 150), 'pend')
    const providerId = paid?.providerId ?? ''
    await sandboxOf(testApp).step(providerId, 'reject')
    testApp.clock.pass(31)
    await resolveReservations(testApp.app.ctx)
    const approve = async () => {
      await testApp.engines.db.db.execute(sql`update sandbox_charges set status = 'approved' where id = ${providerId}`)
      for (let n = 0; n < 2; n++) await sandboxOf(testApp).notify(providerId)
      await testApp.app.jobs.drain()
    }
    return { id, gone, left, approve, cancelledAt: testApp.clock.now().getTime() }
  }

  test('is refunded whole when one of them is gone, and the other is on sale as before', async () => {
    const { id, gone, left, approve, cancelledAt } = await late()
    const caro = await aMember(testApp, 'Caro')
    expect((await place([gone], { card: await aCard(testApp), buyer: caro })).status).toBe(201)
    testApp.clock.pass(5)
    await approve()
    expect(await bookOf(id)).toMatchObject({
      ...{ status: 'cancelada', paidAt: null, paidBy: null, cancelledAt, moved: ['capture', 'refund', 'refunded'] },
    })
    expect(await chargesOf(id)).toMatchObject([{ status: 'refunded', back: 15_000 }])
    expect(await stockOf(gone)).toEqual({ stock: 0, reserved: 0, sold: true })
    expect(await stockOf(left)).toEqual({ stock: 1, reserved: 0, sold: false })
    expect((await place([left], { card: await aCard(testApp), buyer: caro })).body.status).toBe('pendiente')
  })

  test('takes both where they are available, and the order never expired', async () => {
    const { id, gone, left, approve } = await late()
    testApp.clock.pass(5)
    await approve()
    expect(await bookOf(id)).toMatchObject({
      status: 'pendiente',
      paidAt: testApp.clock.now().getTime(),
      cancelledAt: null,
      moved: ['capture'],
    })
    for (const product of [gone, left]) expect(await stockOf(product)).toEqual({ stock: 0, reserved: 0, sold: true })
  })
})
