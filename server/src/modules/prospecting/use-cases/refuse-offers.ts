import type { Answer, api, Input } from '@feria/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { readSigned, signText } from '../../../platform/signing.ts'
import { users } from '../../accounts/tables.ts'
import { changeConsent } from '../consent.ts'

const PURPOSE = 'offer-refusal'

/** The token of an emailed link: it can only withdraw this member's consent, and never expires. */
export const refusalToken = (ctx: Ctx, userId: string): Promise<string> => signText(ctx, PURPOSE, userId)

/**
 * Withdraws a member's consent by the emailed link. Anyone with the link, signed in or not; idempotent. Refuses links that we did not
 * sign.
 */
export const refuseOffers = async (
  ctx: Ctx,
  { body }: Input<typeof api.prospecting.refuse>,
): Promise<Answer<typeof api.prospecting.refuse>> => {
  const userId = z.uuid().safeParse(await readSigned(ctx, PURPOSE, body.token)).data
  if (!userId) return fail('prospecting.bad-refusal')
  const [member] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  if (!member) return fail('prospecting.bad-refusal')
  return changeConsent(ctx, userId, false, 'enlace')
}
