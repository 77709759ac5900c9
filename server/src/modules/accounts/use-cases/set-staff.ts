import type { Answer, api, Input } from '@feria/contract'
import { isAdmin, type StaffRole } from '@feria/contract/accounts/values'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { audit } from '../audit.ts'
import { lockUser } from '../links.ts'
import { endSessions, findByEmail } from '../queries.ts'
import { restrictionOf } from '../restrictions.ts'
import { factorSince } from '../second-factor.ts'
import { users } from '../tables.ts'
import { toListed } from './list-members.ts'

const NONE = 'none'

/**
 * Makes a member moderator or support, or neither. Admins only, audited. Ends the member's sessions, so that no old right survives; the
 * same again changes nothing. Refuses admins, who do it all, and so oneself, with `accounts.serves-all`, and closed accounts.
 */
export const changeStaff = (
  ctx: Ctx,
  { params, body }: Input<typeof api.accounts.setStaff>,
): Promise<Answer<typeof api.accounts.setStaff>> =>
  withTransaction(ctx, async (ctx) => {
    const user = await give(ctx, params.id, body.staff)
    return toListed({ user, factorSince: await factorSince(ctx, user.id), heldBack: await restrictionOf(ctx, user.id) })
  })

/** `changeStaff` of the member with an email. For the operator's command line. Refuses unknown emails. */
export const setStaff = (ctx: Ctx, email: string, staff: StaffRole | null): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    await give(ctx, await findByEmail(ctx, email), staff)
  })

const give = async (ctx: Ctx, userId: string, staff: StaffRole | null) => {
  const user = await lockUser(ctx, userId)
  if (!user) return fail('accounts.not-found')
  if (isAdmin(user.role)) return fail('accounts.serves-all')
  if (user.staff === staff) return user
  await ctx.db.update(users).set({ staff, updatedAt: ctx.now() }).where(eq(users.id, userId))
  await endSessions(ctx, userId)
  const details = { from: user.staff ?? NONE, to: staff ?? NONE }
  await audit(ctx, 'user.staff-changed', { kind: 'user', id: userId, name: user.name }, details)
  return { ...user, staff }
}
