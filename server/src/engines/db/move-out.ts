import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from './database.ts'
import { create, isOver, listPartitions } from './partitions.ts'

/** The schema of partitions that were moved out. */
const ARCHIVE = 'archive'

/**
 * Moves a partition out, into the schema `archive`, and puts an empty one in its place. Nobody waits for it: until the transactions under
 * way have ended, writing into that very month is refused as busy. `db` must be a connection of its own without timeouts. Refuses, with a
 * sentence, a month that is not over, and the ledger's.
 */
export const moveOut = async (db: Db, name: string, now: Date): Promise<void> => {
  const found = (await listPartitions(db)).find((one) => one.name === name)
  if (!found) throw new Error(`There is no partition ${name}: npm run feria -- partitions lists them.`)
  const { table, start, end } = found
  if (table === 'ledger_entries') throw new Error('The ledger stays whole: its sums are checked against every entry.')
  if (!isOver(found, now)) throw new Error(`The month of ${name} is not over.`)
  const inherits = await db.execute(sql`select inhdetachpending as "isBegun" from pg_inherits where inhrelid = to_regclass(${name})`)
  // One that was cut off is concluded.
  const how = rowsOf<{ isBegun: boolean }>(inherits)[0]?.isBegun ? 'finalize' : 'concurrently'
  await db.execute(sql.raw(`alter table ${table} detach partition ${name} ${how}`))
  await db.transaction(async (db) => {
    await db.execute(sql.raw(`create schema if not exists ${ARCHIVE}`))
    await db.execute(sql.raw(`alter table ${name} set schema ${ARCHIVE}`))
    await create(db, { table, name, start, end })
  })
}
