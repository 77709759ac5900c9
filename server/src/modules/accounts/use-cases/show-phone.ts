import type { Answer, api } from '@feria/contract'
import { PHONE_CODE_TRIES } from '@feria/contract/accounts/values'
import type { PhoneState } from '@feria/contract/phones/schemas'
import { eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { findCode } from '../phone-codes.ts'
import { getUser } from '../queries.ts'
import { users } from '../tables.ts'

/** The member's own telephone: whether it is confirmed, whether codes can be sent here, and the code under way. Members only. */
export const showPhone = (ctx: Ctx): Promise<Answer<typeof api.phones.mine>> => phoneStateOf(ctx, memberOf(ctx).id)

/** The same of a member. */
export const phoneStateOf = async (ctx: Ctx, userId: string): Promise<PhoneState> => {
  const { phone, phoneConfirmedAt } = await getUser(ctx, userId)
  const code = await findCode(ctx, userId)
  return {
    phone,
    isConfirmed: phoneConfirmedAt !== null,
    isOffered: ctx.engines.sms !== null,
    underWay: code
      ? { phone: code.phone, state: code.state, expiresAt: code.expiresAt.toISOString(), triesLeft: PHONE_CODE_TRIES - code.tries }
      : null,
  }
}

/** Takes the mark of a confirmed telephone off the member; the number stays. Members only; idempotent. */
export const removePhoneMark = async (ctx: Ctx): Promise<Answer<typeof api.phones.unmark>> => {
  const { id } = memberOf(ctx)
  await ctx.db.update(users).set({ phoneConfirmedAt: null, updatedAt: ctx.now() }).where(eq(users.id, id))
  return phoneStateOf(ctx, id)
}
