import type { api, Input } from '@feria/contract'
import type { Page } from '@feria/contract/page'
import type { AdminAppeal } from '@feria/contract/reviews/schemas'
import { and, asc, desc, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../../core/context.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { ofNoStaff } from '../../accounts/accounts.module.ts'
import { readAppeals, toAdminAppeal } from '../admin-views.ts'
import { reviewAppeals, reviews } from '../tables.ts'

/**
 * Appeals that wait, the oldest first, so that those over 72 hours come first; or the decided ones, the newest first. Admins, and
 * moderators but for reviews by or about staff.
 */
export const listAppeals = async (ctx: Ctx, { query }: Input<typeof api.reviews.appeals>): Promise<Page<AdminAppeal>> => {
  const last = readCursor(z.uuid(), query.cursor)
  const { id, decidedAt } = reviewAppeals
  const rows = await readAppeals(ctx)
    .where(
      and(
        ofNoStaff(ctx, reviews.authorId, reviews.aboutId),
        query.settled ? isNotNull(decidedAt) : isNull(decidedAt),
        last ? (query.settled ? lt : gt)(id, last) : undefined,
      ),
    )
    .orderBy(query.settled ? desc(id) : asc(id))
    .limit(query.limit + 1)
  return pageOf(
    rows,
    query.limit,
    (row) => toAdminAppeal(ctx, row),
    ({ appeal }) => appeal.id,
  )
}
