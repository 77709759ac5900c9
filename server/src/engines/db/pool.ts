import { Socket } from 'node:net'
import pg from 'pg'
import type { Connections } from './database.ts'
import { openPipelines, type Pipelines } from './pipelines.ts'
import { asOptions, sessionSettings } from './session-settings.ts'

const CONNECT_TIMEOUT_MS = 5000

export interface Pool extends Pick<Pipelines, 'query'> {
  /** A statement, or several in a text, on a connection of its own, which is closed if it fails. */
  queryAlone(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /** A connection of its own, for a transaction. */
  connect(): Promise<pg.PoolClient>
  /** Its connections for transactions, now. */
  counts(): Connections
  /** Closes every connection once its pending statements are done. */
  end(): Promise<void>
  /** Closes every connection at once, even if the server is silent. */
  drop(): void
}

export interface PoolSettings {
  /** Whether a pooler in transaction mode stands before the server. */
  isPooled: boolean
  /** What is set on each connection without a pooler. */
  session?: Record<string, string>
}

/** Connections for all single statements: more only keep the server busy switching. */
const PIPELINES = 4

/**
 * At most `max` connections for transactions, and a few shared by all single statements. Idle ones stay open. A pooler refuses the settings
 * of a connection: behind one they are the role's.
 */
export const openPool = (url: string, max: number, { isPooled, session = sessionSettings }: PoolSettings): Pool => {
  const sockets = new Set<Socket>()
  const settings: pg.ClientConfig = {
    connectionString: url,
    application_name: 'feria',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(isPooled ? {} : { options: asOptions(session) }),
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
    queryAlone: (text, values) => pool.query(text, values),
    connect: () => pool.connect(),
    counts: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end,
    drop: () => {
      end().catch(() => undefined)
      for (const socket of sockets) socket.destroy()
    },
  }
}
