import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Logger } from 'pino'
import { lacksRight, NO_RIGHT } from './about.ts'
import { type Database, type Db, sqlState } from './database.ts'
import { migrationsFolder } from './migrations.ts'
import { openWatchedPool } from './watched-pool.ts'

/** Any number, the same in every process. */
const MIGRATION_LOCK = 715_203_844
const POOL_SIZE = 10
/** Jobs have their own connections, so that jobs and requests cannot starve each other. */
const JOBS_POOL_SIZE = 3
/** Supervising millions of jobs takes seconds; a longer statement has lost its server, and is retried on another connection. */
const JOBS_TIMEOUT_MS = 30_000
const CONNECT_MS = 5000

interface PostgresOptions {
  poolSize?: number | undefined
  replicaUrl?: string | undefined
  log?: Logger | undefined
}

/**
 * A pool on PostgreSQL 15 or later, and one on its replica. Statements are cancelled after 15 s, or after waiting 10 s for a lock; a
 * hanging server is abandoned within 3.5 s, until it answers again.
 */
export const openPostgres = async (url: string, { poolSize = POOL_SIZE, replicaUrl, log }: PostgresOptions = {}): Promise<Database> => {
  const pool = openWatchedPool(url, poolSize, log)
  try {
    await pool.client.query('select 1')
  } catch (error) {
    await pool.close()
    throw error
  }
  const replica = replicaUrl ? (await import('./replica.ts')).openReplica(replicaUrl, pool.client, poolSize) : null
  return {
    kind: 'postgres',
    db: drizzle({ client: pool.client as unknown as pg.Pool }) as unknown as Db,
    migrate: () => migrateOnce(url),
    vacuum: async () => undefined,
    jobQueue: {
      connectionString: url,
      max: JOBS_POOL_SIZE,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: JOBS_TIMEOUT_MS,
      keepAlive: true,
    },
    ...(replica ? { replica } : {}),
    close: async () => {
      await replica?.close()
      await pool.close()
    },
  }
}

/** The lock lives as long as its connection, so a process that dies while migrating blocks nobody. */
const migrateOnce = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  // Its statements report a lost connection.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client }), { migrationsFolder })
  } catch (error) {
    if (sqlState(error) !== NO_RIGHT) throw error
    const { rows } = await client.query<{ name: string; place: string }>('select current_user as name, current_database() as place')
    throw new Error(lacksRight(rows[0]?.name ?? '', rows[0]?.place ?? ''))
  } finally {
    await client.end()
  }
}
