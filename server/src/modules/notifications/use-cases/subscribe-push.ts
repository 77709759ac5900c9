import type { Answer, api, Input } from '@feria/contract'
import { MAX_PUSH_BROWSERS } from '@feria/contract/notifications/values'
import { and, desc, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { isAmong } from '../../../engines/db/lists.ts'
import { users } from '../../accounts/tables.ts'
import { pushSubscriptions } from '../tables.ts'

/** The public key for push subscriptions; null without configured keys. */
export const readPushKey = async (ctx: Ctx): Promise<Answer<typeof api.notifications.pushKey>> => ({
  publicKey: ctx.engines.pushSender?.publicKey ?? null,
})

/**
 * Subscribes the member's browser to push until the current session ends. A browser that somebody else used before becomes the member's;
 * above 10 the oldest is removed. Refuses endpoints that are not a push service's.
 */
export const subscribePush = async (
  ctx: Ctx,
  { body: { endpoint, keys } }: Input<typeof api.notifications.subscribePush>,
): Promise<Answer<typeof api.notifications.subscribePush>> => {
  const sender = ctx.engines.pushSender ?? fail('notifications.push-off')
  if (!sender.mayUse(endpoint)) fail('notifications.push-address')
  const { id: userId, tokenHash: sessionHash } = memberOf(ctx)
  await withTransaction(ctx, async (ctx) => {
    // Two concurrent subscriptions would each count without the other.
    await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const its = { userId, sessionHash, p256dh: keys.p256dh, auth: keys.auth, createdAt: ctx.now() }
    await ctx.db
      .insert(pushSubscriptions)
      .values({ id: newId(), endpoint, ...its })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: its })
    const tooMany = await ctx.db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .offset(MAX_PUSH_BROWSERS)
    const ids = tooMany.map(({ id }) => id)
    if (ids.length > 0) await ctx.db.delete(pushSubscriptions).where(isAmong(pushSubscriptions.id, ids))
  })
  return { isOn: true }
}

/** Unsubscribes a browser of the member; idempotent, and ignores others'. */
export const unsubscribePush = async (
  ctx: Ctx,
  { body: { endpoint } }: Input<typeof api.notifications.unsubscribePush>,
): Promise<Answer<typeof api.notifications.unsubscribePush>> => {
  await ctx.db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, memberOf(ctx).id), eq(pushSubscriptions.endpoint, endpoint)))
  return { isOn: false }
}
