import { getTableName, type SQL, sql, type Table } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { type Db, rowsOf } from '../engines/db/database.ts'
import { openDatabase } from '../engines/db/open-database.ts'
import { hasPostgres } from './servers.ts'
import { createTestApp, type TestApp } from './test-app.ts'

type Callers<T extends unknown[]> = { [N in keyof T]: () => Promise<T[N]> }

/** What tests of races share: their world, which is there from the first of them on. */
interface Races {
  readonly testApp: TestApp
  /** See `race`. */
  race<T extends unknown[]>(hold: SQL, ...callers: Callers<T>): Promise<T>
  /** See `commitsOf`. */
  commitsOf(change: 'insert' | 'update', table: Table): Promise<SQL>
  read<T>(query: SQL): Promise<T[]>
}

/** Tests of races in a world of their own on PostgreSQL; they are left out where there is none. */
export const describeRaces = (name: string, suite: (on: Races) => void, open: () => Promise<TestApp> = createTestApp): void => {
  describe.skipIf(!hasPostgres)(name, () => {
    let testApp: TestApp
    beforeAll(async () => {
      testApp = await open()
    })
    afterAll(() => testApp.close())
    suite({
      get testApp() {
        return testApp
      },
      race: <T extends unknown[]>(hold: SQL, ...callers: Callers<T>) => race<T>(testApp, hold, callers),
      commitsOf: (change, table) => commitsOf(testApp.engines.db.db, change, table),
      read: async <T>(query: SQL) => rowsOf<T>(await testApp.engines.db.db.execute(query)),
    })
  })
}

/** Holds every change of these tables, and nothing that only reads or locks their rows: whoever decides by what it read has decided. */
export const writesTo = (...tables: Table[]): SQL =>
  sql`lock table ${sql.join(
    tables.map((table) => sql.identifier(getTableName(table))),
    sql`, `,
  )} in share row exclusive mode`

/** Blocks all events: a caller that changed something waits with the change uncommitted. */
export const allNews = sql`lock table pgboss.job in share row exclusive mode`

/** Holds a table altogether, also against reading. */
export const allOf = (table: Table): SQL => sql`lock table ${table} in access exclusive mode`

/** Holds one row, or those of one member. */
export const rowOf = (table: Table, id: string, column = 'id'): SQL =>
  sql`select from ${table} where ${sql.identifier(column)} = ${id}::uuid for update`

/**
 * What holds whoever changes a table once they have done everything, before others see it: for what is decided by reading after the change.
 * From here on everybody who changes it passes that way.
 */
const commitsOf = async (db: Db, change: 'insert' | 'update', table: Table): Promise<SQL> => {
  const [name, gate] = [getTableName(table), `${change}_gate_of_${getTableName(table)}`]
  await db.execute(sql.raw(`create table if not exists ${gate} ()`))
  await db.execute(
    sql.raw(`create or replace function pass_${gate}() returns trigger language plpgsql as
      'begin lock table ${gate} in share mode; return null; end'`),
  )
  await db.execute(sql.raw(`drop trigger if exists ${gate} on ${name}`))
  await db.execute(
    sql.raw(`create constraint trigger ${gate} after ${change} on ${name} deferrable initially deferred
      for each row execute function pass_${gate}()`),
  )
  return sql.raw(`lock table ${gate} in exclusive mode`)
}

/**
 * A race that goes the same way each time: what `hold` locks is held in a connection of its own while the callers begin, each once the one
 * before stands behind a lock or is done; then it is let go. Whoever stands first at a row gets it first; those who stand at a table go on
 * together. Answers what each caller answered.
 */
export const race = async <T extends unknown[]>({ databaseUrl }: TestApp, hold: SQL, callers: Callers<T>): Promise<T> => {
  const database = await openDatabase({ url: databaseUrl, dir: '', poolSize: 2 })
  const begun: Promise<unknown>[] = []
  let done = 0
  try {
    await database.db.transaction(async (holder) => {
      await holder.execute(hold)
      const [held] = rowsOf<{ pid: number }>(await holder.execute(sql`select pg_backend_pid() as pid`))
      for (const begin of callers) {
        begun.push(begin().finally(() => done++))
        // A refusal that nobody looks at yet must not end the process.
        begun.at(-1)?.catch(() => undefined)
        await expect
          .poll(async () => done + (await countStanding(database.db, held?.pid ?? 0)), { interval: 5 })
          .toBeGreaterThanOrEqual(begun.length)
      }
    })
    return (await Promise.all(begun)) as T
  } finally {
    await Promise.allSettled(begun)
    await database.close()
  }
}

/** How many stand behind what a session holds, or behind one who does: a job that waits for something else is no caller. */
const countStanding = async (db: Db, holder: number): Promise<number> =>
  rowsOf<{ n: number }>(
    await db.execute(sql`
      with recursive standing as (
        select pid, pg_blocking_pids(pid) as blockers from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
      ), behind as (
        select pid from standing where ${holder}::int = any(blockers)
        union
        select standing.pid from standing join behind on behind.pid = any(standing.blockers)
      )
      select count(*)::int as n from behind`),
  )[0]?.n ?? 0

/** The same call so many times, for `race`. */
export const times = <T>(n: number, call: () => Promise<T>): (() => Promise<T>)[] => Array.from({ length: n }, () => call)

/** The statuses of some answers, in their order. */
export const statusesOf = (answers: { status: number }[]): number[] => answers.map(({ status }) => status)

/** The same where it does not matter who came first. */
export const sortedStatusesOf = (answers: { status: number }[]): number[] => statusesOf(answers).sort()
