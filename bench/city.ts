import { readFile, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { endAll, endOnSignals, root } from '../scripts/lib/run.mjs'
import { ensureBuilt } from '../scripts/setup.mjs'
import { openDatabase } from '../server/src/engines/db/open-database.ts'
import { type Arrived, runArrivals } from './lib/arrivals.ts'
import { drawPhoto } from './lib/bare-pictures.ts'
import { cityMixOf } from './lib/city-mix.ts'
import { citySection, type Hour } from './lib/city-section.ts'
import { cpuOf } from './lib/database-cpu.ts'
import { createDice } from './lib/dice.ts'
import { fillCity } from './lib/fill-city.ts'
import { ROOMY } from './lib/market.ts'
import { addressesOf } from './lib/pages.ts'
import { withSection } from './lib/report.ts'
import { startFeria, startFeriaProbed, temporaryFolder } from './lib/servers.ts'
import { tableSizes } from './lib/table-sizes.ts'

// npm run city [-- --members 1000000] [--products 1000000] [--minutes 24]: a day of a city in so many minutes, each hour at the rate of
// its hour, on one process and its PostgreSQL; then ever more, until it is too much. Rewrites its section of docs/SCALE.md.

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '1000000' },
    products: { type: 'string', default: '1000000' },
    minutes: { type: 'string', default: '24' },
    to: { type: 'string' },
  },
})
const [members, products, minutes] = [Number(values.members), Number(values.products), Number(values.minutes)]
const page = resolve(values.to ?? join(root, 'docs', 'SCALE.md'))

/** An assumption (docs/SCALE.md): one member in five comes on a day, and asks for 24 things. */
const DAILY_ACTIONS = members * 0.2 * 24
/** Of the actions of a day, in thousandths by hour from midnight on: few at night, most after work. */
const HOURS = [18, 10, 6, 4, 4, 8, 16, 28, 40, 48, 52, 54, 54, 52, 50, 50, 52, 56, 62, 70, 78, 76, 66, 46]
/** What is too much: slower than this, or an error in a thousand. */
const SLOW_MS = 1000
const TOO_MANY_ERRORS = 0.001
const MORE = 1.25
const WARM_UP_SECONDS = 60

const measure = async (): Promise<void> => {
  const [loadBefore = 0] = loadavg()
  const postgres = await startPostgres({ settings: ROOMY })
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: await temporaryFolder(), DEMO: 'no', RATE_LIMITS: 'false' }
  console.log(`Filling ${members} members and ${products} products …`)
  await (await startFeria(settings)).stop()
  const { seats, ...filled } = await fillCity(postgres.url, members, products)
  const feria = await startFeriaProbed(settings)
  const { db, close } = await openDatabase({ url: postgres.url, dir: '', poolSize: 1 })
  await db.execute('set statement_timeout = 0')
  const databaseSeconds = await cpuOf(db)
  const dice = createDice(31)
  const here = seats.map((seat) => ({ ...seat, url: feria.url }))
  const tokens = seats.map(({ token }) => token)
  const [photo, pages] = [await drawPhoto(), await addressesOf(feria.url)]
  const mix = cityMixOf({ url: feria.url, filled, tokens, photo, pages, dice, seats: here })

  const run = async (rate: number, seconds: number): Promise<Arrived & Hour> => {
    const before = { feria: (await feria.usage('now')).cpuSeconds, database: await databaseSeconds(), at: performance.now() }
    const arrived = await runArrivals(mix, dice, rate, seconds)
    const { cpuSeconds, residentBytes } = await feria.usage('now')
    const passed = (performance.now() - before.at) / 1000
    if (arrived.firstError) console.log(arrived.firstError)
    const share = (used: number) => used / passed
    return {
      ...arrived,
      rate,
      feria: share(cpuSeconds - before.feria),
      database: share((await databaseSeconds()) - before.database),
      residentBytes,
    }
  }
  const log = (what: string, { rate, p50, p95, errors, feria, database }: Hour) => {
    const times = `${p50.toFixed(0)} and ${p95.toFixed(0)} ms`
    console.log(`${what}: ${rate.toFixed(0)}/s, ${times}, errors ${errors}, processors ${feria.toFixed(2)} and ${database.toFixed(2)}`)
  }

  await run((DAILY_ACTIONS * Math.max(...HOURS)) / 1000 / 3600, WARM_UP_SECONDS)
  const before = await tableSizes(db)
  const day: Hour[] = []
  for (const [hour, share] of HOURS.entries()) {
    const result = await run((DAILY_ACTIONS * share) / 1000 / 3600, (minutes * 60) / HOURS.length)
    log(`${hour} h`, result)
    day.push(result)
  }
  const more: Hour[] = []
  for (let rate = Math.max(...day.map((hour) => hour.rate)) * MORE; ; rate *= MORE) {
    const result = await run(rate, 30)
    log('more', result)
    more.push(result)
    if (result.p95 > SLOW_MS || result.errors > result.begun * TOO_MANY_ERRORS) break
  }
  const after = await tableSizes(db)
  const measured = { members, products, minutes, dailyActions: DAILY_ACTIONS, day, more, before, after }
  const section = citySection(measured, { postgres: postgres.version, loadBefore, isRough: minutes < 24 })
  await close()
  await writeFile(page, withSection(await readFile(page, 'utf8'), section))
  await feria.stop()
  await postgres.stop()
}

endOnSignals()
await ensureBuilt()
try {
  await measure()
} finally {
  await endAll()
}
