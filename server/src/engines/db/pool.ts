import { makePgArray, parsePgArray } from 'drizzle-orm/pg-core'
import type postgres from 'postgres'

const STATEMENT_TIMEOUT_MS = 15_000
/** Nobody waits longer for a row that another one holds; shorter than a statement, so that the reason is told. */
const LOCK_TIMEOUT_MS = 10_000
/** A transaction whose process is stuck gives its locks back. */
const IDLE_IN_TRANSACTION_MS = 30_000
/** Pages are read from memory or flash; the default of 4 is for turning disks and makes common words scan the whole table. */
const RANDOM_PAGE_COST = '1.1'
const CONNECT_SECONDS = 5
/** A server that restarts is back within seconds: waiting longer between tries only prolongs the outage. */
const LONGEST_WAIT_SECONDS = 0.5

/** Types of PostgreSQL, by its own numbers. */
const [NAME_ARRAY, TEXT_ARRAY, UUID_ARRAY] = [1003, 1009, 2951]
/** Drizzle has written the arrays of its columns before. */
const written = (list: unknown) => (Array.isArray(list) ? makePgArray(list) : list)

/** How every pool speaks to its server. */
export const poolSettings = (size: number) =>
  ({
    max: size,
    onnotice: () => undefined,
    // By itself the driver asks each new connection which arrays there are, and ends the process where the connection is lost meanwhile.
    fetch_types: false,
    types: { texts: { to: TEXT_ARRAY, from: [NAME_ARRAY, TEXT_ARRAY, UUID_ARRAY], parse: parsePgArray, serialize: written } },
    connect_timeout: CONNECT_SECONDS,
    backoff: (tries: number) => Math.min(LONGEST_WAIT_SECONDS, 0.05 * 2 ** tries),
    connection: {
      application_name: 'feria',
      statement_timeout: STATEMENT_TIMEOUT_MS,
      lock_timeout: LOCK_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      TimeZone: 'UTC',
      random_page_cost: RANDOM_PAGE_COST,
    },
  }) satisfies postgres.Options<{ texts: postgres.PostgresType }>

/**
 * Drizzle prepares only what is named; everything else would be parsed again and take two round trips. This prepares every statement
 * once a connection, inside transactions too: the same search took half the time.
 */
export const preparing = <Client extends postgres.Sql | postgres.TransactionSql>(client: Client): Client => {
  const unsafe = client.unsafe.bind(client)
  client.unsafe = ((query, values, options) => unsafe(query, values, { ...options, prepare: true })) as Client['unsafe']
  if ('begin' in client) {
    const begin = client.begin.bind(client) as (work: (tx: postgres.TransactionSql) => unknown) => Promise<unknown>
    client.begin = ((work: (tx: postgres.TransactionSql) => unknown) => begin((tx) => work(preparing(tx)))) as typeof client.begin
  }
  return client
}
