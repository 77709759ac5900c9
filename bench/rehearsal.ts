import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startReplica } from '../scripts/lib/postgres.mjs'
import { endAll, endOnSignals, root } from '../scripts/lib/run.mjs'
import { ensureBuilt } from '../scripts/setup.mjs'
import { type Counts, offered, startLoad } from './lib/rehearsal-load.ts'
import { command, runOn, startParts, waitForStandby } from './lib/rehearsal-parts.ts'
import { temporaryFolder } from './lib/servers.ts'
import { table } from './lib/table.ts'

// npm run rehearse: stands up every part of a city on this machine and walks through what an operator does to it while members read,
// publish and buy: install, load, upgrade, losses, failover, restore. Prints what each step cost, and ends with code 1 when something that
// was answered is lost, the books are wrong or a member saw an error.

const CALM_MS = 5000
const STOCK = 100_000
const PASSWORD = 'mate amargo 42'

const rows: string[][] = []
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const note = (step: string, ms: number, counts?: Counts, lost?: number) => {
  const { answers = '', busy = '', errors = '', silentMs } = counts ?? {}
  const cells = [step, seconds(ms), answers, busy, errors, silentMs === undefined ? '' : seconds(silentMs), lost ?? '']
  rows.push(cells.map(String))
  console.log(cells.join(' · '))
  if (counts?.firstError) console.log(`  ${counts.firstError}`)
  if ((counts?.errors ?? 0) + (lost ?? 0) > 0) process.exitCode = 1
}

const feria = (args: string[], settings: Record<string, string>) =>
  command(join(root, 'server/node.sh'), ['server/dist/cli.js', ...args], settings)

const rehearse = async (): Promise<void> => {
  const begun = performance.now()
  const parts = await startParts()
  const { settings, processes, primary, standby, poolers, url } = parts
  note('the parts stand', performance.now() - begun)

  const installing = performance.now()
  await feria(['migrate'], settings)
  for (const process of processes) await process.start(settings)
  await feria(['test-mail', 'ana@feria.example'], settings)
  note('install: migrate, two processes, a letter', performance.now() - installing)

  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) }
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { id: string; token: string }
  }
  const register = async (name: string) =>
    (await post('/api/v1/auth/register', { name, email: `${name}@feria.example`, password: PASSWORD })).token
  const [seller, buyer] = [await register('ana'), await register('beto')]
  const product = await post('/api/v1/products', { ...offered, stock: STOCK }, seller)

  const load = startLoad({ url, seller, buyer, productId: product.id })
  /** What a step costs the members, until all is calm again. */
  const step = async (name: string, act: () => Promise<unknown>) => {
    const from = performance.now()
    await act()
    await sleep(CALM_MS)
    note(name, performance.now() - from - CALM_MS, load.take())
  }
  await step('load, nothing else', () => sleep(15_000))
  await step('upgrade: one process after the other', async () => {
    for (const process of processes) {
      await process.stop()
      await process.start(settings)
    }
  })
  await step('a process is killed and started again', async () => {
    processes[0]?.send('SIGKILL')
    await sleep(2000)
    await processes[0]?.start(settings)
  })
  await step('PgBouncer is restarted', async () => {
    await poolers[0].end()
    await poolers[0].start()
  })
  await step('Redis is gone for two seconds', async () => {
    await parts.redis.end()
    await sleep(2000)
    await parts.redis.start()
  })
  await step('failover: the primary dies, the standby is promoted', async () => {
    await primary.end('immediate')
    await sleep(1000)
    await runOn(standby.url, 'select pg_promote()')
  })
  let back = primary
  await step('the old primary comes back as the standby, under its address', async () => {
    await primary.stop()
    back = await startReplica(standby, { port: primary.port })
    await waitForStandby(standby.url)
  })
  await step('failover back', async () => {
    await standby.end('immediate')
    await sleep(1000)
    await runOn(back.url, 'select pg_promote()')
  })
  await load.stop()

  const checking = performance.now()
  const { orders, products } = load.answered
  const paths = [...[...orders.values()].map((id) => `/api/v1/orders/${id}`), ...[...products].map((id) => `/api/v1/products/${id}`)]
  let lost = new Set(orders.values()).size === orders.size ? 0 : 1
  for (const path of paths) if ((await fetch(url + path, { headers: { authorization: buyer } })).status !== 200) lost++
  const { stock } = (await (await fetch(`${url}/api/v1/products/${product.id}`)).json()) as { stock: number }
  await feria(['ledger-check'], settings)
  note(
    `everything answered is there: ${orders.size} orders, ${products.size} products; the books are right`,
    performance.now() - checking,
    undefined,
    lost,
  )
  // A purchase that was cut off when the load ended may have been made besides.
  if (stock > STOCK - orders.size) throw new Error(`${STOCK - stock} units are sold, and ${orders.size} orders were answered`)

  const restoring = performance.now()
  const [backups, dir] = [await temporaryFolder(), await temporaryFolder()]
  await command(join(root, 'deploy/backup.sh'), [backups], settings)
  await runOn(back.url, 'create database restored')
  const { DATABASE_DIRECT_URL: _, ...others } = settings
  const target = { ...others, DATABASE_URL: back.url.replace(/feria$/, 'restored'), DATA_DIR: dir }
  const [made = ''] = await readdir(backups)
  const output = await command(join(root, 'deploy/restore.sh'), [join(backups, made)], target)
  if (!output.includes('The books are right.')) throw new Error(output)
  note('backup and restore into another database', performance.now() - restoring)
}

endOnSignals()
await ensureBuilt()
try {
  await rehearse()
  const heads = ['Step', 'took', 'answers', 'busy', 'errors', 'longest without a write', 'lost']
  console.log(`\n${table(heads, rows)}`)
} finally {
  await endAll()
}
