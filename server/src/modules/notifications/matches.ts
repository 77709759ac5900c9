import { type NotificationName, notificationKinds } from '@feria/contract/notifications/kinds'
import type { Notification } from '@feria/contract/notifications/schemas'
import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { withTransaction } from '../../core/transaction.ts'
import { isAmong, rowList } from '../../engines/db/lists.ts'
import { notificationHours } from '../wishes/tables.ts'
import { findOffer, takeNewMatches } from '../wishes/wishes.module.ts'
import { type Announcement, announcementsOf, hourOf, isQuietAt, spend } from './matches.rules.ts'
import { lockBudgets, storeBudgets } from './matches-budget.ts'
import { countAgain, putNotifications, putTogether } from './matches-group.ts'
import { pushLive } from './notify.ts'
import { emitCreated } from './push.ts'
import { notifications } from './tables.ts'

/**
 * Notifies both sides of new matches, once per match, within each member's budget: at most 3 live notifications in 10 minutes, none in
 * quiet hours. The rest is grouped into one silent notification and waits for the digest. A fixed number of statements, however many
 * matches.
 */
export const notifyMatched = (ctx: Ctx, { matchIds }: Events['wishes.matched']): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const announcements = announcementsOf(await takeNewMatches(ctx, matchIds))
    if (announcements.size === 0) return
    const userIds = [...announcements.keys()].sort()
    const now = ctx.now()
    const budgets = await lockBudgets(ctx, userIds)
    const hours = await readHours(ctx, userIds)
    const hour = hourOf(now)
    const plans = budgets.map((before) => {
      const set = hours.get(before.userId)
      const isQuiet = set !== undefined && isQuietAt(hour, set)
      const { budget, live, silent } = spend(before, announcements.get(before.userId) ?? [], now, isQuiet)
      return { before, budget: { ...before, ...budget }, live, silent, hasDigest: set?.hasDigest ?? true }
    })
    await storeLive(
      ctx,
      plans.flatMap(({ live }) => live),
    )
    const silenced = plans.filter(({ silent }) => silent.length > 0)
    const groups = await putTogether(
      ctx,
      silenced.map(({ before, silent }) => ({ userId: before.userId, groupId: before.groupId, count: sum(silent) })),
    )
    await keepForDigest(
      ctx,
      silenced.filter(({ hasDigest }) => hasDigest).flatMap(({ silent }) => silent),
    )
    await storeBudgets(
      ctx,
      plans.map(({ budget }) => ({ ...budget, groupId: groups.get(budget.userId) ?? budget.groupId })),
    )
    await countAgain(ctx, [...groups.keys()])
  })

const sum = (announcements: Announcement[]): number => announcements.reduce((all, { count }) => all + count, 0)

const readHours = async (ctx: Ctx, userIds: string[]) => {
  const rows = await ctx.db.select().from(notificationHours).where(isAmong(notificationHours.userId, userIds))
  return new Map(rows.map((row) => [row.userId, row]))
}

const storeLive = async (ctx: Ctx, announcements: Announcement[]): Promise<void> => {
  if (announcements.length === 0) return
  const now = ctx.now()
  const rows = announcements.map(({ userId, kind, matchIds, data }) => ({
    id: newId({ msecs: now.getTime() }),
    userId,
    subject: `${kind}:${matchIds[0]}`,
    type: notificationKinds[kind].type,
    title: notificationKinds[kind].title,
    message: notificationKinds[kind].message(data),
    data: data as Notification['data'],
    createdAt: now,
  }))
  const stored = await putNotifications(ctx, rows)
  for (const [i, row] of rows.entries()) {
    if (stored.has(row.id)) pushLive(ctx, announcements[i]?.kind ?? 'newMatch', { ...row, readAt: null })
  }
  await emitCreated(ctx, [...stored])
}

const keepForDigest = async (ctx: Ctx, announcements: Announcement[]): Promise<void> => {
  const rows = announcements.flatMap(({ userId, matchIds }) => matchIds.map((matchId) => ({ userId, matchId })))
  if (rows.length === 0) return
  await ctx.db.execute(sql`
    insert into digest_matches (user_id, match_id)
    select "userId", "matchId" from jsonb_to_recordset(${rowList(rows)}) as silent("userId" uuid, "matchId" uuid) on conflict do nothing`)
}

/**
 * Notifies the owner of a wish that a seller offers a product, within the same budget: above it, and in quiet hours, without a sound. A
 * muted wish notifies nobody.
 */
export const notifyOffered = (ctx: Ctx, { matchId, at }: Events['wishes.offered']): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const offer = await findOffer(ctx, matchId)
    if (!offer || offer.isMuted) return
    const { type, title, message } = notificationKinds.matchOffered
    const data = {
      matchId,
      productId: offer.productId,
      productName: offer.productName,
      personName: offer.sellerName,
      ...offer.briefs.busco,
    }
    const [stored] = await ctx.db
      .insert(notifications)
      .values({
        id: newId({ msecs: ctx.now().getTime() }),
        userId: offer.buyerId,
        subject: `matchOffered:${matchId}`,
        type,
        title,
        message: message(data),
        data,
        createdAt: new Date(at),
      })
      .onConflictDoNothing()
      .returning()
    if (!stored) return
    await announceWithin(ctx, 'matchOffered', stored)
  })

/**
 * Emits a stored notification within its member's budget, in the caller's transaction: above it, and in quiet hours, it waits in the list
 * without a sound.
 */
export const announceWithin = async (ctx: Ctx, kind: NotificationName, stored: typeof notifications.$inferSelect): Promise<void> => {
  const { userId } = stored
  const [before] = await lockBudgets(ctx, [userId])
  if (!before) throw new Error('The budget was not stored.')
  const hours = (await readHours(ctx, [userId])).get(userId)
  const isQuiet = hours !== undefined && isQuietAt(hourOf(ctx.now()), hours)
  const { budget, live } = spend(before, [{ stored, isExact: true }], ctx.now(), isQuiet)
  await storeBudgets(ctx, [{ ...before, ...budget }])
  for (const { stored } of live) pushLive(ctx, kind, stored)
  if (live.length > 0) await emitCreated(ctx, [stored.id])
  if (live.length === 0) await countAgain(ctx, [userId])
}
