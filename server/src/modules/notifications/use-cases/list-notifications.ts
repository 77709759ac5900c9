import type { Answer, api, Input } from '@feria/contract'
import type { Notification } from '@feria/contract/notifications/schemas'
import type { Page } from '@feria/contract/page'
import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { readBriefs } from '../../wishes/wishes.module.ts'
import { toNotification, unreadOf } from '../queries.ts'
import { notifications } from '../tables.ts'

const place = z.object({ at: z.iso.datetime(), id: z.uuid() })

/**
 * The member's notifications, newest first; an updated one counts by its last update. Those of a match tell its score as it is now, as
 * the panel does.
 */
export const listNotifications = async (ctx: Ctx, { query }: Input<typeof api.notifications.list>): Promise<Page<Notification>> => {
  const before = readCursor(place, query.cursor)
  const rows = await ctx.db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, memberOf(ctx).id),
        before && sql`(${notifications.createdAt}, ${notifications.id}) < (${before.at}::timestamptz, ${before.id}::uuid)`,
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(query.limit + 1)
  const matchIds = rows.flatMap(({ data: { matchId, matchScore } }) => (matchId && matchScore !== undefined ? [matchId] : []))
  const briefs = await readBriefs(ctx, matchIds, memberOf(ctx).id)
  const current = rows.map((row) => ({ ...row, data: { ...row.data, ...briefs.get(row.data.matchId ?? '') } }))
  return pageOf(current, query.limit, toNotification, ({ id, createdAt }) => ({ at: createdAt.toISOString(), id }))
}

/** The number of the member's unread notifications. */
export const countNotifications = (ctx: Ctx): Promise<Answer<typeof api.notifications.unread>> => unreadOf(ctx, memberOf(ctx).id)
