import { Socket } from 'node:net'
import pg from 'pg'
import { openPipelines, type Pipelines } from './pipelines.ts'

const STATEMENT_TIMEOUT_MS = 15_000
/** The longest wait for a row lock; shorter than a statement's timeout, so that the error gives the reason. */
const LOCK_TIMEOUT_MS = 10_000
/** Aborts the transaction of a stuck process, so that its locks are released. */
const IDLE_IN_TRANSACTION_MS = 30_000
const CONNECT_TIMEOUT_MS = 5000
/** Pages are read from memory or flash; the default of 4 is for spinning disks and makes common words scan the whole table. */
const SESSION_OPTIONS = '-c TimeZone=UTC -c random_page_cost=1.1'

export interface Pool extends Pick<Pipelines, 'query'> {
  /** A connection of its own, for a transaction. */
  connect(): Promise<pg.PoolClient>
  /** Closes every connection once its pending statements are done. */
  end(): Promise<void>
  /** Closes every connection at once, even if the server is silent. */
  drop(): void
}

/** Connections for all single statements: more only keep the server busy switching. */
const PIPELINES = 4

/** At most `max` connections for transactions, and a few shared by all single statements. Idle ones stay open. */
export const openPool = (url: string, max: number): Pool => {
  const sockets = new Set<Socket>()
  const settings: pg.ClientConfig = {
    connectionString: url,
    application_name: 'feria',
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: SESSION_OPTIONS,
  }
  const openSocket = () => {
    const socket = new Socket()
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    return socket
  }
  const pool = new pg.Pool({ ...settings, stream: openSocket, max, idleTimeoutMillis: 0 })
  // Users of a connection see its loss in their statement. Without a listener the event would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const pipelines = openPipelines(settings, openSocket, Math.min(max, PIPELINES))
  const end = async () => {
    await Promise.all([pool.end(), pipelines.end()])
  }
  return {
    query: pipelines.query,
    connect: () => pool.connect(),
    end,
    drop: () => {
      end().catch(() => undefined)
      for (const socket of sockets) socket.destroy()
    },
  }
}
