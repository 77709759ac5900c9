import type pg from 'pg'
import { isConnectionLost, LostConnection } from './database.ts'
import type { Pool } from './pool.ts'

/** Runs something that waits for the server, in the way of whoever watches it. */
export type Through = <T>(run: () => Promise<T>) => Promise<T>

/** Of a pool of node-postgres what Drizzle asks of it, and we. */
export interface Client {
  query: Pool['query']
  connect(): Promise<Pick<Client, 'query'> & { release(): void }>
}

/** Far more than there are; whoever writes a statement with its values inside must not fill the server's memory. */
const MAX_NAMED = 5000
const names = new Map<string, string>()

/** A statement with values gets a name by its text, so that each connection prepares it once: the same search took half the time. */
const named = (query: pg.QueryConfig | string, values: unknown[] | undefined): pg.QueryConfig | string => {
  if (typeof query === 'string' || query.name || !values?.length) return query
  const known = names.get(query.text)
  if (known) return { ...query, name: known }
  if (names.size >= MAX_NAMED) return query
  const name = `feria_${names.size}`
  names.set(query.text, name)
  return { ...query, name }
}

/** The driver's own errors about a connection have no code; those of the server and of the system do. */
const withCode = async <T>(run: () => Promise<T>): Promise<T> => {
  try {
    return await run()
  } catch (error) {
    const isOfDriver = error instanceof Error && !('code' in error) && /connect|queryable/i.test(error.message)
    throw isOfDriver ? new LostConnection(error) : error
  }
}

/** A pool's own class name tells Drizzle that a transaction needs a connection of its own. */
class WatchedPoolClient implements Client {
  readonly #pool: () => Pool
  readonly #through: Through

  constructor(pool: () => Pool, through: Through) {
    this.#pool = pool
    this.#through = through
  }

  query: Client['query'] = (query, values) => withCode(() => this.#through(() => this.#pool().query(named(query, values), values)))

  connect: Client['connect'] = async () => {
    const client = await withCode(() => this.#through(() => this.#pool().connect()))
    let isReleased = false
    const release = (error?: Error) => {
      if (isReleased) return
      isReleased = true
      client.release(error)
    }
    return {
      query: (query, values) =>
        withCode(() => this.#through(() => client.query(named(query, values), values))).catch((error) => {
          // Drizzle releases no connection on which a transaction could not begin.
          if (isConnectionLost(error)) release(error)
          throw error
        }),
      release: () => release(),
    }
  }
}

/** Speaks to whichever pool there is now; all of it goes `through`. */
export const createClient = (pool: () => Pool, through: Through): Client => new WatchedPoolClient(pool, through)
