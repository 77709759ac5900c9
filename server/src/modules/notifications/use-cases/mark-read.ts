import type { Answer, api, Input } from '@feria/contract'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { memberChannel } from '../../../core/channels.ts'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { unreadOf } from '../queries.ts'
import { notifications } from '../tables.ts'

/** Marks a notification of the member as read; idempotent, and ignores others'. Returns the number of unread ones. */
export const markRead = async (
  ctx: Ctx,
  { params }: Input<typeof api.notifications.markRead>,
): Promise<Answer<typeof api.notifications.markRead>> => {
  await mark(ctx, eq(notifications.id, params.id))
  return pushUnread(ctx)
}

/** Marks all as read, or those up to a given one, so that later arrivals stay unread. */
export const markAllRead = async (
  ctx: Ctx,
  { query }: Input<typeof api.notifications.markAllRead>,
): Promise<Answer<typeof api.notifications.markAllRead>> => {
  await mark(ctx, query.upTo ? isNoNewerThan(query.upTo) : undefined)
  return pushUnread(ctx)
}

/** Deletes a notification of the member; idempotent, and ignores others'. */
export const removeNotification = async (
  ctx: Ctx,
  { params }: Input<typeof api.notifications.remove>,
): Promise<Answer<typeof api.notifications.remove>> => {
  await ctx.db.delete(notifications).where(and(eq(notifications.userId, memberOf(ctx).id), eq(notifications.id, params.id)))
  return pushUnread(ctx)
}

/** Up to the given notification; the place of a deleted one follows from its id. */
const isNoNewerThan = (id: string): SQL => {
  const named = sql`from ${notifications} named where named.id = ${id} and named.user_id = ${notifications.userId}`
  return sql`case when exists (select ${named})
    then (${notifications.createdAt}, ${notifications.id}) <= (select named.created_at, named.id ${named})
    else ${notifications.id} <= ${id} end`
}

const mark = (ctx: Ctx, which: SQL | undefined) =>
  ctx.db
    .update(notifications)
    .set({ readAt: ctx.now() })
    .where(and(eq(notifications.userId, memberOf(ctx).id), isNull(notifications.readAt), which))

/** Updates the member's other open pages. */
const pushUnread = async (ctx: Ctx): Promise<{ unread: number }> => {
  const { id } = memberOf(ctx)
  const unread = await unreadOf(ctx, id)
  ctx.push([memberChannel(id)], 'unreadNotifications', unread)
  return unread
}
