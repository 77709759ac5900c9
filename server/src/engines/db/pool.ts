import { Socket } from 'node:net'
import pg from 'pg'

const STATEMENT_TIMEOUT_MS = 15_000
/** Nobody waits longer for a row that another one holds; shorter than a statement, so that the reason is told. */
const LOCK_TIMEOUT_MS = 10_000
/** A transaction whose process is stuck gives its locks back. */
const IDLE_IN_TRANSACTION_MS = 30_000
const CONNECT_TIMEOUT_MS = 5000
/** Pages are read from memory or flash; the default of 4 is for turning disks and makes common words scan the whole table. */
const SESSION_OPTIONS = '-c TimeZone=UTC -c random_page_cost=1.1'

export interface Pool {
  pool: pg.Pool
  /** Ends every connection at once, also those whose server says nothing any more. */
  drop(): void
}

/** A pool of connections. They stay open while nobody needs them, and end with this process. */
export const openPool = (url: string, max: number): Pool => {
  const sockets = new Set<Socket>()
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'feria',
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 0,
    options: SESSION_OPTIONS,
    stream: () => {
      const socket = new Socket()
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      return socket
    },
  })
  // Whoever uses a connection hears that it broke from their statement. Without a listener the event would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    pool,
    drop: () => {
      pool.end().catch(() => undefined)
      for (const socket of sockets) socket.destroy()
    },
  }
}
