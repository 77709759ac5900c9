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

/** How every pool speaks to its server. */
export const poolSettings = (size: number) =>
  ({
    max: size,
    onnotice: () => undefined,
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
  }) satisfies postgres.Options<Record<string, never>>

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
