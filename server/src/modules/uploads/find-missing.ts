import { desc, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { rowsOf } from '../../engines/db/database.ts'
import { uploads } from './uploads.tables.ts'

/** So many of the newest, and as many from anywhere. */
const SAMPLE = 20
/** Of a table with more rows only some of its pages are read. */
const WHOLE = 2000
const SMALLEST = 320

/** For the operator: looks for the files of a sample of pictures, and answers the ids of those that are not there. Changes nothing. */
export const findMissing = async (ctx: Ctx): Promise<{ looked: number; missing: string[] }> => {
  const [table] = rowsOf<{ rows: number }>(
    await ctx.db.execute(sql`select reltuples::float8 as rows from pg_class where oid = 'uploads'::regclass`),
  )
  const percent = Math.min(100, (100 * WHOLE) / Math.max(1, table?.rows ?? 0))
  const newest = await ctx.db.select({ id: uploads.id }).from(uploads).orderBy(desc(uploads.id)).limit(SAMPLE)
  const anywhere = rowsOf<{ id: string }>(
    await ctx.db.execute(sql`select id from uploads tablesample system (${percent}) order by random() limit ${SAMPLE}`),
  )
  const ids = [...new Set([...newest, ...anywhere].map(({ id }) => id))]
  const missing: string[] = []
  for (const id of ids) if (!(await ctx.engines.files.read(`pictures/${id}/${SMALLEST}.webp`))) missing.push(id)
  return { looked: ids.length, missing }
}
