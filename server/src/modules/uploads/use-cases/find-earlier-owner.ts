import { and, arrayOverlaps, asc, eq, ne, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { isAmong } from '../../../engines/db/lists.ts'
import { bandsOf, isDistinctive, NEARLY_THE_SAME, pictureOf } from '../rules.ts'
import { uploads } from '../tables.ts'

/**
 * Who else had uploaded a picture that looks nearly like one of these (at most 6 of 64 bits differ) before this member did: the first one's
 * id; null when nobody had. Pictures of other sites and those with too little to be told apart are left out. The caller says who may ask.
 */
export const findEarlierOwner = async (ctx: Ctx, urls: string[], userId: string): Promise<string | null> => {
  const ids = [...new Set(urls.map(pictureOf).filter((id) => id !== null))]
  if (ids.length === 0) return null
  const own = await ctx.db
    .select({ hash: uploads.hash, createdAt: uploads.createdAt })
    .from(uploads)
    .where(and(isAmong(uploads.id, ids), eq(uploads.isPrivate, false)))
  for (const { hash, createdAt } of own) {
    if (!isDistinctive(hash)) continue
    const bitsApart = sql`bit_count(('x' || ${uploads.hash})::bit(64) # ('x' || ${hash}::text)::bit(64))`
    const [earlier] = await ctx.db
      .select({ userId: uploads.userId })
      .from(uploads)
      .where(
        and(
          arrayOverlaps(uploads.bands, bandsOf(hash)),
          ne(uploads.userId, userId),
          sql`${uploads.createdAt} < ${createdAt.toISOString()}::timestamptz`,
          sql`${bitsApart} <= ${NEARLY_THE_SAME}`,
        ),
      )
      .orderBy(asc(uploads.createdAt))
      .limit(1)
    if (earlier?.userId) return earlier.userId
  }
  return null
}
