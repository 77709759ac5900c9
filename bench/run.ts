import { readFile, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { endAll, endOnSignals, root } from '../scripts/lib/run.mjs'
import { type Case, casesOf } from './lib/cases.ts'
import { type ChatMeasured, measureChat } from './lib/chat.ts'
import { isWhole } from './lib/chat-table.ts'
import { checkSame } from './lib/check-same.ts'
import { measureColdStart } from './lib/cold-start.ts'
import { fill } from './lib/fill.ts'
import { scorePages } from './lib/lighthouse.ts'
import { type Measured, measure, type Pace } from './lib/measure.ts'
import { chatSection, reportOf, searchSection, wishesSection, withSection } from './lib/report.ts'
import { measureSearch } from './lib/search.ts'
import { startBare, startFeria, temporaryFolder } from './lib/servers.ts'
import { loadTable, ownTable, scoreTable } from './lib/table.ts'
import { firstLoadBytes } from './lib/web-size.ts'
import { measureWishes, type WishesMeasured } from './lib/wishes.ts'

// npm run bench [-- --short] [--seconds 60] [--only search|wishes|chat]: Feria beside a bare server on the same rows, what has a budget of its own, the
// search and the matching at two sizes, then the chat, for so many seconds. --only writes one part of the page anew.

const { values } = parseArgs({ options: { short: { type: 'boolean' }, seconds: { type: 'string' }, only: { type: 'string' } } })
const parts = ['search', 'wishes', 'chat'] as const
type Part = (typeof parts)[number]
const only = parts.find((part) => part === values.only)
if (values.only !== undefined && !only) throw new Error(`Measured alone can be ${parts.map((part) => `--only ${part}`).join(', ')}`)
const page = join(root, 'docs', 'BENCHMARKS.md')
const seconds = Number(values.seconds ?? (values.short ? 10 : 60))
const pace: Pace = values.short
  ? { warmUpSeconds: 0.7, roundSeconds: 0.6, rounds: 4, isRough: true }
  : { warmUpSeconds: 2, roundSeconds: 2, rounds: 10, isRough: false }
const COLD_STARTS = 3
const PAGES = ['/login', '/all-products']
const SCORED = [
  { path: '/', isMember: false },
  { path: '/login', isMember: false },
  { path: '/all-products', isMember: true },
]

const measureLoad = async (): Promise<{ version: string; results: { what: Case; measured: Measured }[] }> => {
  console.log('Starting PostgreSQL and both servers, filling the tables …')
  const postgres = await startPostgres()
  const feria = await startFeria({ DATABASE_URL: postgres.url, DATA_DIR: await temporaryFolder(), DEMO: 'no' })
  const filled = await fill(postgres.url)
  const bare = await startBare(postgres.url)
  const urls = { feria: feria.url, bare: bare.url }
  const cases = casesOf(filled)
  for (const what of cases) await checkSame(what, urls)
  const results: { what: Case; measured: Measured }[] = []
  for (const what of cases) {
    const measured = await measure(what, urls, pace)
    console.log(`${what.name}: ${Math.round(measured.feria)} a second, bare ${Math.round(measured.bare)}`)
    if (measured.faults.length > 0) console.log(`  invalid: ${measured.faults.join('; ')}\n${feria.lastWords()}\n${bare.lastWords()}`)
    results.push({ what, measured })
  }
  await feria.stop()
  await bare.stop()
  await postgres.stop()
  return { version: postgres.version, results }
}

const measureAll = async (loadBefore: number): Promise<void> => {
  const { version, results } = await measureLoad()
  const sizes: { path: string; bytes: number | undefined }[] = []
  for (const path of PAGES) sizes.push({ path, bytes: await firstLoadBytes(path) })
  console.log('Starting the embedded server, first with demo data, then again …')
  const own = ownTable(sizes, await measureColdStart(COLD_STARTS))
  console.log('Running Lighthouse …')
  const scores = scoreTable(await scorePages(SCORED, pace.isRough ? 1 : 3))
  const search = searchSection(await measureSearch(pace.isRough), loadBefore, pace.isRough)
  const wishes = wishesSection(await match(), loadBefore)
  const chat = chatSection(await talk(), loadBefore)
  const report = reportOf({ load: loadTable(results), own, scores, search, wishes, chat }, { postgres: version, loadBefore }, pace)
  await writeFile(page, report)
  console.log(`\n${report}`)
  if (results.some(({ measured }) => measured.faults.length > 0)) process.exitCode = 1
}

const sectionOf: Record<Part, (loadBefore: number) => Promise<string>> = {
  search: async (loadBefore) => searchSection(await measureSearch(pace.isRough), loadBefore, pace.isRough),
  wishes: async (loadBefore) => wishesSection(await match(), loadBefore),
  chat: async (loadBefore) => chatSection(await talk(), loadBefore),
}

const measureAlone = async (only: Part, loadBefore: number): Promise<void> => {
  const section = await sectionOf[only](loadBefore)
  await writeFile(page, withSection(await readFile(page, 'utf8'), section))
  console.log(`\n${section}`)
}

const match = async (): Promise<WishesMeasured> => {
  const measured = await measureWishes(seconds, pace.isRough)
  if (measured.sizes.some(({ untold, refused }) => untold + refused > 0)) process.exitCode = 1
  return measured
}

const talk = async (): Promise<ChatMeasured> => {
  const measured = await measureChat(seconds)
  if (!isWhole(measured)) process.exitCode = 1
  return measured
}

endOnSignals()
const [loadBefore = 0] = loadavg()
try {
  await (only ? measureAlone(only, loadBefore) : measureAll(loadBefore))
} finally {
  await endAll()
}
