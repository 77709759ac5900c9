import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { writeCursor } from '../../platform/paging.ts'
import { aMember } from '../../testing/people.ts'
import { plansOf } from '../../testing/plans.ts'
import { hasPostgres } from '../../testing/servers.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { listPayments } from './use-cases/list-payments.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

test.skipIf(!hasPostgres)('of the payments of 100,000 orders no filter, search or page reads them all', { timeout: 180_000 }, async () => {
  const { db } = testApp.engines.db
  const [buyer, seller] = [await aMember(testApp, 'Muchas Compras'), await aMember(testApp, 'Muchas Ventas')]
  const id = (kind: string) =>
    sql`(lpad(to_hex(1700000000000 + n * 1000), 12, '0') || ${kind} || '000800000000000' || lpad(to_hex(n % 65536), 4, '0'))::uuid`
  await db.execute(sql`
    insert into orders (id, number, buyer_id, seller_id, status, currency, total_minor, created_at, paid_at)
    select ${id('7')}, 'F-' || lpad(to_hex(n), 5, '0') || '-AAAAA', ${buyer.id}, ${seller.id}, 'pendiente', 'USD', 100, now(), now()
    from generate_series(1, 100000) n`)
  // One of a hundred was not approved, and one of a thousand was tried out in the sandbox.
  await db.execute(sql`
    insert into payments (id, reference, kind, provider, provider_id, status, amount_minor, currency, created_at)
    select ${id('7')}, ${id('7')}, 'card', case when n % 1000 = 0 then 'sandbox' else 'mercadopago' end, 'p' || n,
      case when n % 100 = 0 then 'rejected' else 'approved' end, 100, 'USD', now()
    from generate_series(1, 100000) n`)
  await db.execute(sql`analyze`)
  const [middle] = rowsOf<{ id: string }>(await db.execute(sql`select id from payments order by id offset 50000 limit 1`))
  const cursor = writeCursor(middle?.id)
  for (const query of [
    {},
    { cursor },
    { status: 'approved' },
    { status: 'rejected' },
    { status: 'rejected', cursor },
    { status: 'pending' },
    { provider: 'mercadopago' },
    { provider: 'sandbox', cursor },
    { status: 'rejected', provider: 'sandbox' },
    { status: 'approved', provider: 'mercadopago', cursor },
    { status: 'approved', provider: 'sandbox' },
    { search: 'p500' },
    { search: 'nada' },
    { search: middle?.id },
    { search: 'F-0A00F' },
    { search: 'f-0a' },
    { search: 'F-' },
    { search: 'F-', status: 'rejected', cursor },
  ]) {
    const plan = await plansOf(testApp.app.ctx, (ctx) => listPayments(ctx, { query: { limit: 20, ...query } } as never))
    expect(plan, JSON.stringify(query)).toMatch(/Index/)
    expect(plan, JSON.stringify(query)).not.toMatch(/Seq Scan on (payments|orders)/)
    // Both filters at once are where two indexes meet, of which no row is read.
    const read = plan.replaceAll(/^.*Bitmap Index Scan.*$/gm, '')
    expect(read, JSON.stringify(query)).not.toMatch(/Rows Removed by Filter: \d{4}|actual time=\S+ rows=\d{4}/)
  }
})
