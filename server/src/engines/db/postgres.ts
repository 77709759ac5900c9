import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Logger } from 'pino'
import { lacksRight, NO_RIGHT, remarkOnEncoding } from './about.ts'
import { type Database, type Db, sqlState } from './database.ts'
import { findPrimary } from './find-primary.ts'
import { hostsOf } from './hosts.ts'
import { keepsNames } from './keeps-names.ts'
import { migrationsFolder } from './migrations.ts'
import { createPartitions } from './partitions.ts'
import { setForRole } from './session-settings.ts'
import { openWatchedPool } from './watched-pool.ts'

/** Any number, the same in every process. */
const MIGRATION_LOCK = 715_203_844
/** The longest wait for another process that migrates, and how often the log says so, in seconds. */
const MIGRATION_WAIT_S = 600
const MIGRATION_WORD_S = 30
/** The SQLSTATE of a lock that was waited for too long. */
const LOCK_TIMEOUT = '55P03'
const POOL_SIZE = 10
const CONNECT_MS = 5000
/** How PgBouncer refuses the settings of a connection. */
const isOfPooler = (error: unknown): boolean => sqlState(error) === '08P01' && /unsupported startup parameter/.test(String(error))
const BEHIND_POOLER = 'DATABASE_URL leads to PgBouncer: set DATABASE_DIRECT_URL to the address of PostgreSQL itself'

const FORGETS_NAMES =
  'DATABASE_PREPARED=true, and the pooler of DATABASE_URL forgets prepared statements: it takes PgBouncer 1.21 or later with ' +
  'max_prepared_statements'

export interface PostgresOptions {
  poolSize?: number | undefined
  replicaUrl?: string | undefined
  /** The server's own address, where the others lead to a pooler in transaction mode. */
  directUrl?: string | undefined
  /** Whether statements are prepared by name; absent, only without a pooler. */
  isPrepared?: boolean | undefined
  log?: Logger | undefined
}

/** The hosts of an address, the primary of several first; throws a sentence if none of them takes writes. */
const primaryFirst = async (url: string): Promise<[string, ...string[]]> => {
  const [first = url, ...others] = hostsOf(url) ?? []
  if (others.length === 0) return [first]
  const hosts = [first, ...others]
  const primary = await findPrimary(hosts)
  if (!primary) throw new Error(`None of ${hosts.map((one) => new URL(one).host).join(', ')} is a PostgreSQL that takes writes`)
  return [primary, ...hosts.filter((host) => host !== primary)]
}

/**
 * A pool on PostgreSQL 15 or later, and one on its replica. Statements are cancelled after 15 s, or after waiting 10 s for a lock; a
 * hanging server is abandoned within 3.5 s, until it answers again. Of several hosts in the address the one that takes writes is used, and
 * another once it was promoted.
 */
export const openPostgres = async (url: string, options: PostgresOptions = {}): Promise<Database> => {
  const { poolSize = POOL_SIZE, replicaUrl, directUrl, log } = options
  const isPooled = directUrl !== undefined
  const { isPrepared = !isPooled } = options
  // Before the pooler opens a connection, so that each has them.
  if (directUrl) await withPrimary(directUrl, setForRole)
  const poolOptions = { size: poolSize, isPooled, isPrepared }
  const pool = openWatchedPool(await primaryFirst(url), { ...poolOptions, log })
  try {
    await pool.client.query('select 1')
    if (isPooled && isPrepared && !(await keepsNames((await primaryFirst(url))[0]))) throw new Error(FORGETS_NAMES)
  } catch (error) {
    await pool.close()
    throw isOfPooler(error) ? new Error(BEHIND_POOLER) : error
  }
  const replica = replicaUrl ? (await import('./replica.ts')).openReplica(replicaUrl, pool.client, poolOptions) : null
  return {
    kind: 'postgres',
    db: drizzle({ client: pool.client as unknown as pg.Pool }) as unknown as Db,
    migrate: () => migrateOnce(directUrl ?? url, log),
    onItsOwn: (work) =>
      withPrimary(directUrl ?? url, async (client) => {
        await client.query('set statement_timeout = 0; set lock_timeout = 0')
        return work(drizzle({ client }) as unknown as Db)
      }),
    vacuum: async () => undefined,
    jobQueue: { executeSql: pool.queryForJobs },
    ...(replica ? { replica } : {}),
    connections: () => ({ ...pool.counts(), ...(replica && { replica: replica.counts() }) }),
    close: async () => {
      await replica?.close()
      await pool.close()
    },
  }
}

/** Work on a connection of its own to the server that takes writes. */
const withPrimary = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const [connectionString] = await primaryFirst(url)
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS })
  // Its statements report a lost connection.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Applies what is missing, one process at a time. */
const migrateOnce = (url: string, log?: Logger): Promise<void> =>
  withPrimary(url, (holder) =>
    withPrimary(url, async (client) => {
      await takeLock(holder, log)
      // The role's own limit is for members' requests.
      await client.query('set statement_timeout = 0')
      await refuseEncoding(client)
      const db = drizzle({ client })
      await migrate(db, { migrationsFolder }).catch(async (error: unknown) => {
        if (sqlState(error) !== NO_RIGHT) throw error
        const { rows } = await client.query<{ name: string; place: string }>('select current_user as name, current_database() as place')
        throw new Error(lacksRight(rows[0]?.name ?? '', rows[0]?.place ?? ''))
      })
      await createPartitions(db as unknown as Db, new Date()).catch((error: unknown) => {
        if (sqlState(error) !== LOCK_TIMEOUT) throw error
        log?.warn('The partitions of the next months are made later: their tables are busy')
      })
    }),
  )

/** PostgreSQL makes databases in SQL_ASCII where its machine has no language set, as small images of Debian do. */
const refuseEncoding = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ encoding: string; place: string }>(
    `select current_setting('server_encoding') as encoding, current_database() as place`,
  )
  const remark = remarkOnEncoding(rows[0]?.encoding ?? '', rows[0]?.place ?? '')
  if (remark) throw new Error(remark)
}

/**
 * Takes the lock of migrations in a transaction that stays open: it ends with its connection, and never stays behind on one that a pooler
 * keeps. Another process is waited for, which the log says, and not for ever.
 */
const takeLock = async (client: pg.Client, log?: Logger): Promise<void> => {
  await client.query('begin')
  await client.query('set local idle_in_transaction_session_timeout = 0')
  for (let second = 0; second < MIGRATION_WAIT_S; second++) {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_xact_lock($1) as "isOurs"', [MIGRATION_LOCK])
    if (rows[0]?.isOurs) return
    if (second % MIGRATION_WORD_S === 1) log?.warn('Waiting for another process, which is migrating the database')
    await sleep(1000)
  }
  throw new Error(`Another process has been migrating the database for ${MIGRATION_WAIT_S / 60} minutes: see pg_locks, locktype advisory`)
}
