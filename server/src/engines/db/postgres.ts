import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import type { Database, Db } from './database.ts'
import { migrationsFolder } from './migrations.ts'

/** Any number will do; it only has to be the same in every process. */
const MIGRATION_LOCK = 715_203_844
const POOL_SIZE = 10
const STATEMENT_TIMEOUT_MS = 15_000

/** A pool on PostgreSQL 15 or later. A statement that takes over 15 s is cancelled. */
export const openPostgres = async (url: string): Promise<Database> => {
  const client = postgres(url, {
    max: POOL_SIZE,
    onnotice: () => undefined,
    connection: { application_name: 'feria', statement_timeout: STATEMENT_TIMEOUT_MS, TimeZone: 'UTC' },
  })
  await client`select 1`
  return {
    kind: 'postgres',
    db: drizzle({ client }) as unknown as Db,
    migrate: () => migrateOnce(url),
    vacuum: async () => undefined,
    jobQueue: { connectionString: url, max: 3 },
    close: () => client.end({ timeout: 5 }),
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
