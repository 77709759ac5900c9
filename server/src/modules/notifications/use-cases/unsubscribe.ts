import type { Answer, api, Input } from '@feria/contract'
import type { OptionalEmail } from '@feria/contract/notifications/values'
import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { readUnsubscribeToken } from '../../../platform/unsubscribe.ts'
import { users } from '../../accounts/tables.ts'
import { changeConsent } from '../../prospecting/prospecting.module.ts'
import { stopDigest } from '../../wishes/wishes.module.ts'

/** Switches each kind of email off, by the same setting that the member has. */
const switches: Record<OptionalEmail, (ctx: Ctx, userId: string) => Promise<unknown>> = {
  resumen: stopDigest,
  ofertas: (ctx, userId) => changeConsent(ctx, userId, false, 'enlace'),
}

/**
 * The kind of email and the member of an unsubscribe link. Fails with `notifications.bad-end` unless we signed it, and for members who
 * left.
 */
export const readUnsubscribe = async (ctx: Ctx, token: string): Promise<{ kind: OptionalEmail; userId: string }> => {
  const ending = (await readUnsubscribeToken(ctx, token)) ?? fail('notifications.bad-end')
  const [member] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, ending.userId), isNull(users.deletedAt)))
  return member ? ending : fail('notifications.bad-end')
}

/** Unsubscribes a member from a kind of email. Anyone with the link, signed in or not; idempotent. */
export const unsubscribe = async (
  ctx: Ctx,
  { body }: Input<typeof api.notifications.unsubscribe>,
): Promise<Answer<typeof api.notifications.unsubscribe>> => {
  const { kind, userId } = await readUnsubscribe(ctx, body.token)
  await switches[kind](ctx, userId)
  return { kind, isOn: false }
}
