import type { api, Input } from '@feria/contract'
import type { Page } from '@feria/contract/page'
import type { AdminReview } from '@feria/contract/reviews/schemas'
import { and, desc, eq, isNotNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../../core/context.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { ofNoStaff } from '../../accounts/accounts.module.ts'
import { orders } from '../../orders/tables.ts'
import { about, author, reviewColumns, toAdminReview } from '../admin-views.ts'
import { reviews } from '../tables.ts'

/** Reviews that do not count, or with a private note, the newest first, as admins read them. Admins and moderators. */
export const superviseReviews = async (ctx: Ctx, { query }: Input<typeof api.reviews.supervise>): Promise<Page<AdminReview>> => {
  const last = readCursor(z.uuid(), query.cursor)
  const isListed = isNotNull(query.list === 'sin contar' ? reviews.uncounted : reviews.note)
  const rows = await ctx.db
    .select(reviewColumns)
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .innerJoin(author, eq(author.id, reviews.authorId))
    .innerJoin(about, eq(about.id, reviews.aboutId))
    .where(and(isListed, ofNoStaff(ctx, reviews.authorId, reviews.aboutId), last ? lt(reviews.id, last) : undefined))
    .orderBy(desc(reviews.id))
    .limit(query.limit + 1)
  return pageOf(rows, query.limit, toAdminReview, ({ review }) => review.id)
}
