import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import type { Database, Db } from './database.ts'
import { migrationsFolder } from './migrations.ts'
import { poolSettings, preparing } from './pool.ts'

/** Any number will do; it only has to be the same in every process. */
const MIGRATION_LOCK = 715_203_844
const POOL_SIZE = 10
/** Jobs have connections of their own, so that neither can starve the other. */
const JOBS_POOL_SIZE = 3

interface PostgresOptions {
  poolSize?: number | undefined
  replicaUrl?: string | undefined
}

/**
 * A pool on PostgreSQL 15 or later, and one on a replica of it. A statement that takes over 15 s is cancelled, one that waits over 10 s for a
 * lock too.
 */
export const openPostgres = async (url: string, { poolSize = POOL_SIZE, replicaUrl }: PostgresOptions = {}): Promise<Database> => {
  const client = postgres(url, poolSettings(poolSize))
  try {
    await client`select 1`
  } catch (error) {
    await client.end({ timeout: 1 })
    throw error
  }
  const replica = replicaUrl ? (await import('./replica.ts')).openReplica(replicaUrl, client, poolSize) : null
  return {
    kind: 'postgres',
    db: drizzle({ client: preparing(client) }) as unknown as Db,
    migrate: () => migrateOnce(url),
    vacuum: async () => undefined,
    jobQueue: { connectionString: url, max: JOBS_POOL_SIZE },
    ...(replica ? { replica } : {}),
    close: async () => {
      await replica?.close()
      await client.end({ timeout: 5 })
    },
  }
}

/** The lock lives as long as its connection, so a process that dies while migrating blocks nobody. */
const migrateOnce = async (url: string): Promise<void> => {
  const client = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`
    await migrate(drizzle({ client }), { migrationsFolder })
  } finally {
    await client.end({ timeout: 5 })
  }
}
