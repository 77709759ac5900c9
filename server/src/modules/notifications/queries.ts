import type { Notification } from '@feria/contract/notifications/schemas'
import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Ctx, PersonalData } from '../../core/context.ts'
import { digestMatches, matchBudgets, notifications, pushSubscriptions } from './tables.ts'

/** A row as a notification of the API. */
export const toNotification = ({ id, type, title, message, data, createdAt, readAt }: typeof notifications.$inferSelect): Notification => ({
  id,
  type,
  title,
  message,
  data,
  timestamp: createdAt.toISOString(),
  read: readAt !== null,
})

/** The number of a member's unread notifications. */
export const unreadOf = async (ctx: Ctx, userId: string): Promise<{ unread: number }> => {
  const [found] = await ctx.db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
  return { unread: found?.unread ?? 0 }
}

/** A member's notifications. Deleted with the account. */
export const notificationPersonalData: PersonalData = {
  export: async (ctx, userId) => {
    const rows = await ctx.db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(desc(notifications.id))
    return rows.map(toNotification)
  },
  erase: async (ctx, userId) => {
    for (const table of [notifications, digestMatches, matchBudgets, pushSubscriptions])
      await ctx.db.delete(table).where(eq(table.userId, userId))
  },
}
