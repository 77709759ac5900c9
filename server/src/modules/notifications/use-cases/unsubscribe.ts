import type { Answer, api, Input } from '@feria/contract'
import type { OptionalEmail } from '@feria/contract/notifications/values'
import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { readUnsubscribeToken } from '../../../platform/unsubscribe.ts'
import { users } from '../../accounts/tables.ts'
import { changeConsent } from '../../prospecting/prospecting.module.ts'
import { stopDigest } from '../../wishes/wishes.module.ts'

/** What switches each kind of letters off: the setting that its member has for it too. */
const switches: Record<OptionalEmail, (ctx: Ctx, userId: string) => Promise<unknown>> = {
  resumen: stopDigest,
  ofertas: (ctx, userId) => changeConsent(ctx, userId, false, 'enlace'),
}

/** Which letters the link of one ends, and whose. Fails with `notifications.bad-end` for what we did not sign and for members who left. */
export const readUnsubscribe = async (ctx: Ctx, token: string): Promise<{ kind: OptionalEmail; userId: string }> => {
  const ending = (await readUnsubscribeToken(ctx, token)) ?? fail('notifications.bad-end')
  const [member] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, ending.userId), isNull(users.deletedAt)))
  return member ? ending : fail('notifications.bad-end')
}

/** The link of a letter: its member gets no more letters of this kind. Anyone with the link, signed in or not; again changes nothing. */
export const unsubscribe = async (
  ctx: Ctx,
  { body }: Input<typeof api.notifications.unsubscribe>,
): Promise<Answer<typeof api.notifications.unsubscribe>> => {
  const { kind, userId } = await readUnsubscribe(ctx, body.token)
  await switches[kind](ctx, userId)
  return { kind, isOn: false }
}
