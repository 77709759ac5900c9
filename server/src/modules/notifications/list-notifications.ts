import type { api, Input } from '@feria/contract'
import type { Notification } from '@feria/contract/notifications'
import type { Page } from '@feria/contract/page'
import { and, desc, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Belongings } from '../../belongings.ts'
import { type Ctx, memberOf } from '../../context.ts'
import { pageOf, readCursor } from '../../cursor.ts'
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

const toNotification = ({ id, type, title, message, data, createdAt, readAt }: typeof notifications.$inferSelect): Notification => ({
  id,
  type,
  title,
  message,
  data,
  timestamp: createdAt.toISOString(),
  read: readAt !== null,
})

/** What a member was told. It goes with the account. */
export const notificationBelongings: Belongings = {
  handOut: async (ctx, userId) => {
    const rows = await ctx.db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(desc(notifications.id))
    return rows.map(toNotification)
  },
  letGo: async (ctx, userId) => {
    await ctx.db.delete(notifications).where(eq(notifications.userId, userId))
  },
}
