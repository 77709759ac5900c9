import { eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { type ReviewRow, stateOf } from './queries.ts'
import { reviews } from './tables.ts'

/** A review, locked until the transaction ends, if the member is this party of it; others do not find it. */
export const lockReview = async (ctx: Ctx, id: string, who: 'authorId' | 'aboutId'): Promise<ReviewRow> => {
  const [row] = await ctx.db.select().from(reviews).where(eq(reviews.id, id)).for('update')
  // What is sealed is not there for whom it is about.
  const isSealed = who === 'aboutId' && row?.publishedAt === null
  return row && row[who] === memberOf(ctx).id && !isSealed ? row : fail('reviews.not-found')
}

/** The moment of its publication; fails with `reviews.not-published` for what was taken back or removed. */
export const publicationOf = (row: ReviewRow): Date =>
  stateOf(row) === 'publicada' && row.publishedAt ? row.publishedAt : fail('reviews.not-published')
