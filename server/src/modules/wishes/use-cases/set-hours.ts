import type { Answer, api, Input } from '@feria/contract'
import type { NotificationHours } from '@feria/contract/wishes/schemas'
import { eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { notificationHours } from '../tables.ts'

/** When a member is notified of matches: by default at any hour and with a digest. */
export const getHours = async (ctx: Ctx): Promise<Answer<typeof api.wishes.hours>> => {
  const [row] = await ctx.db
    .select()
    .from(notificationHours)
    .where(eq(notificationHours.userId, memberOf(ctx).id))
  return toHours(row)
}

const toHours = (row: NotificationHours | undefined): NotificationHours => ({
  quietFrom: row?.quietFrom ?? null,
  quietTo: row?.quietTo ?? null,
  hasDigest: row?.hasDigest ?? true,
})

/** Changes when the member is notified of matches. Quiet hours have a start and an end, or neither; equal hours mean none. */
export const setHours = async (ctx: Ctx, { body }: Input<typeof api.wishes.setHours>): Promise<Answer<typeof api.wishes.setHours>> => {
  if (body.quietFrom !== null && body.quietTo === null) fail('bad-input', {}, { quietTo: 'Elegí hasta qué hora.' })
  if (body.quietTo !== null && body.quietFrom === null) fail('bad-input', {}, { quietFrom: 'Elegí desde qué hora.' })
  const hours = toHours(body)
  await ctx.db
    .insert(notificationHours)
    .values({ userId: memberOf(ctx).id, ...hours })
    .onConflictDoUpdate({ target: notificationHours.userId, set: hours })
  return hours
}

/** Stops a member's digest until they switch it on again; their quiet hours stay. Idempotent. For `notifications`. */
export const stopDigest = async (ctx: Ctx, userId: string): Promise<void> => {
  const hasDigest = false
  await ctx.db
    .insert(notificationHours)
    .values({ userId, hasDigest })
    .onConflictDoUpdate({ target: notificationHours.userId, set: { hasDigest } })
}
