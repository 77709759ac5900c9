import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cluster, startPostgres } from '../../../scripts/lib/postgres.mjs'
import { bicycle, PASSWORD } from '../testing/people.ts'
import { type Running, startServer } from '../testing/processes.ts'
import { hasPostgres } from '../testing/servers.ts'
import { openSilentProxy, type SilentProxy } from '../testing/silent-proxy.ts'

/** Within so long every request is answered, and so soon everything is served again. */
const MAX_MS = 5000

describe.skipIf(!hasPostgres)('PostgreSQL that hangs with its connections open', () => {
  let cluster: Cluster
  let proxy: SilentProxy
  let server: Running
  let dir: string
  let token: string
  const ask = async (method: string, path: string, body?: object): Promise<{ status: number; text: string; ms: number }> => {
    const headers = { authorization: token ?? '', ...(body ? { 'content-type': 'application/json' } : {}) }
    const from = performance.now()
    const answer = await fetch(server.url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    return { status: answer.status, text: await answer.text(), ms: performance.now() - from }
  }
  /** More than there are connections, reads and writes. */
  const many = () =>
    Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        n % 4 === 0 ? ask('POST', '/api/v1/products', bicycle) : ask('GET', n % 4 === 1 ? '/api/v1/products?q=bici' : '/api/v1/favorites'),
      ),
    )
  const expectBusy = (answers: Awaited<ReturnType<typeof many>>) => {
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    for (const { text } of answers) expect(JSON.parse(text)).toMatchObject({ error: 'busy' })
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(MAX_MS)
  }
  const becomesWell = async () => {
    const end = performance.now() + MAX_MS
    while ((await ask('GET', '/health/ready')).status !== 200) {
      if (performance.now() > end) throw new Error('It did not recover.')
      await sleep(100)
    }
    const statuses = (await many()).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 201]))
  }

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'feria-silence-'))
    cluster = await startPostgres()
    proxy = await openSilentProxy(cluster.port)
    const url = new URL(cluster.url)
    url.port = String(proxy.port)
    server = await startServer({ DATA_DIR: dir, DATABASE_URL: url.href })
    const registered = await ask('POST', '/api/v1/auth/register', { name: 'Ana', email: 'ana@feria.example', password: PASSWORD })
    token = JSON.parse(registered.text).token
  }, 120_000)
  afterAll(async () => {
    await server?.kill()
    await proxy?.close()
    await cluster?.stop()
    if (dir) await rm(dir, { recursive: true, force: true })
  }, 60_000)

  test('every request is answered as busy within 5 s, readiness reports it, and all is served again once it answers', {
    timeout: 60_000,
  }, async () => {
    await becomesWell()
    proxy.hold()
    expectBusy(await many())
    const ready = await ask('GET', '/health/ready')
    expect([ready.status, JSON.parse(ready.text).db]).toEqual([503, 'failed'])
    // Known to hang, it is not waited for.
    expectBusy(await many())
    await sleep(3000)
    expectBusy(await many())
    proxy.resume()
    await becomesWell()
  })

  test('connections that a firewall dropped are replaced by new ones', { timeout: 60_000 }, async () => {
    await becomesWell()
    proxy.forget()
    expectBusy(await many())
    await becomesWell()
  })

  test('frozen server processes under load: the same', { timeout: 60_000 }, async () => {
    await becomesWell()
    const load = Array.from({ length: 4 }, () => many())
    await cluster.signalAll('SIGSTOP')
    const answers = [...(await Promise.all(load)).flat(), ...(await many())]
    expect(answers.filter(({ status }) => ![200, 201, 503].includes(status))).toEqual([])
    expect(answers.some(({ status }) => status === 503)).toBe(true)
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(MAX_MS)
    await cluster.signalAll('SIGCONT')
    await becomesWell()
    expect(server.process.exitCode).toBeNull()
  })

  test('a slow query is waited for', { timeout: 60_000 }, async () => {
    const { openDatabase } = await import('../engines/db/open-database.ts')
    const db = await openDatabase({ url: cluster.url, dir: '' })
    await db.db.execute('select pg_sleep(6)')
    await db.close()
  })
})
