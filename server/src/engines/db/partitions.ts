import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from './database.ts'
import { lowestId, timeOf } from './id-times.ts'

/**
 * Tables that only grow, each with the UUIDv7 by whose month it is partitioned. A conversation stays whole, in the month of its request.
 * Every key of these tables contains that column, so none is weaker than without partitions.
 */
const keys = { audit_log: 'id', chat_messages: 'room_id', ledger_entries: 'transaction_id' } as const
type Table = keyof typeof keys
const tables = Object.keys(keys) as Table[]

/** Months after this one that have their partition already. */
const MONTHS_AHEAD = 2
/** Any number, the same in every process. */
const LOCK = 715_203_845

const monthOf = (at: Date, offset = 0): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + offset))
const nameOf = (table: Table, month: Date): string => `${table}_${month.toISOString().slice(0, 7).replace('-', '_')}`

/** The id up to which there must be months. */
const wantedAt = (now: Date): string => lowestId(monthOf(now, MONTHS_AHEAD + 1))

export interface Partition {
  table: Table
  name: string
  /** Its lowest id; null for the first one, which takes all earlier ones. */
  start: string | null
  /** The lowest id that it does not take; null for the last one, which takes all later ones. */
  end: string | null
}

/** Partitions with how many rows each has, by the last statistics, and its size with its indexes. */
export const measurePartitions = async (db: Db): Promise<{ name: string; rows: number; bytes: number }[]> => {
  const names = (await listPartitions(db)).map(({ name }) => name)
  return rowsOf(
    await db.execute(sql`
      select c.relname as name, greatest(c.reltuples, 0)::float8 as rows, pg_total_relation_size(c.oid)::float8 as bytes
      from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) with ordinality as asked (name, place)
      join pg_class c on c.oid = to_regclass(asked.name) order by place`),
  )
}

/** The partitions of all tables, in order. */
export const listPartitions = async (db: Db): Promise<Partition[]> =>
  rowsOf<Partition>(
    await db.execute(sql`
      select p.relname as "table", c.relname as name,
        substring(pg_get_expr(c.relpartbound, c.oid) from 'FROM [(]''([^'']*)''') as start,
        substring(pg_get_expr(c.relpartbound, c.oid) from 'TO [(]''([^'']*)''') as "end"
      from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
      where p.relnamespace = 'public'::regnamespace and p.relkind = 'p' order by 1, 4 nulls last`),
  )

/** Whether every row with an id of this partition is from before this month. */
export const isOver = ({ end }: Partition, now: Date): boolean => end !== null && end <= lowestId(monthOf(now))

/** Adds a partition to a table, between two ids: one that is there already, or a new one. */
const attach = (db: Db, { table, name, start, end }: Partition): Promise<unknown> => {
  const [from, to] = [start ? `'${start}'` : 'minvalue', end ? `'${end}'` : 'maxvalue']
  return db.execute(sql.raw(`alter table ${table} attach partition ${name} for values from (${from}) to (${to})`))
}
export const create = async (db: Db, partition: Partition): Promise<void> => {
  const { table, name } = partition
  await db.execute(sql.raw(`create table ${name} (like ${table} including defaults including constraints)`))
  await attach(db, partition)
}

/**
 * Makes the partitions of every month up to the second after `now`. What is later still goes into the last one, which takes everything, so
 * that nothing is refused when this did not run in time; what that one holds by then stays together. Whoever writes waits for some
 * milliseconds; after 2 s of waiting for them this fails and changes nothing. Returns how many months it made.
 */
export const createPartitions = (db: Db, now: Date): Promise<number> =>
  db.transaction(async (db) => {
    await db.execute(sql.raw(`select pg_advisory_xact_lock(${LOCK})`))
    await db.execute(sql.raw(`set local lock_timeout = '2s'`))
    const known = await listPartitions(db)
    let made = 0
    for (const table of tables) {
      const last = known.findLast((one) => one.table === table && one.end !== null)?.end ?? null
      if (last === null || last < wantedAt(now)) made += await extend(db, table, last, now)
    }
    return made
  })

/** `createPartitions`, and statistics of the whole tables: autovacuum makes those of partitions alone. */
export const extendPartitions = async (db: Db, now: Date): Promise<void> => {
  await createPartitions(db, now)
  for (const table of tables) await db.execute(sql.raw(`analyze ${table}`))
}

/** Makes the months of a table that are wanted after the end of the last one, before the partition that takes all later ids. */
const extend = async (db: Db, table: Table, last: string | null, now: Date): Promise<number> => {
  const rest = `${table}_later`
  let [end, isRestHere, made] = [last, last !== null, 0]
  if (isRestHere) {
    await db.execute(sql.raw(`alter table ${table} detach partition ${rest}`))
    const found = await db.execute(sql.raw(`select max(${keys[table]}::text) as newest from ${rest}`))
    const newest = rowsOf<{ newest: string | null }>(found)[0]?.newest
    if (newest) {
      const until = monthOf(timeOf(newest), 1)
      const name = `${nameOf(table, until)}_before`
      await db.execute(sql.raw(`alter table ${rest} rename to ${name}`))
      await attach(db, { table, name, start: end, end: lowestId(until) })
      ;[end, isRestHere] = [lowestId(until), false]
    }
  }
  for (let month = end === null ? monthOf(now) : timeOf(end); lowestId(month) < wantedAt(now); month = monthOf(month, 1), made++) {
    const next = lowestId(monthOf(month, 1))
    await create(db, { table, name: nameOf(table, month), start: end, end: next })
    end = next
  }
  await (isRestHere ? attach : create)(db, { table, name: rest, start: end, end: null })
  return made
}
