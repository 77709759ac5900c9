import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { type Db, rowsOf } from '../../server/src/engines/db/database.ts'
import { openDatabase } from '../../server/src/engines/db/open-database.ts'
import { type Filled, fill } from './fill.ts'
import { keepOriginals, multiplyProducts } from './fill-search.ts'
import { startFeria, temporaryFolder } from './servers.ts'

/** A catalogue of 10,000 products that can grow to a million, in a PostgreSQL of its own; parts that need a million share it. */
export interface Market {
  url: string
  /** The version as PostgreSQL reports it. */
  version: string
  db: Db
  filled: Filled
  /** Grows to a million products, once; resolves to their number. */
  grow(): Promise<number>
  /** Ids of 10,000 visible products from all over the catalogue, in no order. */
  spreadIds(): Promise<string[]>
  stop(): Promise<void>
}

/** Settings of PostgreSQL for a million rows. */
export const ROOMY = { shared_buffers: '1GB', maintenance_work_mem: '512MB', max_wal_size: '4GB' }
const TIMES = 100
const SPREAD = 10_000
/** Percentage of pages that ids are sampled from: slightly more than needed. */
const SAMPLED = 2

/** Starts PostgreSQL and fills it with the first 10,000 products. */
export const openMarket = async (): Promise<Market> => {
  console.log('Starting PostgreSQL for a million products …')
  const server = await startPostgres({ settings: ROOMY })
  // Feria creates its tables when it starts.
  const first = await startFeria({ DATABASE_URL: server.url, DATA_DIR: await temporaryFolder(), DEMO: 'no' })
  await first.stop()
  const filled = await fill(server.url)
  const { db, close } = await openDatabase({ url: server.url, dir: '' })
  await keepOriginals(db)
  let grown: Promise<number> | undefined
  const grow = async () => {
    console.log(`Making ${TIMES} times as many products …`)
    const count = await multiplyProducts(db, TIMES)
    await tidy(server.url)
    return count
  }
  return {
    url: server.url,
    version: server.version,
    db,
    filled,
    grow: () => (grown ??= grow()),
    spreadIds: async () => {
      const sampled = `select id from products tablesample system (${SAMPLED}) where is_visible order by random() limit ${SPREAD}`
      return rowsOf<{ id: string }>(await db.execute(sampled)).map(({ id }) => id)
    },
    stop: async () => {
      await close()
      await server.stop()
    },
  }
}

/** Vacuums now, so that autovacuum does not run during a measurement. */
export const tidy = async (url: string): Promise<void> => {
  // One connection, so that it is the one without a timeout: this takes longer than any request may.
  const { db, close } = await openDatabase({ url, dir: '', poolSize: 1 })
  await db.execute('set statement_timeout = 0')
  await db.execute('vacuum products')
  await close()
}
