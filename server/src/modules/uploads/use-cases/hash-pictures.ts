import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { hashColumns } from '../rules.ts'
import { uploads } from '../tables.ts'

const AT_ONCE = 100
const WIDTH = 320

/** Hashes some older pictures every minute, until all are done. An unreadable one gets an empty hash. */
export const hashPictures = async (ctx: Ctx): Promise<void> => {
  const rows = await ctx.db
    .select({ id: uploads.id, isPrivate: uploads.isPrivate })
    .from(uploads)
    .where(isNull(uploads.hash))
    .limit(AT_ONCE)
  for (const { id, isPrivate } of rows) {
    const bytes = isPrivate ? null : await ctx.engines.files.read(`pictures/${id}/${WIDTH}.webp`)
    const hash = bytes && (await ctx.engines.pictures.hash(bytes))
    await ctx.db
      .update(uploads)
      .set(hashColumns(hash || ''))
      .where(and(eq(uploads.id, id), isNull(uploads.hash)))
  }
}
