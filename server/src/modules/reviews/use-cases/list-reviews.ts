import type { api, Input } from '@feria/contract'
import type { Page } from '@feria/contract/page'
import type { Review } from '@feria/contract/reviews/schemas'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { isoTime } from '../../../engines/db/database.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { users } from '../../accounts/tables.ts'
import { isApartFrom } from '../../blocks/blocks.module.ts'
import { LEFT, toReview } from '../queries.ts'
import { shortName } from '../rules.ts'
import { reviews } from '../tables.ts'

const place = z.object({ at: z.iso.datetime(), id: z.uuid() })

/** Fails with `accounts.not-found` for nobody's id, for a member who left, and for one whom the caller is apart from. */
const checkMember = async (ctx: Ctx, id: string): Promise<void> => {
  const [member] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  if (!member || (await isApartFrom(ctx, id))) fail('accounts.not-found')
}

/**
 * The published reviews about a member, the newest first; of one that was taken back the place is left, except among those of so many
 * stars. Authors are read by first name and initial; those who left are former members. Anyone may call; fails with `accounts.not-found`.
 */
export const listReviews = async (ctx: Ctx, { params, query }: Input<typeof api.reviews.list>): Promise<Page<Review>> => {
  await checkMember(ctx, params.id)
  const before = readCursor(place, query.cursor)
  const rows = await ctx.db
    .select({ review: reviews, at: isoTime(reviews.publishedAt), name: users.name, imageUrl: users.imageUrl, leftAt: users.deletedAt })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.authorId))
    .where(
      and(
        eq(reviews.aboutId, params.id),
        isNotNull(reviews.publishedAt),
        isNull(reviews.removedAt),
        query.stars === undefined ? undefined : and(eq(reviews.stars, query.stars), isNull(reviews.withdrawnAt)),
        before && sql`(${reviews.publishedAt}, ${reviews.id}) < (${before.at}::timestamptz, ${before.id}::uuid)`,
      ),
    )
    .orderBy(desc(reviews.publishedAt), desc(reviews.id))
    .limit(query.limit + 1)
  return pageOf(
    rows,
    query.limit,
    ({ review, name, imageUrl, leftAt }) => toReview(review, leftAt ? { name: LEFT, imageUrl: null } : { name: shortName(name), imageUrl }),
    ({ at, review }) => ({ at, id: review.id }),
  )
}
