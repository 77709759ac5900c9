import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import type { Database, Db } from './database.ts'
import { migrationsFolder } from './migrations.ts'

/** Any number will do; it only has to be the same in every process. */
const MIGRATION_LOCK = 715_203_844
const POOL_SIZE = 10
const STATEMENT_TIMEOUT_MS = 15_000
/** Pages are read from memory or flash; the default of 4 is for turning disks and makes common words scan the whole table. */
const RANDOM_PAGE_COST = '1.1'

/** A pool on PostgreSQL 15 or later. A statement that takes over 15 s is cancelled. */
export const openPostgres = async (url: string): Promise<Database> => {
  const client = postgres(url, {
    max: POOL_SIZE,
    onnotice: () => undefined,
    connection: { application_name: 'feria', statement_timeout: STATEMENT_TIMEOUT_MS, TimeZone: 'UTC', random_page_cost: RANDOM_PAGE_COST },
  })
  await client`select 1`
  return {
    kind: 'postgres',
    db: drizzle({ client: preparing(client) }) as unknown as Db,
    migrate: () => migrateOnce(url),
    vacuum: async () => undefined,
    jobQueue: { connectionString: url, max: 3 },
    close: () => client.end({ timeout: 5 }),
  }
}

/**
 * Drizzle prepares only what is named; everything else would be parsed again and take two round trips. This prepares every statement
 * once a connection, inside transactions too: the same search took half the time.
 */
const preparing = <Client extends postgres.Sql | postgres.TransactionSql>(client: Client): Client => {
  const unsafe = client.unsafe.bind(client)
  client.unsafe = ((query, values, options) => unsafe(query, values, { ...options, prepare: true })) as Client['unsafe']
  if ('begin' in client) {
    const begin = client.begin.bind(client) as (work: (tx: postgres.TransactionSql) => unknown) => Promise<unknown>
    client.begin = ((work: (tx: postgres.TransactionSql) => unknown) => begin((tx) => work(preparing(tx)))) as typeof client.begin
  }
  return client
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
