import type { Answer, api, Input } from '@feria/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { readSigned, signText } from '../../../platform/signing.ts'
import { users } from '../../accounts/tables.ts'
import { changeConsent } from '../consent.ts'

const PURPOSE = 'offer-refusal'

/** What the link of a letter carries: it can do nothing but keep sellers from finding this member, and does not end. */
export const refusalToken = (ctx: Ctx, userId: string): Promise<string> => signText(ctx, PURPOSE, userId)

/**
 * The link of a letter: no seller finds its member any more. Anyone with the link, signed in or not; again changes nothing. Refuses what we
 * did not sign.
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
