import { setTimeout as sleep } from 'node:timers/promises'
import { publicPageOf } from '@feria/contract/catalogue/address'
import autocannon from 'autocannon'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import type { Case } from './cases.ts'
import { fill } from './fill.ts'
import type { Market } from './market.ts'
import { type Measured, measure, quantile, type Rounds } from './measure.ts'
import { renderAlone } from './render-alone.ts'
import { type Probed, startBare, startFeriaProbed, temporaryFolder } from './servers.ts'

/** Connections of whoever reads kept pages. */
const CONNECTIONS = 32
/** Pages rendered anew, one after the other, and as many before them to warm up. */
const ANEW = 300
/** Crawlers' requests a second, and members' connections beside them. */
const CRAWLED = 200
const MEMBERS = 8
const POLL_MS = 200

export interface PagesMeasured {
  postgres: string
  /** A kept page next to the same bytes from the bare server. */
  kept: { name: string; measured: Measured }[]
  /** Milliseconds of processor and of time for a page that is rendered anew. */
  anew: { name: string; cpuMs: number; ms: number }[]
  /** Milliseconds of processor of the rendering by itself. */
  rendering: { name: string; cpuMs: number }[]
  /** Milliseconds within which 99 of 100 members' reads are answered, without and with crawlers. */
  members: { alone: number; crawled: number; faults: string[] }
  residentBytes: number
  sitemap: { products: number; seconds: number; grownBytes: number } | null
}

const html = { 'accept-encoding': 'br' }

/** A page at one address, over and over. */
const keptCase = (name: string, path: string): Case => ({
  name,
  steps: 1,
  requests: () => [{ path, headers: html }],
  essence: () => null,
})

/** Public pages of the newest products. */
export const addressesOf = async (url: string): Promise<string[]> => {
  const addresses: string[] = []
  let path: string | null = '/api/v1/products?limit=100'
  while (path && addresses.length < ANEW * 4) {
    const answer: Response = await fetch(`${url}${path}`)
    addresses.push(...((await answer.json()) as { id: string; name: string }[]).map(publicPageOf))
    path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null
  }
  return addresses
}

/** Asks for pages one after the other; the processor time is the whole server's. */
const renderAnew = async (server: Probed, name: string, paths: string[]): Promise<PagesMeasured['anew'][number]> => {
  const ask = async (path: string) => {
    const answer = await fetch(`${server.url}${path}`, { headers: html, redirect: 'manual' })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  }
  const [warm, counted] = [paths.slice(0, ANEW), paths.slice(ANEW, 2 * ANEW)]
  for (const path of warm) await ask(path)
  const [before, from] = [await server.usage('now'), performance.now()]
  for (const path of counted) await ask(path)
  const [after, until] = [await server.usage('now'), performance.now()]
  return { name, cpuMs: ((after.cpuSeconds - before.cpuSeconds) * 1000) / ANEW, ms: (until - from) / ANEW }
}

/** Members read products; resolves to the time within which 99 of 100 are answered. */
const readAsMembers = (url: string, ids: string[], seconds: number): Promise<{ p99: number; faults: string[] }> =>
  new Promise((resolve, reject) => {
    const times: number[] = []
    const requests = ids.slice(0, 1000).map((id) => ({ path: `/api/v1/products/${id}` }))
    const run = autocannon({ url, connections: MEMBERS, duration: seconds, overallRate: 400, requests }, (error, result) => {
      if (error) return reject(error)
      const faults = result.non2xx + result.errors > 0 ? [`${result.non2xx} refused, ${result.errors} failed`] : []
      resolve({
        p99: quantile(
          times.sort((a, b) => a - b),
          0.99,
        ),
        faults,
      })
    })
    run.on('response', (_client, _status, _bytes, time) => times.push(time))
  })

/** Pages that nobody has asked for yet: none of them is kept. */
const crawl = (url: string, seconds: number) => {
  const requests = named(CRAWLED * seconds, (n) => ({ path: `/explorar?max_price=${5000 + n}`, headers: html }))
  return autocannon({ url, connections: CONNECTIONS, duration: seconds, overallRate: CRAWLED, requests })
}

/** The public pages on 10,000 products, and the sitemap of a million. */
export const measurePages = async (pace: Rounds, seconds: number, market: (() => Promise<Market>) | null): Promise<PagesMeasured> => {
  console.log('Starting PostgreSQL and both servers, filling the tables …')
  const postgres = await startPostgres()
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: await temporaryFolder(), DEMO: 'no', RATE_LIMITS: 'false' }
  const feria = await startFeriaProbed(settings)
  const filled = await fill(postgres.url)
  const addresses = await addressesOf(feria.url)
  const [product = ''] = addresses
  const anew = [
    await renderAnew(
      feria,
      'a list of 20 cards',
      named(2 * ANEW, (n) => `/explorar?max_price=${1000 + n}`),
    ),
    await renderAnew(feria, 'a product', addresses.slice(1)),
  ]
  const rendering = await renderAlone(feria.url)
  const bare = await startBare(postgres.url, { PAGE_BYTES: String(await sizeOf(`${feria.url}${product}`)) })
  const kept: PagesMeasured['kept'] = []
  for (const [name, path] of [
    ['a product', product],
    ['the catalogue', '/explorar'],
  ] as const) {
    const measured = await measure(keptCase(name, path), { feria, bare }, pace, CONNECTIONS)
    console.log(`${name}, kept: ${Math.round(measured.feria)} a second, bare ${Math.round(measured.bare)}`)
    kept.push({ name, measured })
  }
  const alone = await readAsMembers(feria.url, filled.ids, seconds)
  const [crawled] = await Promise.all([readAsMembers(feria.url, filled.ids, seconds), crawl(feria.url, seconds)])
  const { residentBytes } = await feria.usage('now')
  await feria.stop()
  await bare.stop()
  await postgres.stop()
  return {
    postgres: postgres.version,
    kept,
    anew,
    rendering,
    members: { alone: alone.p99, crawled: crawled.p99, faults: [...alone.faults, ...crawled.faults] },
    residentBytes,
    sitemap: market ? await writeSitemap(await market()) : null,
  }
}

const named = <T>(count: number, nameOf: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => nameOf(n))

const sizeOf = async (url: string): Promise<number> => {
  // The length on the wire, which fetch does not tell once it has unpacked the answer.
  const answer = await fetch(url, { headers: html, method: 'HEAD' })
  return Number(answer.headers.get('content-length') ?? 20_000)
}

/** The first request for the sitemap writes it. */
const writeSitemap = async (market: Market): Promise<PagesMeasured['sitemap']> => {
  const products = await market.grow()
  const settings = { DATABASE_URL: market.url, DATA_DIR: await temporaryFolder(), DEMO: 'no', RATE_LIMITS: 'false' }
  const server = await startFeriaProbed(settings)
  const { residentBytes: before } = await server.usage('calm')
  let [peak, isDone] = [before, false]
  const from = performance.now()
  const written = fetch(`${server.url}/sitemap.xml`).then(async (answer) => {
    await answer.text()
    isDone = true
    if (!answer.ok) throw new Error(`The sitemap answered ${answer.status}`)
  })
  while (!isDone) {
    await Promise.race([written, sleep(POLL_MS)])
    peak = Math.max(peak, (await server.usage('now')).residentBytes)
  }
  await written
  const seconds = (performance.now() - from) / 1000
  await server.stop()
  return { products, seconds, grownBytes: peak - before }
}
