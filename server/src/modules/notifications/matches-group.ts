import { notificationKinds } from '@feria/contract/notifications/kinds'
import { and, count, gte, isNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { memberChannel } from '../../core/channels.ts'
import type { Ctx } from '../../core/context.ts'
import { rowsOf } from '../../engines/db/database.ts'
import { isAmong, rowList } from '../../engines/db/lists.ts'
import { notifications } from './tables.ts'

/** A grouped notification is updated for a day, while unread; then a new one starts. */
const GROUP_MS = 86_400_000

/**
 * Adds a number of matches to each member's grouped notification, without emitting it live. Returns the notification of each. The
 * members' budgets must be locked.
 */
export const putTogether = async (
  ctx: Ctx,
  more: { userId: string; groupId: string | null; count: number }[],
): Promise<Map<string, string>> => {
  if (more.length === 0) return new Map()
  const now = ctx.now()
  const open = await readOpen(
    ctx,
    more.flatMap(({ groupId }) => groupId ?? []),
  )
  const { type, title, message } = notificationKinds.newMatches
  const rows = more.map(({ userId, groupId, count }) => {
    const before = groupId === null ? undefined : open.get(groupId)
    const id = groupId !== null && before !== undefined ? groupId : newId({ msecs: now.getTime() })
    const data = { count: (before ?? 0) + count }
    return { id, userId, subject: `newMatches:${id}`, type, title, message: message(data), data, createdAt: now }
  })
  await putNotifications(ctx, rows)
  return new Map(rows.map(({ userId, id }) => [userId, id]))
}

/** The lowest id of a moment: ids say when a notification was created, `createdAt` when it was last updated. */
const firstIdOf = (msecs: number): string => newId({ msecs, seq: 0, random: new Uint8Array(16) })

const readOpen = async (ctx: Ctx, ids: string[]): Promise<Map<string, number>> => {
  if (ids.length === 0) return new Map()
  const since = ctx.now().getTime() - GROUP_MS
  const rows = await ctx.db
    .select({ id: notifications.id, data: notifications.data })
    .from(notifications)
    .where(and(isAmong(notifications.id, ids), isNull(notifications.readAt), gte(notifications.id, firstIdOf(since))))
    .for('update')
  return new Map(rows.map(({ id, data }) => [id, data.count ?? 0]))
}

/** Emits the unread count to members' open pages, without a sound, once the transaction has committed. */
export const countAgain = async (ctx: Ctx, userIds: string[]): Promise<void> => {
  if (userIds.length === 0) return
  const rows = await ctx.db
    .select({ userId: notifications.userId, unread: count() })
    .from(notifications)
    .where(and(isAmong(notifications.userId, userIds), isNull(notifications.readAt)))
    .groupBy(notifications.userId)
  for (const { userId, unread } of rows) {
    ctx.afterCommit?.push(() => ctx.push([memberChannel(userId)], 'unreadNotifications', { unread }))
  }
}

type NotificationRow = Omit<typeof notifications.$inferSelect, 'readAt'>

/**
 * Stores many notifications; one with an existing id is updated and moves to the top. Returns the new or updated ids: a subject already
 * stored is left as it was.
 */
export const putNotifications = async (ctx: Ctx, rows: NotificationRow[]): Promise<Set<string>> => {
  const stored = await ctx.db.execute(sql`
    insert into notifications (id, user_id, subject, type, title, message, data, created_at)
    select id, "userId", subject, type, title, message, data, "createdAt"
    from jsonb_to_recordset(${rowList(rows)}) as news(id uuid, "userId" uuid, subject text, type text, title text, message text, data jsonb,
      "createdAt" timestamptz)
    on conflict (user_id, subject) do update set message = excluded.message, data = excluded.data, created_at = excluded.created_at
      where notifications.id = excluded.id
    returning id`)
  return new Set(rowsOf<{ id: string }>(stored).map(({ id }) => id))
}
