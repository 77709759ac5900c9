import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { actionsOf, type Case, readsOf } from './cases.ts'
import { checkSame } from './check-same.ts'
import { fill } from './fill.ts'
import type { Market } from './market.ts'
import { type Measured, measure, type Rounds } from './measure.ts'
import { measureOrders, type OrdersMeasured } from './orders.ts'
import { startBare, startFeriaProbed, temporaryFolder } from './servers.ts'

/** The result of a case at a number of products and connections. */
export interface HttpResult {
  what: Case
  products: number
  connections: number
  measured: Measured
  /** Feria's total RSS right after it. */
  residentBytes: number
}

export interface HttpMeasured {
  /** The version as PostgreSQL reports it. */
  postgres: string
  pace: Rounds
  results: HttpResult[]
  /** Whole orders until their emails and notifications are done. */
  orders: OrdersMeasured
}

/** The number of connections for every case, and the additional ones for reads. */
const USUAL = 32
const MORE = [1, 256]
/** Rounds of the additional measurements in a short run. */
const ROUGH_ROUNDS = 2
/** A round shorter than 32 concurrent logins would count none. */
const MIN_ROUND_SECONDS = 2

/** Measures 10,000 products in a PostgreSQL of its own: reads at 1, 32 and 256 connections, members' actions at 32. */
export const measureSmall = async (pace: Rounds): Promise<HttpMeasured> => {
  console.log('Starting PostgreSQL and both servers, filling the tables …')
  const postgres = await startPostgres()
  const servers = await startBoth(postgres.url, () => fill(postgres.url))
  const { filled } = servers
  const [reads, actions] = [readsOf(filled.ids), actionsOf(filled)]
  for (const what of [...reads, ...actions]) await checkSame(what, servers.urls)
  const products = filled.ids.length
  const results = await measureReads(servers, reads, products, { usual: pace, more: besides(pace) })
  const unhurried = { ...pace, roundSeconds: Math.max(pace.roundSeconds, MIN_ROUND_SECONDS) }
  for (const what of actions) results.push(await measureOne(servers, { what, products, connections: USUAL }, unhurried))
  const what = actions.at(-1)
  if (!what) throw new Error('There is no case of orders.')
  const orders = await measureOrders(what, { ...servers, databaseUrl: postgres.url }, unhurried.roundSeconds)
  await servers.stop()
  await postgres.stop()
  return { postgres: postgres.version, pace, results, orders }
}

/** Measures the reads on a million products, at 1, 32 and 256 connections. */
export const measureLarge = async (pace: Rounds, market: Market): Promise<HttpResult[]> => {
  const products = await market.grow()
  const servers = await startBoth(market.url, () => market.spreadIds())
  const reads = readsOf(servers.filled)
  for (const what of reads) await checkSame(what, servers.urls)
  const results = await measureReads(servers, reads, products, { usual: besides(pace), more: besides(pace) })
  await servers.stop()
  return results
}

type Both = Awaited<ReturnType<typeof startBoth>>

/** Feria first, which creates its tables; then they are filled, and the bare server uses them too. */
const startBoth = async <T>(url: string, fillIt: () => Promise<T>) => {
  const dataDir = await temporaryFolder()
  const settings = { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: 'no', RATE_LIMITS: 'false' }
  const feria = await startFeriaProbed(settings)
  const filled = await fillIt()
  const bare = await startBare(url)
  const stop = async () => {
    await feria.stop()
    await bare.stop()
  }
  return {
    filled,
    feria,
    bare,
    dataDir,
    urls: { feria: feria.url, bare: bare.url },
    usage: () => feria.usage('now'),
    lastWords: () => `${feria.lastWords()}\n${bare.lastWords()}`,
    stop,
  }
}

const besides = (pace: Rounds): Rounds => (pace.isRough ? { ...pace, rounds: ROUGH_ROUNDS } : pace)

const measureReads = async (servers: Omit<Both, 'filled'>, reads: Case[], products: number, paces: { usual: Rounds; more: Rounds }) => {
  const results: HttpResult[] = []
  // The usual number first, so that RSS is that of a process that never had more.
  for (const connections of [USUAL, ...MORE]) {
    for (const what of reads) {
      results.push(await measureOne(servers, { what, products, connections }, connections === USUAL ? paces.usual : paces.more))
    }
  }
  return results
}

const measureOne = async (
  { feria, bare, usage, lastWords }: Omit<Both, 'filled'>,
  asked: Omit<HttpResult, 'measured' | 'residentBytes'>,
  pace: Rounds,
): Promise<HttpResult> => {
  const { what, products, connections } = asked
  const measured = await measure(what, { feria, bare }, pace, connections)
  const { residentBytes } = await usage()
  const rates = `${Math.round(measured.feria)} a second, bare ${Math.round(measured.bare)}`
  console.log(`${what.name}, ${products} products, ${connections} connections: ${rates}`)
  if (measured.faults.length > 0) console.log(`  invalid: ${measured.faults.join('; ')}\n${lastWords()}`)
  return { ...asked, measured, residentBytes }
}
