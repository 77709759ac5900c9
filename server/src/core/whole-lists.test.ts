import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../engines/db/database.ts'
import { rowsOf } from '../engines/db/database.ts'
import { openDatabase } from '../engines/db/open-database.ts'
import { fillCrowd } from '../testing/crowd.ts'
import { nextOf } from '../testing/pages.ts'
import { aMember, type Person } from '../testing/people.ts'
import { createPostgres, hasPostgres, type OwnPostgres } from '../testing/servers.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

/** Rows of each table, and of them the member's. */
const ROWS = 105_000

let postgres: OwnPostgres
let db: Database
let testApp: TestApp
let ana: Person

beforeAll(async () => {
  if (!hasPostgres) return
  postgres = await createPostgres()
  // One connection, so that what it counted can be asked of it.
  db = await openDatabase({ url: postgres.url, dir: '', poolSize: 1 })
  testApp = await createTestApp({ db })
  ana = await aMember(testApp)
  await fillCrowd(db.db, ana.id, ROWS)
}, 240_000)
afterAll(async () => {
  if (!hasPostgres) return
  await testApp.close()
  await postgres.drop()
})

/** Rows that were read of each table so far, by whatever plan. */
const rowsRead = async (): Promise<Map<string, number>> => {
  await db.db.execute(sql`select pg_stat_force_next_flush()`)
  const rows = rowsOf<{ name: string; read: string }>(
    await db.db.execute(sql`select relname as name, seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_user_tables`),
  )
  return new Map(rows.map(({ name, read }) => [name, Number(read)]))
}

const get = async (path: string) => {
  const before = await rowsRead()
  const answer = await testApp.call<unknown[]>('GET', path, { token: ana.token })
  const after = await rowsRead()
  const most = Math.max(...[...after].map(([name, read]) => read - (before.get(name) ?? 0)))
  return { ...answer, most }
}

const lists: [string, string][] = [
  ['[ORD-06] the sales', '/api/v1/orders/sales'],
  ['[ORD-08] the contacts', '/api/v1/orders/contacts'],
  ['[CHAT-06] the requests received', '/api/v1/chat-requests'],
  ['[CHAT-07] the requests made', '/api/v1/chat-requests/my-requests'],
  ['[RES-28] the links', '/api/v1/reseller/resale-links/ME'],
  ['[RES-45] the transactions of a reseller', '/api/v1/reseller/transactions/ME'],
  ['[WISH-23] the wishes', '/api/v1/request'],
  ['[WISH-23] the matches', '/api/v1/request/matches'],
  ['[WISH-23] the people nearby', '/api/v1/request/nearby'],
  ['[WISH-23] the own products', '/api/v1/request/products'],
  ['the notices', '/api/v1/notifications'],
]

test.skipIf(!hasPostgres).each(lists)('%s are whole without paging, up to a thousand at a time, and read by an index', async (_, path) => {
  const first = await get(path.replace('ME', ana.id))
  expect(first.status).toBe(200)
  expect(first.body).toHaveLength(1000)
  // As many rows of each table as are shown, and one more; a member's both sides at most.
  expect(first.most).toBeLessThan(5000)
  const rest = await get(nextOf(first.headers.link) ?? '')
  expect(rest.status).toBe(200)
  expect(rest.body.length).toBeGreaterThan(20)
  expect(rest.most).toBeLessThan(5000)
  const keys = new Set([...first.body, ...rest.body].map((item) => JSON.stringify(item)))
  expect(keys.size).toBe(first.body.length + rest.body.length)
  const page = await get(`${path.replace('ME', ana.id)}?limit=20`)
  expect(page.body).toEqual(first.body.slice(0, 20))
  expect(nextOf(page.headers.link)).toContain('limit=20')
})

test.skipIf(!hasPostgres)('[ORD-09] purchases and products in the profile are whole up to a thousand', async () => {
  const me = await get('/api/v1/users/me')
  const { orders, products } = me.body as unknown as { orders: unknown[]; products: unknown[] }
  expect([orders.length, products.length]).toEqual([1000, 1000])
  expect(me.most).toBeLessThan(5000)
})
