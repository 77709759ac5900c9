import { setTimeout as sleep } from 'node:timers/promises'
import type { OwnProduct, Product } from '@feria/contract/catalogue/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cluster, startPostgres, startReplica } from '../../../../scripts/lib/postgres.mjs'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { hasPostgres } from '../../testing/servers.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'

describe.skipIf(!hasPostgres)('a streaming replica', () => {
  let primary: Cluster
  let replica: Cluster
  let database: Database
  let testApp: TestApp
  let ana: Person
  beforeAll(async () => {
    primary = await startPostgres()
    replica = await startReplica(primary)
    database = await openDatabase({ url: primary.url, dir: '', poolSize: 4, replicaUrl: replica.url })
    testApp = await createTestApp({ db: database })
    ana = await aMember(testApp)
    await isFresh(true)
  }, 120_000)
  afterAll(async () => {
    await replica?.signalAll('SIGCONT').catch(() => undefined)
    await testApp?.close()
    await replica?.stop()
    await primary?.stop()
  }, 60_000)

  const isFresh = async (wanted: boolean) => {
    const end = Date.now() + 15_000
    while (database.replica?.state().isFresh !== wanted) {
      if (Date.now() > end) throw new Error(`The replica did not become ${wanted ? 'fresh' : 'stale'}.`)
      await sleep(20)
    }
  }
  const list = async (token?: string) =>
    (await testApp.call<Product[]>('GET', '/api/v1/products', token ? { token } : {})).body.map(({ id }) => id)
  const get = async (id: string, token?: string) =>
    (await testApp.call<OwnProduct>('GET', `/api/v1/products/${id}`, token ? { token } : {})).status
  const pause = () => database.db.execute(sql`select 1`).then(() => database.replica?.near()?.execute(sql`select pg_wal_replay_pause()`))
  const resume = async () => {
    const direct = await openDatabase({ url: replica.url, dir: '' })
    await direct.db.execute(sql`select pg_wal_replay_resume()`)
    await direct.close()
  }

  test('visitors read lists and details there; a member reads their own write at once, and so does anybody with the address', async () => {
    await pause()
    const product = await aProduct(testApp, ana)
    expect(await list()).not.toContain(product.id)
    expect(await list(ana.token)).toContain(product.id)
    expect(await get(product.id)).toBe(200)
    expect((await testApp.call('GET', `/api/v1/products/${product.id}/similar`)).status).toBe(200)
    await resume()
    await isFresh(true)
    const end = Date.now() + 5000
    while (!(await list()).includes(product.id) && Date.now() < end) await sleep(20)
    expect(await list()).toContain(product.id)
  })

  test('a member who wrote through another process reads the primary, and so may anybody while the store is down', async () => {
    const [bea, eva] = [await aMember(testApp, 'Bea'), await aMember(testApp, 'Eva')]
    const { kv } = testApp.engines
    const { get } = kv
    await isFresh(true)
    await pause()
    const product = await aProduct(testApp, ana)
    expect(await list(bea.token)).not.toContain(product.id)
    await kv.set(`wrote:${bea.id}`, '1', 60)
    expect(await list(bea.token)).toContain(product.id)
    expect(await list(eva.token)).not.toContain(product.id)
    kv.get = () => Promise.reject(new Error('away'))
    expect(await list(eva.token)).toContain(product.id)
    expect(await list()).not.toContain(product.id)
    kv.get = get
    await resume()
    await isFresh(true)
  })

  test('a replica that falls behind is not used until it has caught up', async () => {
    await pause()
    const product = await aProduct(testApp, ana)
    await isFresh(false)
    expect(await list()).toContain(product.id)
    await resume()
    await isFresh(true)
  })

  test('a replica that hangs or dies fails no request', { timeout: 60_000 }, async () => {
    await replica.end('immediate')
    const answers = await Promise.all(Array.from({ length: 20 }, () => testApp.call('GET', '/api/v1/products')))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    await isFresh(false)
    expect((await testApp.call('GET', '/api/v1/products')).status).toBe(200)
    await replica.start()
    await isFresh(true)
    await replica.signalAll('SIGSTOP')
    const from = performance.now()
    expect((await testApp.call('GET', '/api/v1/products')).status).toBe(200)
    expect(performance.now() - from).toBeLessThan(3000)
    await isFresh(false)
    await replica.signalAll('SIGCONT')
    await isFresh(true)
  })

  test('a server that is no replica is never read from', async () => {
    const other = await openDatabase({ url: primary.url, dir: '', replicaUrl: primary.url })
    await sleep(1500)
    expect(other.replica?.near()).toBeUndefined()
    await other.close()
  })
})
