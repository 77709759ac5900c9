import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { rowsOf } from '../../../engines/db/database.ts'
import { randomOf } from '../../../testing/histories/courier.ts'
import { openMarketOfOrders } from '../../../testing/histories/market-of-orders.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { checkBooks } from '../../payments/payments.module.ts'
import { openStatuses } from '../rules.ts'

/** Orders of one market, and how often they are acted upon. */
const [TOGETHER, ROUNDS] = [50, 6]

let testApp: TestApp
beforeAll(async () => {
  // Nobody ever has a record, so that no balance may ever be below zero.
  testApp = await createTestApp({ settings: { PAYOUT_TRUST_SALES: '1000', PLATFORM_FEE_PERCENT: '7' } })
})
afterAll(() => testApp.close())

const count = async (query: ReturnType<typeof sql>): Promise<number> =>
  rowsOf<{ n: number }>(await testApp.engines.db.db.execute(query))[0]?.n ?? 0

const seed = Date.now() % 2_147_483_647
const markets = Array.from({ length: Math.ceil(inject('orderHistories') / TOGETHER) }, (_, n) => seed + n)

test.each(markets)(
  'orders with clocks end, the ledger is zero and no balance falls below it: seed %i',
  { timeout: 240_000 },
  async (seed) => {
    const market = await openMarketOfOrders(testApp, randomOf(seed))
    for (let n = 0; n < TOGETHER; n++) await market.buy()
    for (let round = 0; round < ROUNDS; round++) {
      await market.live()
      expect(await count(sql`select count(*)::int as n from ledger_accounts where kind = 'member' and balance_minor < 0`)).toBe(0)
    }
    await market.end()
    const ids = market.all.map(({ id }) => id)
    expect(await count(sql`select count(*)::int as n from orders where id in ${ids}`)).toBe(ids.length)
    const isOpen = sql`id in ${ids} and (status in ${[...openStatuses]} or held_until is not null)`
    expect(await count(sql`select count(*)::int as n from orders where ${isOpen}`)).toBe(0)
    expect(await count(sql`select count(*)::int as n from claims where order_id in ${ids} and settled_at is null`)).toBe(0)
    const held = sql`select coalesce(sum(captured_minor - released_minor - refunded_minor), 0)::int as n from ledger_holds`
    expect(await count(sql`${held} where reference in ${ids}`)).toBe(0)
    expect(await checkBooks(testApp.app.ctx)).toEqual([])
  },
)
