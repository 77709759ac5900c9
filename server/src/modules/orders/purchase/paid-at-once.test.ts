import type { Order } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rowsOf } from '../../../engines/db/database.ts'
import { openSandbox, type Sandbox } from '../../../engines/payments/sandbox.ts'
import { createClock } from '../../../testing/clock.ts'
import { aCard, aMember, aProduct, type Person } from '../../../testing/people.ts'
import { createPostgres, hasPostgres, type OwnPostgres } from '../../../testing/servers.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { resolveReservations } from './expiry.ts'

describe.skipIf(!hasPostgres)('what meets the one transaction in which an approved card pays its order', () => {
  const clock = createClock()
  let postgres: OwnPostgres
  let sandbox: Sandbox
  let testApp: TestApp
  let people: { seller: Person; buyer: Person }
  /** What happens between the charge and its answer. */
  const meanwhile = vi.fn(async (_reference: string): Promise<void> => undefined)
  beforeAll(async () => {
    postgres = await createPostgres()
    sandbox = openSandbox(postgres.db.db, clock.now)
    const charge: Sandbox['charge'] = async (request) => {
      const paid = await sandbox.charge(request)
      await meanwhile(request.reference)
      return paid
    }
    testApp = await createTestApp({ db: postgres.db, clock, payments: { ...sandbox, charge } as Sandbox })
    people = { seller: await aMember(testApp, 'Sara Vendedora'), buyer: await aMember(testApp, 'Bruno Comprador') }
  })
  afterAll(async () => {
    await testApp.close()
    await postgres.drop()
  })

  const buy = async (stock = 1) => {
    const { id: productId } = await aProduct(testApp, people.seller, { stock })
    await testApp.app.jobs.drain()
    const body = { products: [{ productId }], cardToken: await aCard(testApp), paymentMethod: 'credit' }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    return testApp.call<Order>('POST', '/api/v1/orders', { token: people.buyer.token, body, headers })
  }
  const booksOf = async ({ id }: Order) =>
    rowsOf(
      await postgres.db.db.execute(sql`
      select o.status, p.stock, p.reserved, (select count(*)::int from ledger_transactions t where t.reference = o.id) as posted,
        (select count(*)::int from notifications n where n.data->>'orderId' = o.id::text) as notified,
        coalesce((select sum(captured_minor - released_minor - refunded_minor) = o.total_minor from ledger_holds where reference = o.id),
          false) as held
      from orders o join order_items i on i.order_id = o.id join products p on p.id = i.product_id where o.id = ${id}`),
    )
  const paidOnce = [{ status: 'pendiente', stock: 0, reserved: 0, posted: 1, notified: 2, held: true }]

  test('no job follows a payment that was answered at once', async () => {
    const { body } = await buy()
    const waiting = await testApp.app.jobs.waiting(testApp.app.ctx)
    expect(waiting.map(({ name }) => name).filter((name) => name.startsWith('payments.'))).toEqual([])
    await testApp.app.jobs.drain()
    expect(await booksOf(body)).toEqual(paidOnce)
  })

  test('a webhook that overtakes the answer pays the order, once', async () => {
    meanwhile.mockImplementationOnce(async (reference) => {
      const [payment] = await sandbox.find(reference)
      await sandbox.notify(payment?.providerId ?? '')
      await testApp.app.jobs.drain()
    })
    const { status, body } = await buy()
    expect([status, body.status]).toEqual([201, 'pendiente'])
    await testApp.app.jobs.drain()
    expect(await booksOf(body)).toEqual(paidOnce)
  })

  test('an answer that comes after the order has expired takes its unit again', async () => {
    meanwhile.mockImplementationOnce(async () => {
      // As far as the clock can see the charge never arrived.
      clock.pass(20)
      const payments = { ...testApp.engines.payments, find: async () => [] }
      await resolveReservations({ ...testApp.app.ctx, engines: { ...testApp.engines, payments } })
      expect(rowsOf(await postgres.db.db.execute(sql`select 1 from orders where status = 'cancelada'`))).toHaveLength(1)
    })
    const { status, body } = await buy()
    expect([status, body.status]).toEqual([201, 'pendiente'])
    await testApp.app.jobs.drain()
    expect(await booksOf(body)).toEqual(paidOnce)
  })
})
