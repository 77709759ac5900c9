import type { Order } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { expectBooks, sandboxOf } from '../../testing/money.ts'
import { aCard, aMember, aProduct, type Person } from '../../testing/people.ts'
import { race, rowOf } from '../../testing/races.ts'
import { hasPostgres } from '../../testing/servers.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { resolveReservations } from './purchase/expiry.ts'
import { orders } from './tables.ts'

describe.skipIf(!hasPostgres)('on PostgreSQL', () => {
  let testApp: TestApp
  let ana: Person
  beforeAll(async () => {
    testApp = await createTestApp()
    ana = await aMember(testApp)
  })
  afterAll(() => testApp.close())

  const buy = (buyer: Person, ids: string[], cardToken: string, key: string) =>
    testApp.call<Order>('POST', '/api/v1/orders', {
      token: buyer.token,
      body: { products: ids.map((productId) => ({ productId })), ...(cardToken ? { cardToken, paymentMethod: 'debit' } : {}) },
      headers: { 'idempotency-key': key },
    })

  const stateOf = async (id: string) =>
    rowsOf<{ stock: number; reserved: number; sold: boolean }>(
      await testApp.engines.db.db.execute(sql`select stock, reserved, sold_at is not null as sold from products where id = ${id}`),
    )[0]

  test('[ORD-05] 50 simultaneous buyers of 5 units: exactly 5 orders, stock 0, sold', async () => {
    const product = await aProduct(testApp, ana, { stock: 5 })
    const buyers = await Promise.all(Array.from({ length: 50 }, (_, n) => aMember(testApp, `Comprador ${n}`)))
    const cards = await Promise.all(buyers.map(() => aCard(testApp)))
    const answers = await Promise.all(buyers.map((buyer, n) => buy(buyer, [product.id], cards[n] ?? '', `carrera-${n}-a`)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(5)
    expect(statuses.filter((status) => status === 409)).toHaveLength(45)
    expect(await stateOf(product.id)).toEqual({ stock: 0, reserved: 0, sold: true })
    const paid = rowsOf<{ n: number }>(
      await testApp.engines.db.db.execute(sql`select count(*)::int as n from sandbox_charges where status = 'approved'`),
    )
    expect(paid[0]?.n).toBe(5)
  })

  test('[ORD-05] 100 buyers of one unit, by card and on the provider\u2019s page: one gets it, everybody else has their money back', {
    timeout: 120_000,
  }, async () => {
    const product = await aProduct(testApp, ana, { stock: 1, price: 40 })
    const buyers = await Promise.all(Array.from({ length: 100 }, (_, n) => aMember(testApp, `Cien ${n}`)))
    const cards = await Promise.all(buyers.map((_, n) => (n % 2 ? aCard(testApp, n % 6 === 1 ? 'FUND' : 'APRO') : '')))
    const sandbox = sandboxOf(testApp)
    const byCheckout = async (buyer: Person) => {
      const headers = { authorization: buyer.token }
      const payload = { title: product.name, quantity: 1, unit_price: 40, productId: product.id }
      const started = await testApp.app.http.inject({ method: 'POST', url: '/api/v1/payments', headers, payload })
      if (started.statusCode !== 200) return started.statusCode
      const paid = await sandbox.payCheckout(started.body.split('/').at(-1) ?? '', 'approve')
      if (paid) await Promise.all([sandbox.notify(paid.providerId), sandbox.notify(paid.providerId)])
      return 200
    }
    const byCard = async (buyer: Person, n: number) => (await buy(buyer, [product.id], cards[n] ?? '', `cien-${n}-clave`)).status
    await Promise.all(buyers.map((buyer, n) => (n % 2 ? byCard(buyer, n) : byCheckout(buyer))))
    await expectBooks(testApp)
    testApp.clock.pass(31)
    await resolveReservations(testApp.app.ctx)
    await expectBooks(testApp)
    const state = await stateOf(product.id)
    const sold = rowsOf<{ status: string; n: number }>(
      await testApp.engines.db.db.execute(sql`
        select o.status, count(*)::int as n
          from orders o join order_items i on i.order_id = o.id where i.product_id = ${product.id} group by o.status`),
    )
    const paid = sold.filter(({ status }) => status === 'pendiente').reduce((sum, { n }) => sum + n, 0)
    expect(paid).toBeLessThanOrEqual(1)
    expect(state).toEqual(paid === 1 ? { stock: 0, reserved: 0, sold: true } : { stock: 1, reserved: 0, sold: false })
    const [kept] = rowsOf<{ minor: number }>(
      await testApp.engines.db.db.execute(sql`
        select coalesce(sum(c.amount_minor - c.refunded_minor), 0)::int as minor
          from sandbox_charges c join payments p on p.id::text = c.reference
        join order_items i on i.order_id = p.reference where i.product_id = ${product.id} and c.status in ('approved', 'refunded')`),
    )
    expect(kept?.minor).toBe(paid * 4000)
  })

  test('refused and accepted cards mixed: every unit ends with a buyer or back in stock', async () => {
    const product = await aProduct(testApp, ana, { stock: 10 })
    const buyers = await Promise.all(Array.from({ length: 20 }, (_, n) => aMember(testApp, `Mixto ${n}`)))
    const cards = await Promise.all(buyers.map((_, n) => aCard(testApp, n % 2 ? 'FUND' : 'APRO')))
    const answers = await Promise.all(buyers.map((buyer, n) => buy(buyer, [product.id], cards[n] ?? '', `mixto-${n}-aa`)))
    const sold = answers.filter(({ status }) => status === 201).length
    testApp.clock.pass(16)
    await resolveReservations(testApp.app.ctx)
    expect(await stateOf(product.id)).toMatchObject({ stock: 10 - sold, reserved: 0 })
    expect(sold).toBeGreaterThan(0)
  })

  test('an order that expires in two processes at once gives its unit back once', async () => {
    const product = await aProduct(testApp, ana, { stock: 5 })
    const buyer = await aMember(testApp, 'Indecisa')
    const { body: order } = await buy(buyer, [product.id], '', 'vence-dos-veces')
    await buy(buyer, [product.id], await aCard(testApp), 'no-vence')
    testApp.clock.pass(16)
    const expire = () => resolveReservations(testApp.app.ctx)
    await race(testApp, rowOf(orders, order.id), [expire, expire])
    expect(await stateOf(product.id)).toEqual({ stock: 4, reserved: 0, sold: false })
  })

  test('two baskets with the same products in opposite order never wait for each other', async () => {
    const [one, two] = [await aProduct(testApp, ana, { stock: 20 }), await aProduct(testApp, ana, { stock: 20 })]
    const buyers = await Promise.all(Array.from({ length: 12 }, (_, n) => aMember(testApp, `Cruzado ${n}`)))
    const cards = await Promise.all(buyers.map(() => aCard(testApp)))
    const answers = await Promise.all(
      buyers.map((buyer, n) => buy(buyer, n % 2 ? [one.id, two.id] : [two.id, one.id], cards[n] ?? '', `cruzado-${n}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
    expect(await stateOf(one.id)).toMatchObject({ stock: 8, reserved: 0 })
  })

  test('one key from ten simultaneous requests is one order and one charge', async () => {
    const product = await aProduct(testApp, ana, { stock: 10 })
    const buyer = await aMember(testApp, 'Doble')
    const cards = await Promise.all(Array.from({ length: 10 }, () => aCard(testApp)))
    const answers = await Promise.all(cards.map((card) => buy(buyer, [product.id], card, 'la-misma-clave')))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(await stateOf(product.id)).toMatchObject({ stock: 9, reserved: 0 })
  })

  test('six simultaneous cards for one pending order: one is charged, once', { timeout: 60_000 }, async () => {
    const buyer = await aMember(testApp, 'Impaciente')
    for (const round of [1, 2, 3]) {
      const product = await aProduct(testApp, ana, { stock: 1, price: 40 })
      const { body: order } = await buy(buyer, [product.id], '', `espera-${round}`)
      const cards = await Promise.all(Array.from({ length: 6 }, () => aCard(testApp)))
      const pay = (cardToken: string) =>
        testApp.call<Order>('POST', `/api/v1/orders/${order.id}/pay`, { token: buyer.token, body: { cardToken, paymentMethod: 'debit' } })
      const answers = await race(
        testApp,
        rowOf(orders, order.id),
        cards.map((card) => () => pay(card)),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)])
      const charged = await testApp.engines.db.db.execute(sql`
        select c.status from sandbox_charges c join payments p on p.id::text = c.reference where p.reference = ${order.id}`)
      expect(rowsOf(charged)).toEqual([{ status: 'approved' }])
    }
    await expectBooks(testApp)
  })

  test('[ORD-05] two simultaneous buyers of the last free unit: one gets it, nobody is charged', async () => {
    for (let round = 0; round < 10; round++) {
      const gift = await aProduct(testApp, ana, { stock: 1, price: 0 })
      const buyers = await Promise.all([aMember(testApp, 'Primera'), aMember(testApp, 'Segundo')])
      const answers = await Promise.all(buyers.map((buyer, n) => buy(buyer, [gift.id], '', `gratis-${round}-${n}`)))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
      expect(answers.find(({ status }) => status === 201)?.body.status).toBe('pendiente')
      expect(await stateOf(gift.id)).toEqual({ stock: 0, reserved: 0, sold: true })
    }
    await expectBooks(testApp)
  })

  test('one key from ten simultaneous requests for a free product is one order and one unit', async () => {
    const gift = await aProduct(testApp, ana, { stock: 10, price: 0 })
    const buyer = await aMember(testApp, 'Doble gratis')
    const answers = await Promise.all(Array.from({ length: 10 }, () => buy(buyer, [gift.id], '', 'la-misma-gratis')))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.status} ${body.id}`)).size).toBe(1)
    expect(await stateOf(gift.id)).toMatchObject({ stock: 9, reserved: 0, sold: false })
  })

  test('the events of an order commit with it: emails are sent once the workers run', async () => {
    await testApp.app.jobs.drain()
    const mails = await testApp.mails()
    expect(mails.filter((mail) => mail.includes('To: ') && mail.includes('te compró')).length).toBeGreaterThanOrEqual(5)
  })
})
