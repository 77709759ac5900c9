import type { PGlite } from '@electric-sql/pglite'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, type PgDatabase, PgDialect, type PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A connection, a pool or a transaction, with the same query interface. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** A read-only streaming replica, slightly behind. */
export interface Replica {
  /** The replica while it keeps up, otherwise undefined. */
  near(): Db | undefined
  state(): { isFresh: boolean; lagMs: number }
  /** Reports a failure: it is not used until its next check. */
  doubt(): void
}

/** How many connections of a pool are in use and idle, and how many callers wait for one. */
export interface Connections {
  used: number
  idle: number
  waiting: number
}

export interface Database {
  kind: 'embedded' | 'postgres'
  db: Db
  /** Applies pending migrations and makes the next months' partitions; several processes may call it at once. */
  migrate(): Promise<void>
  /** Vacuums and refreshes statistics, where the database does not do so itself. */
  vacuum(): Promise<void>
  /** Work on a connection of its own, without a timeout: for the operator. */
  onItsOwn<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** How pg-boss reaches this database outside our transactions. */
  jobQueue: { embedded: PGlite } | { executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> }
  /** The replica for reading lists, if there is one. */
  replica?: Replica
  /** Whether its disk has room for writes; absent where a server looks after its own. */
  hasRoom?(): Promise<boolean>
  /** The pools of this process by name; absent when embedded. */
  connections?(): Record<string, Connections>
  close(): Promise<void>
}

/** The rows of `db.execute`. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows

/**
 * A timestamp as ISO 8601 text without a Date, for the most read lists: forty dates a page cost a tenth of the request. The connection is
 * in UTC, so only the punctuation changes.
 */
export const isoTime = (column: AnyPgColumn): SQL<string> =>
  sql<string>`${column}`.mapWith((text: string | Date) => (text instanceof Date ? text.toISOString() : toIso(text)))

/** The usual length of a timestamp: with milliseconds, in UTC. */
const USUAL_LENGTH = '2026-11-20 14:05:06.789+00'.length

const toIso = (text: string): string => {
  if (text.length === USUAL_LENGTH && text.endsWith('+00')) return `${text.slice(0, 10)}T${text.slice(11, 23)}Z`
  const read = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?\+00$/.exec(text)
  return read ? `${read[1]}T${read[2]}.${(read[3] ?? '').padEnd(3, '0')}Z` : new Date(text).toISOString()
}

/** The SQLSTATE behind an error of a query, if it is one. */
export const sqlState = (error: unknown): string | undefined => findInCauses(error, 'code', /^[0-9A-Z]{5}$/)

/** The constraint that a query violated, if any. */
export const constraintOf = (error: unknown): string | undefined => findInCauses(error, 'constraint', /./)

/** SQLSTATEs with which the server closed or refused the connection, or said that it is a standby. */
const LOST_STATE = /^(08...|57P0[123]|25P03|25006)$/
const LOST_CODE = /^(CONNECTION_LOST|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|DATABASE_SILENT)$/

/** A connection that broke, or could not be opened in time. */
export class LostConnection extends Error {
  readonly code = 'CONNECTION_LOST'
  constructor(cause: Error) {
    super(cause.message, { cause })
  }
}

/** A hanging server: its connections are open but silent. Unlike with a broken connection an immediate retry is useless. */
export class SilentDatabase extends Error {
  readonly code = 'DATABASE_SILENT'
  constructor() {
    super('The database does not answer.')
  }
}

/** Whether an error means that the server hangs. */
export const isSilent = (error: unknown): boolean => findInCauses(error, 'code', /^DATABASE_SILENT$/) !== undefined

/**
 * Whether an error means that the connection broke or could not be opened: the work did not commit, unless it broke during the commit.
 */
export const isConnectionLost = (error: unknown): boolean =>
  LOST_STATE.test(sqlState(error) ?? '') || findInCauses(error, 'code', LOST_CODE) !== undefined

/**
 * Whether PostgreSQL itself ended the connection, as in a restart in calm. While it commits it does not, and after that it says no more
 * (`SyncRepWaitForLSN`): whatever gets this answer was not committed. Poolers have the same SQLSTATE for ends of their own, which say
 * nothing of the commit; only PostgreSQL names its routine.
 */
export const isEndedByServer = (error: unknown): boolean =>
  sqlState(error) === '57P01' && findInCauses(error, 'routine', /^ProcessInterrupts$/) !== undefined

const findInCauses = (error: unknown, name: string, form: RegExp): string | undefined => {
  for (let at = error; at instanceof Error; at = at.cause) {
    const value = (at as unknown as Record<string, unknown>)[name]
    if (typeof value === 'string' && form.test(value)) return value
  }
  return undefined
}

const prepared = new WeakMap<object, Map<string, unknown>>()

/** A prepared statement, built once per Db and name. For hot reads: building the SQL costs as much as running it. */
export const prepareOnce = <Q>(db: Db, name: string, build: (db: Db) => Q): Q => {
  const known = prepared.get(db) ?? new Map<string, unknown>()
  prepared.set(db, known)
  const existing = known.get(name) as Q | undefined
  if (existing) return existing
  const query = build(db)
  known.set(name, query)
  return query
}

const dialect = new PgDialect()

/** The rows of an SQL statement prepared once per Db and name; `values` fill its `sql.placeholder`s. */
export const runPrepared = async <Row>(db: Db, name: string, build: () => SQL, values: Record<string, unknown>): Promise<Row[]> => {
  const prepare = () => db._.session.prepareQuery(dialect.sqlToQuery(build()), undefined, name, false)
  return rowsOf<Row>(await prepareOnce(db, name, prepare).execute(values))
}
