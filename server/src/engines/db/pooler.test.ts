import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import type { OwnProduct } from '@feria/contract/catalogue/schemas'
import type { Order } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Pooler, startPgbouncer } from '../../../../scripts/lib/pgbouncer.mjs'
import { createDatabase } from '../../testing/create-database.ts'
import { bicycle, PASSWORD } from '../../testing/people.ts'
import { type Running, startServer } from '../../testing/processes.ts'
import { hasPostgres, hasRedis, redisUrl } from '../../testing/servers.ts'
import { rowsOf } from './database.ts'
import { keepsNames } from './keeps-names.ts'
import { openDatabase } from './open-database.ts'

interface Kind {
  name: string
  binary: string
  maxPrepared?: number
  settings: Record<string, string>
}
const kinds: Kind[] = [{ name: 'PgBouncer of this machine', binary: inject('pgbouncer'), settings: {} }]
const newer = inject('newerPgbouncer')
if (newer)
  kinds.push({
    name: 'PgBouncer 1.21 or later, with prepared statements',
    binary: newer,
    maxPrepared: 200,
    settings: { DATABASE_PREPARED: 'true' },
  })

const query = async <Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(text)
  await client.end()
  return rows
}
const locksOf = (url: string) =>
  query(
    url,
    "select pid from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
  )

describe.skipIf(!hasPostgres || !hasRedis || !inject('pgbouncer')).each(kinds)('behind $name, in transaction mode', (kind) => {
  let dir: string
  let direct: Awaited<ReturnType<typeof createDatabase>>
  let pooler: Pooler
  const servers: Running[] = []
  const start = async (settings: Record<string, string> = {}) => {
    const addresses = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct.url, REDIS_URL: redisUrl, ...kind.settings }
    const server = await startServer({ DATA_DIR: join(dir, 'data'), ...addresses, ...settings })
    servers.push(server)
    return server
  }
  const call = async <T>({ url }: Running, method: string, path: string, body?: object, token?: string): Promise<T> => {
    const headers = { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const signUp = async (server: Running, name: string) =>
    (await call<{ token: string }>(server, 'POST', '/api/v1/auth/register', { name, email: `${name}@feria.example`, password: PASSWORD }))
      .token

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'feria-pooler-'))
    direct = await createDatabase(inject('databaseUrl'))
    pooler = await startPgbouncer({ url: direct.url, ...kind })
  }, 60_000)
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()))
    await pooler?.stop()
    await direct?.drop()
    if (dir) await rm(dir, { recursive: true, force: true })
  }, 60_000)

  test('a start without the address of the server itself says which setting is missing', async () => {
    await expect(startServer({ DATA_DIR: join(dir, 'data'), DATABASE_URL: pooler.url, ...kind.settings })).rejects.toThrow(
      /DATABASE_DIRECT_URL/,
    )
  })

  test('two processes set up one database, trade and do their jobs; kill -9, a restart of the pooler and a later start change nothing', {
    timeout: 120_000,
  }, async () => {
    const [first, second] = await Promise.all([start(), start()])
    expect(await locksOf(direct.url)).toEqual([])
    const [ana, beto] = [await signUp(first, 'ana'), await signUp(second, 'beto')]
    const product = await call<OwnProduct>(first, 'POST', '/api/v1/products', { ...bicycle, stock: 30 }, ana)
    const buy = async (server: Running) => {
      const card = { number: '4509953566233704', name: 'APRO', expiry: '11/30', cvc: '123' }
      const { id } = await call<{ id: string }>(server, 'POST', '/sandbox/card-tokens', card)
      const body = { products: [{ productId: product.id }], cardToken: id, paymentMethod: 'credit' }
      return call<Order>(server, 'POST', '/api/v1/orders', body, beto)
    }
    // More at once than the pooler has connections.
    const orders = await Promise.all(Array.from({ length: 12 }, (_, n) => buy(n % 2 ? first : second)))
    expect(orders.map(({ status }) => status)).toEqual(orders.map(() => 'pendiente'))
    const countSales = async (server: Running) =>
      (await call<{ type: string }[]>(server, 'GET', '/api/v1/notifications?limit=50', undefined, ana)).filter(
        ({ type }) => type === 'sale',
      ).length
    await expect.poll(() => countSales(second), { timeout: 30_000 }).toBe(12)
    await first.kill()
    expect((await buy(second)).status).toBe('pendiente')
    // A job that is being fetched when its connection breaks is run again after a quarter of an hour only.
    await expect.poll(() => countSales(second), { timeout: 30_000 }).toBe(13)
    await pooler.end()
    await pooler.start()
    await expect.poll(async () => (await buy(second)).status, { timeout: 30_000 }).toBe('pendiente')
    const third = await start()
    await expect.poll(() => countSales(third), { timeout: 30_000 }).toBeGreaterThanOrEqual(14)
    expect(await locksOf(direct.url)).toEqual([])
  })

  test('statements have the settings of Feria, though the pooler passes none on', async () => {
    const [row] = await query(
      pooler.url,
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle, current_setting('TimeZone') as zone, current_setting('jit') as jit`,
    )
    expect(row).toEqual({ statement: '15s', lock: '10s', idle: '30s', zone: 'UTC', jit: 'off' })
  })

  test('migrating through the pooler itself leaves no lock behind', async () => {
    const db = await openDatabase({ url: pooler.url, directUrl: pooler.url, dir: '' })
    await db.migrate()
    await db.close()
    expect(await locksOf(direct.url)).toEqual([])
  })
})

// A newer one without the setting is as forgetful as an older one.
describe
  .skipIf(!hasPostgres || !inject('pgbouncer'))
  .each([
    { name: 'of this machine', binary: inject('pgbouncer') },
    ...(newer ? [{ name: 'that is newer, with max_prepared_statements at 0', binary: newer, maxPrepared: 0 }] : []),
  ])('a PgBouncer $name', (kind) => {
  test('serves without prepared statements, and a start that asks for them says what is missing', async () => {
    const { url, drop } = await createDatabase(inject('databaseUrl'))
    const pooler = await startPgbouncer({ url, ...kind })
    const options = { url: pooler.url, directUrl: url, dir: '' }
    await expect(openDatabase({ ...options, isPrepared: true })).rejects.toThrow(/DATABASE_PREPARED=true.*max_prepared_statements/)
    const { db, close } = await openDatabase(options)
    const ask = (n: number) => db.transaction((tx) => tx.execute<{ n: number }>(sql`select pg_sleep(0.01), ${n}::int as n`))
    const many = Array.from({ length: 12 }, (_, n) => ask(n))
    expect((await Promise.all(many)).map((answer) => rowsOf<{ n: number }>(answer)[0]?.n)).toEqual(many.map((_, n) => n))
    await close()
    await pooler.stop()
    await drop()
  })

  test('is found out although its next connection takes long to open', async () => {
    const { url, drop } = await createDatabase(inject('databaseUrl'))
    const { port: target, hostname } = new URL(url)
    let opened = 0
    const slow = createServer((visitor) => {
      const open = () => {
        const inside = connect(Number(target), hostname)
        pipeline(visitor, inside, visitor, () => undefined)
      }
      // The pooler is stopped at once in the end.
      visitor.on('error', () => undefined)
      setTimeout(open, opened++ === 0 ? 0 : 1500)
    })
    slow.listen(0, '127.0.0.1')
    await once(slow, 'listening')
    const behind = new URL(url)
    behind.port = String((slow.address() as AddressInfo).port)
    const pooler = await startPgbouncer({ url: behind.href, ...kind })
    expect(await keepsNames(pooler.url)).toBe(false)
    await pooler.stop()
    slow.close()
    await drop()
  })
})

test.skipIf(!hasPostgres)('a process that waits for the migration of another one says so, and goes on once it is over', async () => {
  const { url, drop } = await createDatabase(inject('databaseUrl'))
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await other.query('begin')
  await other.query('select pg_advisory_xact_lock(715203844)')
  const warned: string[] = []
  const db = await openDatabase({ url, dir: '', log: { warn: (line: string) => warned.push(line) } as never })
  let isOver = false
  const migration = db.migrate().then(() => {
    isOver = true
  })
  await expect.poll(() => warned).toEqual(['Waiting for another process, which is migrating the database'])
  expect(isOver).toBe(false)
  await other.end()
  await migration
  expect(await query(url, 'select 1 from users limit 1')).toEqual([])
  await db.close()
  await drop()
})
