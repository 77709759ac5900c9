import type { Work } from '@feria/contract/admin/schemas'
import type { SupervisedOrder } from '@feria/contract/orders/operator-schemas'
import type { Claim, Order } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPurchase } from '../../../testing/money.ts'
import { aMember, anAdmin, type Person } from '../../../testing/people.ts'
import { plansOf } from '../../../testing/plans.ts'
import { hasPostgres } from '../../../testing/servers.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { countOverdueClaims } from '../claims/queries.ts'
import { superviseOrders } from './use-cases/supervise-orders.ts'

const DAY = 24 * 60

let testApp: TestApp
let admin: Person
beforeAll(async () => {
  testApp = await createTestApp()
  admin = await anAdmin(testApp)
})
afterAll(() => testApp.close())

const list = async (query: Record<string, string> = {}) => {
  const { body, status, error } = await testApp.call<SupervisedOrder[]>('GET', `/api/v1/admin/orders?${new URLSearchParams(query)}`, {
    token: admin.token,
  })
  return { status, error, body, ids: status === 200 ? body.map(({ id }) => id) : [] }
}

describe('a search', () => {
  let bought: Awaited<ReturnType<typeof aPurchase>>
  let other: Order
  beforeAll(async () => {
    bought = await aPurchase(testApp, async () => ({ name: 'Mate de calabaza' }))
    await testApp.call('PUT', `/api/v1/users/${bought.buyer.id}`, { token: bought.buyer.token, body: { name: 'Ñandú Pérez' } })
    other = (await aPurchase(testApp)).order
  })

  test('finds an order by its number, its beginning, its id, a party and a product, and no other', async () => {
    const { order, buyer, seller } = bought
    const searches = [
      order.number,
      order.number.slice(0, 9).toLowerCase(),
      order.id,
      buyer.email,
      seller.email,
      'ñandu perez',
      'pérez',
      'mate de CALABAZA',
      'calab',
    ]
    for (const search of searches) expect((await list({ search })).ids, search).toEqual([order.id])
    expect((await list()).ids.slice(0, 2)).toEqual([other.id, order.id])
  })

  test('finds nothing by what is not there, nor by signs of a pattern', async () => {
    for (const search of ['F-00000', '%', '_', '\\', crypto.randomUUID(), 'nadie@feria.example'])
      expect((await list({ search })).ids).toEqual([])
  })

  test('shows who, what and how much', async () => {
    const { order, buyer, seller } = bought
    const [found] = (await list({ search: order.number })).body
    expect(found).toEqual({
      ...{ id: order.id, number: order.number, createdAt: order.createdAt, status: 'pendiente', currency: 'USD', totalPrice: 100 },
      ...{ productName: 'Mate de calabaza', isLate: false },
      buyer: { id: buyer.id, name: 'Ñandú Pérez', email: buyer.email },
      seller: { id: seller.id, name: 'Ana Vende', email: seller.email },
    })
  })

  test('goes on page by page, with the filters', async () => {
    const whole = (await list({ search: 'ana vende', status: 'pendiente' })).ids
    expect(whole.length).toBeGreaterThan(1)
    const first = await testApp.call<SupervisedOrder[]>('GET', '/api/v1/admin/orders?search=ana+vende&status=pendiente&limit=1', {
      token: admin.token,
    })
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await testApp.call<SupervisedOrder[]>('GET', next, { token: admin.token })
    expect([first.body[0]?.id, second.body[0]?.id]).toEqual(whole.slice(0, 2))
    expect((await list({ search: 'ana vende', status: 'enviada' })).ids).toEqual([])
  })
})

test('a filter by state and by Argentine days takes both ends in', async () => {
  testApp.clock.pass(3 * DAY)
  admin = await anAdmin(testApp)
  // 22:30 in Buenos Aires is the next day in UTC.
  const now = testApp.clock.now()
  const evening = new Date(`${now.toISOString().slice(0, 10)}T01:30:00Z`)
  testApp.clock.pass((evening.getTime() + DAY * 60_000 - now.getTime()) / 60_000)
  admin = await anAdmin(testApp)
  const { order } = await aPurchase(testApp)
  const day = now.toISOString().slice(0, 10)
  const next = new Date(Date.parse(day) + DAY * 60_000).toISOString().slice(0, 10)
  expect((await list({ from: day, to: day })).ids).toEqual([order.id])
  expect((await list({ from: next })).ids).toEqual([])
  expect((await list({ from: day, status: 'pendiente' })).ids).toEqual([order.id])
  expect((await list({ from: day, status: 'cancelada' })).ids).toEqual([])
  expect((await list({ from: '27/11/2026' })).error.fields).toEqual({ from: 'La fecha tiene que ser como 2026-11-27.' })
})

test('late is what a clock should have ended, not what got more time, and a claim that should be decided', async () => {
  const [late, extended, claimed] = [await aPurchase(testApp), await aPurchase(testApp), await aPurchase(testApp)]
  const { body: claim } = await testApp.call<Claim>('POST', `/api/v1/orders/${claimed.order.id}/claim`, {
    token: claimed.buyer.token,
    body: { text: 'Roto', photos: [] },
  })
  await testApp.call('PUT', `/api/v1/claims/${claim.id}/answer`, { token: claimed.seller.token, body: { text: 'No', photos: [] } })
  await testApp.call('POST', `/api/v1/admin/orders/${extended.order.id}/extend`, {
    token: admin.token,
    body: { clock: 'uncollected', days: 5, reason: 'Feriado largo' },
  })
  const own = [late.order.id, extended.order.id, claimed.order.id]
  const lateOf = async () => {
    admin = await anAdmin(testApp)
    return (await list({ late: 'true', limit: '100' })).ids.filter((id) => own.includes(id))
  }
  expect(await lateOf()).toEqual([])
  testApp.clock.pass(15 * DAY)
  expect(await lateOf()).toEqual([claimed.order.id])
  testApp.clock.pass(16 * DAY)
  expect(await lateOf()).toEqual([claimed.order.id, late.order.id])
  testApp.clock.pass(5 * DAY)
  expect(await lateOf()).toEqual([claimed.order.id, extended.order.id, late.order.id])
  expect((await list({ search: late.order.number })).body[0]?.isLate).toBe(true)
})

test('more time to decide a claim puts off when it is late, in the list, in what waits and for the doctor', async () => {
  const { order, buyer, seller } = await aPurchase(testApp)
  const opened = await testApp.call<Claim>('POST', `/api/v1/orders/${order.id}/claim`, {
    token: buyer.token,
    body: { text: 'Roto', photos: [] },
  })
  await testApp.call('PUT', `/api/v1/claims/${opened.body.id}/answer`, { token: seller.token, body: { text: 'No', photos: [] } })
  const body = { clock: 'undecided', days: 5, reason: 'Falta una foto' }
  await testApp.call('POST', `/api/v1/admin/orders/${order.id}/extend`, { token: admin.token, body })
  const lateOf = async () => {
    admin = await anAdmin(testApp)
    const { body: work } = await testApp.call<Work[]>('GET', '/api/v1/admin/work', { token: admin.token })
    const isListed = (await list({ late: 'true', limit: '100' })).ids.includes(order.id)
    return [isListed, work.find(({ kind }) => kind === 'claims')?.overdue, await countOverdueClaims(testApp.app.ctx)]
  }
  const [, before, counted] = await lateOf()
  testApp.clock.pass(15 * DAY)
  expect(await lateOf()).toEqual([false, before, counted])
  testApp.clock.pass(5 * DAY)
  expect(await lateOf()).toEqual([true, Number(before) + 1, Number(counted) + 1])
})

test.skipIf(!hasPostgres)('of 100,000 orders no list and no search reads them all', { timeout: 180_000 }, async () => {
  const { db } = testApp.engines.db
  const [buyer, seller] = [await aMember(testApp, 'Muchas Compras'), await aMember(testApp, 'Muchas Ventas')]
  const { productId } = await aPurchase(testApp)
  // Both buy and sell: of somebody who sells all of them, chance would decide whether the planner knows of another.
  await db.execute(sql`
    insert into orders (id, number, buyer_id, seller_id, status, currency, total_minor, created_at, paid_at, sent_at, completed_at)
    select (lpad(to_hex(1700000000000 + n * 1000), 12, '0') || '7000800000000000' || lpad(to_hex(n % 65536), 4, '0'))::uuid,
      'F-' || lpad(to_hex(n), 5, '0') || '-AAAAA',
      case when n % 2 = 0 then ${buyer.id}::uuid else ${seller.id}::uuid end,
      case when n % 2 = 0 then ${seller.id}::uuid else ${buyer.id}::uuid end,
      (array['completada', 'completada', 'reembolsada'])[1 + n % 3], 'USD', 100, now(), now(), now(), now()
    from generate_series(1, 100000) n`)
  await db.execute(sql`
    insert into order_items (order_id, product_id, quantity, price_minor, product_name, listing_sha256)
    select o.id, ${productId}, 1, 100, 'Silla ' || o.number, (select sha256 from frozen_listings limit 1)
    from orders o where o.number like '%-AAAAA'`)
  await db.execute(sql`analyze`)
  const plans = (query: Record<string, unknown>): Promise<string> =>
    plansOf(testApp.app.ctx, (ctx) => superviseOrders(ctx, { query: { limit: 20, ...query }, params: undefined, body: undefined } as never))
  for (const query of [
    {},
    { status: 'reembolsada' },
    { from: '2023-11-15', to: '2023-11-15' },
    { late: true },
    { search: 'F-0A00' },
    { search: 'silla f-0a00' },
    { search: 'Muchas Compras' },
    { search: 'Nadie de nada' },
  ]) {
    const plan = await plans(query)
    expect(plan, JSON.stringify(query)).toMatch(/Index/)
    expect(plan, JSON.stringify(query)).not.toMatch(/Seq Scan on (orders|order_items)/)
    expect(plan, JSON.stringify(query)).not.toMatch(/Rows Removed by Filter: \d{4}|actual time=\S+ rows=\d{4}/)
  }
})
