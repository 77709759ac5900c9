import { and, arrayOverlaps, eq, lt, ne, or, sql } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { bandsOf, isDistinctive, NEARLY_THE_SAME, pictureOf } from '../rules.ts'
import { uploads } from '../tables.ts'

/**
 * Whether a picture of the member was taken for this moment: `fresh` when it was uploaded since then and nothing that looks nearly the
 * same (6 of 64 bits) was ever uploaded, by others at any time or by the member before; `seen` otherwise; `plain` when it has too little
 * to be told apart; `old` when it is from before; null when it is not theirs.
 */
export const findFreshPicture = async (ctx: Ctx, url: string, since: Date): Promise<'fresh' | 'seen' | 'plain' | 'old' | null> => {
  const { id: userId } = memberOf(ctx)
  const id = pictureOf(url)
  if (!id) return null
  const [own] = await ctx.db
    .select({ hash: uploads.hash, createdAt: uploads.createdAt })
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId), eq(uploads.isPrivate, false)))
  if (!own) return null
  if (own.createdAt < since) return 'old'
  if (!isDistinctive(own.hash)) return 'plain'
  const bitsApart = sql`bit_count(('x' || ${uploads.hash})::bit(64) # ('x' || ${own.hash}::text)::bit(64))`
  const [seen] = await ctx.db
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        arrayOverlaps(uploads.bands, bandsOf(own.hash)),
        ne(uploads.id, id),
        // Another try of the same act is no picture seen elsewhere.
        or(ne(uploads.userId, userId), lt(uploads.createdAt, since)),
        sql`${bitsApart} <= ${NEARLY_THE_SAME}`,
      ),
    )
    .limit(1)
  return seen ? 'seen' : 'fresh'
}
