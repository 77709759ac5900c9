import { readFile, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { endAll, endOnSignals, root } from '../scripts/lib/run.mjs'
import { ensureBuilt } from '../scripts/setup.mjs'
import { measureChat } from './lib/chat.ts'
import { isWhole as isWholeChat } from './lib/chat-table.ts'
import { measureColdStart } from './lib/cold-start.ts'
import { seeFirst } from './lib/first-sight.ts'
import { measureLarge, measureSmall } from './lib/http.ts'
import { scorePages } from './lib/lighthouse.ts'
import { measureLoad } from './lib/load.ts'
import { errorsOf } from './lib/load-table.ts'
import { type Market, openMarket } from './lib/market.ts'
import type { Rounds } from './lib/measure.ts'
import { measurePages } from './lib/pages.ts'
import { reportOf, withSection } from './lib/report.ts'
import { measureSearch } from './lib/search.ts'
import {
  chatSection,
  httpSection,
  loadSection,
  pagesSection,
  searchSection,
  uploadsSection,
  webSection,
  wishesSection,
} from './lib/sections.ts'
import { ownTable, type PageSize, scoreTable, sightTable } from './lib/table.ts'
import { measureUploads } from './lib/uploads.ts'
import { FIRST_LOAD_BYTES, firstLoadBytes } from './lib/web-size.ts'
import { measureWishes } from './lib/wishes.ts'

// npm run bench [-- --short] [--seconds 60] [--only web|pages|http|uploads|load|search|wishes|chat] [--to FILE]: Feria next to bare
// references on the same rows, and figures with a budget of their own. --seconds is the duration of the load, the matching and the
// chat; --only, which may be repeated, rewrites single sections of the page.

const { values } = parseArgs({
  options: { short: { type: 'boolean' }, seconds: { type: 'string' }, only: { type: 'string', multiple: true }, to: { type: 'string' } },
})
/** In page order and in run order, where the search comes before its market grows. */
const parts = ['web', 'pages', 'http', 'uploads', 'load', 'search', 'wishes', 'chat'] as const
type Part = (typeof parts)[number]
const order: Part[] = ['web', 'search', 'http', 'pages', 'uploads', 'load', 'wishes', 'chat']
const asked = values.only ?? []
if (!asked.every((name) => parts.some((part) => part === name)))
  throw new Error(`Measured alone can be ${parts.map((part) => `--only ${part}`).join(', ')}`)
const isWhole = asked.length === 0
const page = resolve(values.to ?? join(root, 'docs', 'BENCHMARKS.md'))
const isRough = values.short ?? false
const [loadBefore = 0] = loadavg()
const run = { loadBefore, isRough }
const secondsOf = (short: number, full: number) => Number(values.seconds ?? (isRough ? short : full))
const pace: Rounds = isRough
  ? { warmUpSeconds: 0.7, roundSeconds: 0.6, rounds: 4, isRough }
  : { warmUpSeconds: 2, roundSeconds: 2, rounds: 10, isRough }
/** V8 allocates pages for two to three minutes of load before it levels off; growth is what comes after that. */
const LOAD_WARM_UP_SECONDS = { short: 10, full: 180 }
const COLD_STARTS = 3
const PAGES = Object.keys(FIRST_LOAD_BYTES)
const SCORED = [
  { path: '/', isMember: false },
  { path: '/login', isMember: false },
  { path: '/explorar', isMember: false },
  { path: '/p/:page', isMember: false },
  { path: '/c/:page', isMember: false },
  { path: '/v/:page', isMember: false },
  { path: '/all-products', isMember: true },
]

/** Fails the run whatever the figures are. */
const failWhen = (isWrong: boolean): void => {
  if (isWrong) process.exitCode = 1
}

const measureWeb = async () => {
  const sizes: PageSize[] = []
  for (const path of PAGES) sizes.push({ path, bytes: await firstLoadBytes(path) })
  console.log('Starting the embedded server, first with demo data, then again …')
  const own = ownTable(sizes, await measureColdStart(COLD_STARTS))
  console.log('Running Lighthouse …')
  const scores = scoreTable(await scorePages(SCORED, isRough ? 1 : 5))
  console.log('Looking at pages as a slow phone …')
  return { own, scores, sights: sightTable(await seeFirst(isRough ? 1 : 5)) }
}

const sectionOf: Record<Part, (market: () => Promise<Market>) => Promise<string>> = {
  web: async () => webSection(await measureWeb(), run),
  pages: async (market) => {
    const measured = await measurePages(pace, secondsOf(5, 20), market)
    failWhen([...measured.kept.flatMap(({ measured: { faults } }) => faults), ...measured.members.faults].length > 0)
    return pagesSection(measured, run)
  },
  http: async (market) => {
    const small = await measureSmall(pace)
    const results = [...small.results, ...(await measureLarge(pace, await market()))]
    failWhen(small.orders.faults.length > 0 || results.some(({ measured }) => measured.faults.length > 0))
    return httpSection({ ...small, results }, run)
  },
  uploads: async () => uploadsSection(await measureUploads(isRough), run),
  load: async () => {
    const [seconds, warmUp] = [secondsOf(60, 600), isRough ? LOAD_WARM_UP_SECONDS.short : LOAD_WARM_UP_SECONDS.full]
    const [alone, withPages] = [await measureLoad(seconds, warmUp, false), await measureLoad(seconds, warmUp, true)]
    failWhen(errorsOf(alone) + errorsOf(withPages) > 0)
    return loadSection(alone, withPages, run)
  },
  search: async (market) => searchSection(await measureSearch(await market(), pace), run),
  wishes: async () => {
    const measured = await measureWishes(secondsOf(10, 60), isRough)
    failWhen(measured.sizes.some(({ missed, refused }) => missed + refused > 0))
    return wishesSection(measured, run)
  },
  chat: async () => {
    const measured = await measureChat(secondsOf(10, 60))
    failWhen(!isWholeChat(measured))
    return chatSection(measured, run)
  },
}

const wantsMarket = (part: Part): boolean => part === 'http' || part === 'search' || part === 'pages'

/** Measures some parts. Those that need a million products share them. */
const measureParts = async (wanted: readonly Part[]): Promise<Map<Part, string>> => {
  const sections = new Map<Part, string>()
  let opened: Promise<Market> | undefined
  for (const [i, part] of wanted.entries()) {
    const from = performance.now()
    sections.set(part, await sectionOf[part](() => (opened ??= openMarket())))
    console.log(`${part} took ${minutesSince(from)}`)
    if (wanted.slice(i + 1).some(wantsMarket)) continue
    // Later parts must not run next to an idle database of a million rows.
    await opened?.then(({ stop }) => stop())
    opened = undefined
  }
  return sections
}

const minutesSince = (from: number) => `${((performance.now() - from) / 60_000).toFixed(1)} minutes`

const measureAll = async (): Promise<string> => {
  const sections = await measureParts(order)
  return reportOf(
    parts.map((part) => sections.get(part) ?? ''),
    run,
  )
}

/** The existing page with some sections replaced. */
const measureSome = async (wanted: Part[]): Promise<string> => {
  const sections = [...(await measureParts(wanted)).values()]
  console.log(`\n${sections.join('\n\n')}`)
  return sections.reduce(withSection, await readFile(page, 'utf8'))
}

endOnSignals()
await ensureBuilt()
try {
  const report = isWhole ? await measureAll() : await measureSome(order.filter((part) => asked.includes(part)))
  await writeFile(page, report)
  if (isWhole) console.log(`\n${report}`)
  console.log(`\nThe bench took ${minutesSince(0)}.${isRough && isWhole ? ' The goal of a short run is less than 20.' : ''}`)
} finally {
  await endAll()
}
