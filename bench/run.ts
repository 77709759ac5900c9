import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { endAll, endOnSignals, root } from '../scripts/lib/run.mjs'
import { type Case, casesOf } from './lib/cases.ts'
import { checkSame } from './lib/check-same.ts'
import { countProducts, measureColdStart } from './lib/cold-start.ts'
import { fill } from './lib/fill.ts'
import { COMMON_WORD, RARE_WORD } from './lib/kinds.ts'
import { scorePages } from './lib/lighthouse.ts'
import { type Measured, measure, type Pace } from './lib/measure.ts'
import { reportOf } from './lib/report.ts'
import { startBare, startFeria, temporaryFolder } from './lib/servers.ts'
import { loadTable, ownTable, scoreTable } from './lib/table.ts'
import { firstLoadBytes } from './lib/web-size.ts'

// npm run bench [-- --short]: Feria beside a bare server on the same rows, then what has a budget of its own.

const pace: Pace = process.argv.includes('--short')
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
  const found = new Map<string, number>()
  for (const word of [COMMON_WORD, RARE_WORD]) found.set(word, await countProducts(feria.url, word))
  const cases = casesOf(filled, (word) => found.get(word) ?? 0)
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

endOnSignals()
const [loadBefore = 0] = loadavg()
try {
  const { version, results } = await measureLoad()
  const sizes: { path: string; bytes: number | undefined }[] = []
  for (const path of PAGES) sizes.push({ path, bytes: await firstLoadBytes(path) })
  console.log('Starting the embedded server, first with demo data, then again …')
  const own = ownTable(sizes, await measureColdStart(COLD_STARTS))
  console.log('Running Lighthouse …')
  const scores = scoreTable(await scorePages(SCORED, pace.isRough ? 1 : 3))
  const report = reportOf({ load: loadTable(results), own, scores }, { postgres: version, loadBefore }, pace)
  await writeFile(join(root, 'docs', 'BENCHMARKS.md'), report)
  console.log(`\n${report}`)
  if (results.some(({ measured }) => measured.faults.length > 0)) process.exitCode = 1
} finally {
  await endAll()
}
