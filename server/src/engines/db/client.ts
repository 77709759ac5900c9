import type pg from 'pg'
import { isConnectionLost, LostConnection } from './database.ts'
import type { Pool } from './pool.ts'

/** Wraps everything that waits for the server, so that it can be watched. */
export type Through = <T>(run: () => Promise<T>) => Promise<T>

/** The part of node-postgres' pool that Drizzle and we use. */
export interface Client {
  query: Pool['query']
  connect(): Promise<Pick<Client, 'query'> & { release(): void }>
}

/** Far more than there are; statements with inlined values must not fill the server's memory. */
const MAX_NAMED = 5000
const names = new Map<string, string>()

type Naming = (query: pg.QueryConfig | string, values: unknown[] | undefined) => pg.QueryConfig | string

/** A parameterised statement, named by its text: each connection prepares it once, and the same search takes half the time. */
const named: Naming = (query, values) => {
  if (typeof query === 'string' || query.name || !values?.length) return query
  const known = names.get(query.text)
  if (known) return { ...query, name: known }
  if (names.size >= MAX_NAMED) return query
  const name = `feria_${names.size}`
  names.set(query.text, name)
  return { ...query, name }
}

/** Hot reads have names of their own, which a pooler that keeps none would not know at the second time. */
const unnamed: Naming = (query) => (typeof query === 'string' ? query : { ...query, name: undefined })

/** The driver's own connection errors have no code; those of the server and the system do. */
export const withCode = async <T>(run: () => Promise<T>): Promise<T> => {
  try {
    return await run()
  } catch (error) {
    const isOfDriver = error instanceof Error && !('code' in error) && /connect|queryable/i.test(error.message)
    throw isOfDriver ? new LostConnection(error) : error
  }
}

/** The class name of a pool tells Drizzle that a transaction needs its own connection. */
class WatchedPoolClient implements Client {
  readonly #pool: () => Pool
  readonly #through: Through
  readonly #named: Naming

  constructor(pool: () => Pool, through: Through, isPrepared: boolean) {
    this.#pool = pool
    this.#through = through
    this.#named = isPrepared ? named : unnamed
  }

  query: Client['query'] = (query, values) => this.#through(() => withCode(() => this.#pool().query(this.#named(query, values), values)))

  connect: Client['connect'] = async () => {
    const client = await this.#through(() => withCode(() => this.#pool().connect()))
    let isReleased = false
    /** Why the connection ended: what follows on it, as Drizzle's rollback, fails for the same reason and hides it from nobody. */
    let end: Error | undefined
    const noteEnd = (error: Error) => {
      end ??= error
    }
    client.on('error', noteEnd)
    const release = (error?: Error) => {
      if (isReleased) return
      isReleased = true
      client.off('error', noteEnd)
      client.release(error)
    }
    return {
      query: (query, values) =>
        this.#through(() => withCode(() => (end ? Promise.reject(end) : client.query(this.#named(query, values), values)))).catch(
          (error) => {
            if (isConnectionLost(error)) {
              noteEnd(error)
              // Drizzle does not release a connection on which BEGIN failed.
              release(error)
            }
            throw error
          },
        ),
      release: () => release(),
    }
  }
}

/** A client of whichever pool is current; everything goes `through`. Statements are prepared by name if each connection keeps its own. */
export const createClient = (pool: () => Pool, through: Through, isPrepared: boolean): Client =>
  new WatchedPoolClient(pool, through, isPrepared)
