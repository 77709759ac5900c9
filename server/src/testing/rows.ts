import { sql } from 'drizzle-orm'
import { rowsOf } from '../engines/db/database.ts'
import type { TestApp } from './test-app.ts'

/** The row count and a fingerprint of every table: if two are equal, nothing changed in between. */
export const printRows = async (testApp: TestApp): Promise<Record<string, string>> => {
  const { db } = testApp.engines.db
  const tables = rowsOf<{ name: string }>(
    await db.execute(sql`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`),
  )
  const prints = tables.map(({ name }) =>
    sql.raw(
      `select '${name}' as name, (select count(*)::text || md5(string_agg(t::text, ',' order by t::text)) from "${name}" t) as print`,
    ),
  )
  const rows = rowsOf<{ name: string; print: string | null }>(await db.execute(sql.join(prints, sql` union all `)))
  return Object.fromEntries(rows.map(({ name, print }) => [name, print ?? '']))
}
