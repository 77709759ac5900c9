import type { Answer, api, Input } from '@feria/contract'
import type { Notification } from '@feria/contract/notifications'
import type { Page } from '@feria/contract/page'
import { and, desc, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../context.ts'
import { pageOf, readCursor } from '../../cursor.ts'
import { toNotification, unreadOf } from './notifications.queries.ts'
import { notifications } from './notifications.tables.ts'

/** The notices of the member, the newest first. */
export const listNotifications = async (ctx: Ctx, { query }: Input<typeof api.notifications.list>): Promise<Page<Notification>> => {
  const before = readCursor(z.uuid(), query.cursor)
  const rows = await ctx.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, memberOf(ctx).id), before ? lt(notifications.id, before) : undefined))
    .orderBy(desc(notifications.id))
    .limit(query.limit + 1)
  return pageOf(rows, query.limit, toNotification, (row) => row.id)
}

/** How many notices of the member are unread. */
export const countNotices = (ctx: Ctx): Promise<Answer<typeof api.notifications.unread>> => unreadOf(ctx, memberOf(ctx).id)
