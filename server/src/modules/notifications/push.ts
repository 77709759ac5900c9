import { routeOf } from '@feria/contract/notifications/kinds'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { memberChannel } from '../../core/channels.ts'
import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { emit } from '../../core/events.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { sessions } from '../accounts/tables.ts'
import { notificationHours } from '../wishes/tables.ts'
import { hourOf, isQuietAt } from './matches.rules.ts'
import { letRest, putOff, restOf } from './push-delays.ts'
import { notifications, pushSubscriptions } from './tables.ts'

/** After a day a notification is outdated; a browser that returns later finds it in the list. */
const TTL_SECONDS = 24 * 3600
/** System notifications show a few lines; push services accept 4 kB. */
const MAX_LETTERS = 300

/** Emits that notifications were stored, for push; nothing without push keys. */
export const emitCreated = async (ctx: Ctx, notificationIds: string[]): Promise<void> => {
  if (ctx.engines.pushSender && notificationIds.length > 0) await emit(ctx, 'notifications.created', { notificationIds })
}

/**
 * Plans pushes: to members without an open page, outside their quiet hours, at each browser whose session still exists. Each gets its own
 * job, so that one that fails is retried alone.
 */
export const planPush = async (ctx: Ctx, { notificationIds }: Events['notifications.created']): Promise<void> => {
  const rows = await ctx.db
    .select({
      notificationId: notifications.id,
      userId: notifications.userId,
      subscriptionId: pushSubscriptions.id,
      quietFrom: notificationHours.quietFrom,
      quietTo: notificationHours.quietTo,
    })
    .from(notifications)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.userId, notifications.userId))
    .innerJoin(sessions, and(eq(sessions.tokenHash, pushSubscriptions.sessionHash), gt(sessions.expiresAt, ctx.now())))
    .leftJoin(notificationHours, eq(notificationHours.userId, notifications.userId))
    .where(and(isAmong(notifications.id, notificationIds), isNull(notifications.readAt)))
  const hour = hourOf(ctx.now())
  const listening = new Map<string, boolean>()
  for (const { notificationId, userId, subscriptionId, quietFrom, quietTo } of rows) {
    if (isQuietAt(hour, { quietFrom, quietTo })) continue
    const hasListeners = listening.get(userId) ?? (await ctx.hasListeners(memberChannel(userId)))
    listening.set(userId, hasListeners)
    if (!hasListeners) await emit(ctx, 'notifications.push-due', { notificationId, subscriptionId })
  }
}

/**
 * Pushes one notification to one browser, with its text and link. A browser that is gone is deleted; a notification read or outdated
 * meanwhile is skipped. Throws, for a retry, when the push service fails; one that asks for a pause gets it.
 */
export const sendPush = async (ctx: Ctx, due: Events['notifications.push-due']): Promise<void> => {
  const { notificationId, subscriptionId } = due
  const [notification] = await ctx.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, notificationId), isNull(notifications.readAt)))
  const [target] = await ctx.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId))
  const sender = ctx.engines.pushSender
  if (!sender || !notification || !target || notification.userId !== target.userId) return
  const left = TTL_SECONDS - Math.floor((ctx.now().getTime() - notification.createdAt.getTime()) / 1000)
  if (left <= 0) return
  const rest = await restOf(ctx, target.endpoint)
  if (rest > 0) return putOff(ctx, due, rest)
  const { id, type, title, message, data } = notification
  const text = JSON.stringify({ id, title, message: message.slice(0, MAX_LETTERS), route: routeOf(type, data) })
  const result = await sender.send(target, { text, ttlSeconds: Math.min(left, TTL_SECONDS), topic: id.replaceAll('-', '') })
  if (typeof result === 'object') return putOff(ctx, due, await letRest(ctx, target.endpoint, result.waitMs))
  if (result === 'gone') await ctx.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId))
  if (result === 'refused') ctx.log.warn({ subscriptionId, host: new URL(target.endpoint).host }, 'a push service refused a notice')
}
