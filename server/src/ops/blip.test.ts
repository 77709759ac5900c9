import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../engines/db/open-database.ts'
import { aMember, aProduct, bicycle, type Person } from '../testing/people.ts'
import { openBalancer } from '../testing/processes.ts'
import { createPostgres, hasPostgres, type OwnPostgres } from '../testing/servers.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

/** How long a PostgreSQL of a few gigabytes is away that is restarted in calm. */
const BLIP_MS = 700

describe.skipIf(!hasPostgres)('a PostgreSQL that is away for 0.7 s', () => {
  let postgres: OwnPostgres
  let door: { url: string; close(): Promise<void> }
  let isUp = true
  let testApp: TestApp
  let ana: Person
  beforeAll(async () => {
    postgres = await createPostgres()
    const through = new URL(postgres.url)
    const port = Number(through.port)
    door = await openBalancer(() => (isUp ? [port] : []))
    through.port = new URL(door.url).port
    testApp = await createTestApp({ db: await openDatabase({ url: through.href, dir: '' }) })
    ana = await aMember(testApp)
  }, 60_000)
  afterAll(async () => {
    await testApp?.close()
    await door?.close()
    await postgres?.drop()
  })

  /** Ends every connection and lets nobody in. */
  const leave = async () => {
    isUp = false
    await postgres.db.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
  }
  /** Lets everybody in again, a while later. */
  const comeBack = async (ms: number) => {
    await sleep(ms)
    isUp = true
  }
  /** Asks for all of these again and again while the database is away; how often each was answered with which status. */
  const askMeanwhile = async (asks: Record<string, () => Promise<number>>, ms: number): Promise<Record<string, number[]>> => {
    let isOver = false
    const asked = Object.entries(asks).map(async ([name, ask]) => {
      const statuses = new Set<number>()
      while (!isOver) {
        statuses.add(await ask())
        await sleep(5)
      }
      return [name, [...statuses]]
    })
    await sleep(50)
    await leave()
    await comeBack(ms)
    await sleep(200)
    isOver = true
    return Object.fromEntries(await Promise.all(asked))
  }

  test('is a pause for whoever reads, publishes or opens a page, and no error', { timeout: 30_000 }, async () => {
    const { id } = await aProduct(testApp, ana)
    const read = (path: string) => async () => (await testApp.call('GET', `/api/v1${path}`, { token: ana.token })).status
    const page = (url: string) => async () => (await testApp.app.http.inject({ url })).statusCode
    let n = 0
    const found = await askMeanwhile(
      {
        list: read('/products'),
        product: read(`/products/${id}`),
        search: read('/products?search=bici'),
        orders: read('/orders'),
        // Never the same one, so that none is kept.
        pages: () => page(`/explorar?max_price=${1000 + n++}`)(),
        landing: page('/'),
        publish: async () => (await testApp.call('POST', '/api/v1/products', { token: ana.token, body: bicycle })).status,
      },
      BLIP_MS,
    )
    const all = { list: [200], product: [200], search: [200], orders: [200], pages: [200], landing: [200], publish: [201] }
    expect(found).toEqual(all)
  })

  test('away for longer, is reported as busy, within seconds', { timeout: 30_000 }, async () => {
    // Who asks before it has left is answered as ever.
    await leave()
    const from = performance.now()
    const [{ status, error }] = await Promise.all([testApp.call('GET', '/api/v1/products', { token: ana.token }), comeBack(3500)])
    expect([status, error.error]).toEqual([503, 'busy'])
    expect(performance.now() - from).toBeLessThan(8000)
  })
})
