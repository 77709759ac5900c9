import type pg from 'pg'
import { isConnectionLost, LostConnection } from './database.ts'

/** Runs something that waits for the server, in the way of whoever watches it. */
export type Through = <T>(run: () => Promise<T>) => Promise<T>

/** Of a pool of node-postgres what Drizzle asks of it, and we. */
export interface Client {
  query: <Row extends pg.QueryResultRow>(query: pg.QueryConfig | string, values?: unknown[]) => Promise<pg.QueryResult<Row>>
  connect(): Promise<Pick<Client, 'query'> & { release(): void }>
}

/** The driver gives its own words about a connection no code; the server and the system do. */
const tell = (error: unknown): unknown =>
  error instanceof Error && !('code' in error) && /connect|queryable/i.test(error.message) ? new LostConnection(error) : error

const told = async <T>(run: () => Promise<T>): Promise<T> => {
  try {
    return await run()
  } catch (error) {
    throw tell(error)
  }
}

/** A pool's own class name tells Drizzle that a transaction needs a connection of its own. */
class WatchedPoolClient implements Client {
  readonly #pool: () => pg.Pool
  readonly #through: Through

  constructor(pool: () => pg.Pool, through: Through) {
    this.#pool = pool
    this.#through = through
  }

  query: Client['query'] = (query, values) => told(() => this.#through(() => this.#pool().query(query, values)))

  connect: Client['connect'] = async () => {
    const client = await told(() => this.#through(() => this.#pool().connect()))
    let isReleased = false
    const release = (error?: Error) => {
      if (isReleased) return
      isReleased = true
      client.release(error)
    }
    return {
      query: (query, values) =>
        told(() => this.#through(() => client.query(query, values))).catch((error) => {
          // Drizzle releases no connection on which a transaction could not begin.
          if (isConnectionLost(error)) release(error)
          throw error
        }),
      release: () => release(),
    }
  }
}

/** Speaks to whichever pool there is now; all of it goes `through`. */
export const createClient = (pool: () => pg.Pool, through: Through): Client => new WatchedPoolClient(pool, through)
