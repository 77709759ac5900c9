import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { OwnProduct, ProductDetail } from '@feria/contract/catalogue/schemas'
import type { Order } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { type Cluster, startPostgres, startReplica } from '../../../scripts/lib/postgres.mjs'
import { openDatabase } from '../engines/db/open-database.ts'
import { compiled } from '../testing/compiled.ts'
import { callsTo } from '../testing/over-http.ts'
import { bicycle } from '../testing/people.ts'
import { type Running, startServer } from '../testing/processes.ts'
import { hasPostgres } from '../testing/servers.ts'

/** Of the issue of failovers: the longest time without a write. */
const WITHOUT_WRITES_MS = 15_000
const STOCK = 500
/** Between two writes of one member: six at once are under way all the time, and what they wrote is all read again at the end. */
const BREATH_MS = 20

const run = async (url: string, statement: ReturnType<typeof sql>) => {
  const database = await openDatabase({ url, dir: '' })
  await database.db.execute(statement)
  await database.close()
}

const onlyRead = async ({ url }: Cluster) => {
  await run(url, sql`alter system set default_transaction_read_only = on`)
  await run(url, sql`select pg_reload_conf()`)
}

describe.skipIf(!hasPostgres)('a standby that is promoted', () => {
  const ends: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  }, 60_000)

  /** A primary whose answers wait for its standby, so that what was answered is on both. */
  const startPair = async (): Promise<[Cluster, Cluster]> => {
    const primary = await startPostgres()
    ends.push(async () => {
      // A stopped one would not stop.
      await primary.signalAll('SIGCONT').catch(() => undefined)
      await primary.end('immediate')
      await primary.stop()
    })
    const standby = await startReplica(primary)
    ends.push(() => standby.stop())
    await run(primary.url, sql`alter system set synchronous_standby_names = '*'`)
    await run(primary.url, sql`select pg_reload_conf()`)
    return [primary, standby]
  }

  test.each([
    ['dies', (primary: Cluster) => primary.end('immediate')],
    ['hangs', (primary: Cluster) => primary.signalAll('SIGSTOP')],
    ['takes no writes any more, as one that became a standby', (primary: Cluster) => onlyRead(primary)],
  ])(
    'is found by processes that run when their primary %s: nothing that was answered is lost, and the books are right',
    {
      timeout: 180_000,
    },
    async (_how, cutOff) => {
      const [primary, standby] = await startPair()
      const dir = await mkdtemp(join(tmpdir(), 'feria-failover-'))
      ends.push(() => rm(dir, { recursive: true, force: true }))
      // The standby stands first: where it stands in the address is of no account.
      const url = `postgres://feria@127.0.0.1:${standby.port},127.0.0.1:${primary.port}/feria?target_session_attrs=read-write`
      const settings = { DATA_DIR: dir, DATABASE_URL: url }
      const servers: Running[] = await Promise.all([startServer(settings), startServer(settings)])
      ends.push(() => Promise.all(servers.map((server) => server.kill())))

      let turn = 0
      const { call, register, buy } = callsTo(() => servers[turn++ % servers.length]?.url ?? '')
      const [ana, beto] = [await register('ana'), await register('beto')]
      const product = (await call<OwnProduct>('POST', '/api/v1/products', { body: { ...bicycle, stock: STOCK }, token: ana })).body

      const orders = new Map<string, string>()
      const refused = new Set<number>()
      const published: string[] = []
      let [isOver, lastAt, longestMs] = [false, performance.now(), 0]
      const publish = async () => {
        while (!isOver) {
          const { status, body } = await call<OwnProduct>('POST', '/api/v1/products', { body: bicycle, token: ana })
          if (status !== 201) {
            refused.add(status)
            await sleep(100)
            continue
          }
          published.push(body.id)
          await sleep(BREATH_MS)
          longestMs = Math.max(longestMs, performance.now() - lastAt)
          lastAt = performance.now()
        }
      }
      /** One purchase after another, each repeated until it is answered; what was cut off in mid-charge is asked about after 10 s. */
      const buyAgain = async (buyer: number) => {
        for (let n = 0; !isOver; n++) {
          const key = `comprador-${buyer}-compra-${n}`
          for (let isDone = false; !isDone; ) {
            const { status, body } = await buy<Order>(product.id, beto, key)
            isDone = status === 201
            if (!isDone) {
              refused.add(status)
              await sleep(100)
              continue
            }
            orders.set(key, body.id)
            await sleep(BREATH_MS)
          }
        }
      }
      const work = Promise.all([publish(), publish(), ...[0, 1, 2, 3].map(buyAgain)])
      while (orders.size < 10) await sleep(10)
      await cutOff(primary)
      await sleep(500)
      await run(standby.url, sql`select pg_promote()`)
      const [after, promotedAt] = [orders.size, performance.now()]
      while (orders.size < after + 4 || lastAt < promotedAt) await sleep(10)
      isOver = true
      await work

      expect(longestMs).toBeLessThan(WITHOUT_WRITES_MS)
      expect([...refused].filter((status) => ![409, 503].includes(status))).toEqual([])
      const paths = [...[...orders.values()].map((id) => `/api/v1/orders/${id}`), ...published.map((id) => `/api/v1/products/${id}`)]
      const found = await Promise.all(paths.map(async (path) => (await call('GET', path, { token: beto })).status))
      expect(found.filter((status) => status !== 200)).toEqual([])
      expect(new Set(orders.values()).size).toBe(orders.size)
      expect((await call<ProductDetail>('GET', `/api/v1/products/${product.id}`)).body.stock).toBe(STOCK - orders.size)
      expect((await call<{ status: string }>('GET', '/health/ready')).body.status).toBe('ok')
      const env = { ...settings, NODE: process.execPath }
      const { stdout } = await promisify(execFile)(compiled.node, [compiled.cli, 'ledger-check'], { env, cwd: dir })
      expect(stdout).toContain('The books are right.')
    },
  )
})
