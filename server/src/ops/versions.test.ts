import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Ctx } from '../core/context.ts'
import type { Subscribers } from '../core/events.ts'
import { createJobs } from '../core/jobs.ts'
import { rowsOf } from '../engines/db/database.ts'
import { beside } from '../testing/beside.ts'
import { expectBooks, placeOrder } from '../testing/money.ts'
import { aCard, aMember, aProduct, aRoom } from '../testing/people.ts'
import { createPostgres, hasPostgres } from '../testing/servers.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { examine } from './doctor.ts'
import { remarksAtStart } from './remarks.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
/** A day in which no migration of ours was written: that of a newer version. */
const LATER = 9_000_000_000_000

describe('a process of the version before, on tables that a newer one has changed', () => {
  let before: TestApp
  let after: TestApp
  const migrations = async () => rowsOf(await before.engines.db.db.execute(sql`select hash from drizzle.__drizzle_migrations order by id`))
  beforeAll(async () => {
    before = await createTestApp()
    const tables = ['users', 'sessions', 'products', 'orders', 'order_items', 'chat_messages', 'notifications', 'ledger_entries', 'uploads']
    for (const table of tables)
      await before.engines.db.db.execute(sql.raw(`alter table ${table} add column newer text, add column counted int not null default 0`))
    await before.engines.db.db.execute(
      sql`create table newer_things (id int primary key, user_id uuid references users (id) on delete cascade)`,
    )
    await before.engines.db.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${LATER})`)
    after = await beside(before)
  })
  afterAll(async () => {
    await after.close()
    await before.close()
  })

  test('goes on, and one that starts changes nothing back', async () => {
    expect((await migrations()).at(-1)).toEqual({ hash: 'newer' })
    for (const process of [before, after]) {
      const [ana, beto] = [await aMember(process), await aMember(process)]
      const product = await aProduct(process, ana)
      const bought = await placeOrder(process, beto.token, { ids: [product.id], card: await aCard(process), key: crypto.randomUUID() })
      expect([bought.status, (await process.call('GET', '/api/v1/products?q=bici')).status]).toEqual([201, 200])
      const { buyer, room } = await aRoom(process)
      expect((await process.call('POST', `/api/v1/chat/${room}`, { token: buyer.token, body: { content: 'Hola' } })).status).toBe(201)
      await expectBooks(process)
    }
    expect((await migrations()).at(-1)).toEqual({ hash: 'newer' })
  })

  test('leaves news that it has no subscriber for to one that has, with what they say more', async () => {
    const { db } = before.engines
    const [known, added] = [vi.fn(async () => undefined), vi.fn(async (_ctx: Ctx, _event: object) => undefined)]
    const ofVersion = (on: Subscribers, isQuiet: boolean) =>
      createJobs(db, [{ module: 'prueba', on }], () => before.app.ctx, { log, isQuiet })
    const newer = { 'chat.requested': { known, added } }
    const [storing, older, running] = [ofVersion(newer, true), ofVersion({ 'chat.requested': { known } }, false), ofVersion(newer, false)]
    await storing.start()
    const event = { requestId: 'r', from: 'a newer version' }
    await storing.put(before.app.ctx, 'chat.requested', event)
    await storing.stop()
    await older.start()
    const left = async () => (await older.list(['retry'])).map(({ tasks, error }) => [tasks, error])
    await expect.poll(left).toEqual([[['chat.requested/prueba.added'], 'This version has no such task.']])
    await older.stop()
    await running.start()
    await expect.poll(() => added.mock.calls.map(([, news]) => news)).toEqual([event])
    await expect.poll(() => running.list(['created', 'retry', 'active', 'failed'])).toEqual([])
    await running.stop()
    expect(known).toHaveBeenCalledTimes(1)
  })

  test('the doctor says so', async () => {
    const found = (await examine(after.app.ctx, {})).find(({ what }) => what === 'database')
    expect(found).toMatchObject({ verdict: 'look', message: expect.stringContaining('its tables are of a newer version') })
  })
})

test.skipIf(!hasPostgres)('a start says that the tables are of a newer version, and nothing where all is as it should be', async () => {
  const { db, drop } = await createPostgres()
  await db.migrate()
  expect(await remarksAtStart(db)).toEqual([])
  await db.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${LATER})`)
  expect(await remarksAtStart(db)).toEqual([expect.stringMatching(/^PostgreSQL: its tables are of a newer version/)])
  await drop()
})
