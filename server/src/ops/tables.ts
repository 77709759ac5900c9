import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../engines/db/database.ts'

export interface Table {
  name: string
  /** Writable columns, without generated ones. */
  columns: string[]
}

/** A name from the database's catalogue, quoted. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** All our tables, each after those that it refers to. */
export const listTables = async (db: Db): Promise<Table[]> => {
  const found = rowsOf<Table>(
    await db.execute(sql`
      select c.relname as name, array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
      group by c.relname order by c.relname`),
  )
  const references = rowsOf<{ from: string; to: string }>(
    await db.execute(sql`
      select distinct f.relname as "from", t.relname as "to" from pg_constraint k join pg_class f on f.oid = k.conrelid
      join pg_class t on t.oid = k.confrelid where k.contype = 'f' and k.connamespace = 'public'::regnamespace and f.oid <> t.oid`),
  )
  const ordered: Table[] = []
  for (let left = found; left.length > 0; ) {
    const isLeft = new Set(left.map(({ name }) => name))
    const free = left.filter(({ name }) => !references.some(({ from, to }) => from === name && isLeft.has(to)))
    if (free.length === 0) throw new Error(`These tables refer to each other in a circle: ${[...isLeft].join(', ')}.`)
    ordered.push(...free)
    left = left.filter((table) => !free.includes(table))
  }
  return ordered
}

/** Every sequence with its last value; null when unused. */
export const listSequences = async (db: Db): Promise<{ name: string; last: string | null }[]> =>
  rowsOf(
    await db.execute(sql`select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`),
  )

/** How many rows a table has. */
export const countRows = async (db: Db, name: string): Promise<number> =>
  Number(rowsOf<{ count: string }>(await db.execute(sql.raw(`select count(*)::text as count from ${quoted(name)}`)))[0]?.count)
