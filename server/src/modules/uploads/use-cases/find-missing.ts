import { desc, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { rowsOf } from '../../../engines/db/database.ts'
import { WIDEST } from '../rules.ts'
import { uploads } from '../tables.ts'

/** Sample size of the newest, and of a random sample. */
const SAMPLE = 20
/** Larger tables are sampled by page. */
const WHOLE = 2000
const SMALLEST = 320

interface Looked {
  id: string
  isPrivate: boolean
}

const folderOf = ({ id, isPrivate }: Looked): string => `${isPrivate ? 'private' : 'pictures'}/${id}`
const keyOf = (picture: Looked): string => `${folderOf(picture)}/${picture.isPrivate ? WIDEST : SMALLEST}.webp`

/** For the operator: checks the files of a sample of pictures, and returns the folders of missing ones. Changes nothing. */
export const findMissing = async (ctx: Ctx): Promise<{ looked: number; missing: string[] }> => {
  const [table] = rowsOf<{ rows: number }>(
    await ctx.db.execute(sql`select reltuples::float8 as rows from pg_class where oid = 'uploads'::regclass`),
  )
  const percent = Math.min(100, (100 * WHOLE) / Math.max(1, table?.rows ?? 0))
  const { id, isPrivate } = uploads
  const newest = await ctx.db.select({ id, isPrivate }).from(uploads).orderBy(desc(id)).limit(SAMPLE)
  const anywhere = rowsOf<Looked>(
    await ctx.db.execute(
      sql`select id, is_private as "isPrivate" from uploads tablesample system (${percent}) order by random() limit ${SAMPLE}`,
    ),
  )
  const pictures = new Map([...newest, ...anywhere].map((picture) => [picture.id, picture]))
  const missing: string[] = []
  for (const picture of pictures.values()) if (!(await ctx.engines.files.read(keyOf(picture)))) missing.push(folderOf(picture))
  return { looked: pictures.size, missing }
}
