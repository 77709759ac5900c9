import type { Answer, api, Input } from '@feria/contract'
import type { LetterKind } from '@feria/contract/notifications'
import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { readEnd } from '../../../platform/unsubscribe.ts'
import { users } from '../../accounts/tables.ts'
import { changeConsent } from '../../prospecting/prospecting.module.ts'
import { stopDigest } from '../../wishes/wishes.module.ts'

/** What switches each kind of letters off: the setting that its member has for it too. */
const switches: Record<LetterKind, (ctx: Ctx, userId: string) => Promise<unknown>> = {
  resumen: stopDigest,
  ofertas: (ctx, userId) => changeConsent(ctx, userId, false, 'enlace'),
}

/** Which letters the link of one ends, and whose. Fails with `notifications.bad-end` for what we did not sign and for members who left. */
export const findEnding = async (ctx: Ctx, token: string): Promise<{ kind: LetterKind; userId: string }> => {
  const ending = (await readEnd(ctx, token)) ?? fail('notifications.bad-end')
  const [member] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, ending.userId), isNull(users.deletedAt)))
  return member ? ending : fail('notifications.bad-end')
}

/** The link of a letter: its member gets no more letters of this kind. Anyone with the link, signed in or not; again changes nothing. */
export const endLetters = async (
  ctx: Ctx,
  { body }: Input<typeof api.notifications.endLetters>,
): Promise<Answer<typeof api.notifications.endLetters>> => {
  const { kind, userId } = await findEnding(ctx, body.token)
  await switches[kind](ctx, userId)
  return { kind, isOn: false }
}
