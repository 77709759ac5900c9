import type { Answer, api, Input } from '@feria/contract'
import type { Role } from '@feria/contract/accounts/values'
import { isAdmin } from '@feria/contract/accounts/values'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { audit } from '../audit.ts'
import { endSessions, findByEmail } from '../queries.ts'
import { restrictionOf } from '../restrictions.ts'
import { factorSince } from '../second-factor.ts'
import { users } from '../tables.ts'
import { toListed } from './list-members.ts'

const MAX_AT_ONCE = 200

/** Gives a role to the member with an email, by the rules of `changeRole`. For the operator's command line. Refuses unknown emails. */
export const setRole = (ctx: Ctx, email: string, role: Role): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    await give(ctx, await findByEmail(ctx, email), role, null)
  })

/**
 * Gives a member a role; premium may have a last day, after which it ends. Admins only, audited. Ends the member's sessions, so that no
 * old right survives. Whoever becomes an admin is no longer of the staff. Refuses to demote the last admin.
 */
export const changeRole = (ctx: Ctx, { params, body }: Input<typeof api.accounts.setRole>): Promise<Answer<typeof api.accounts.setRole>> =>
  withTransaction(ctx, async (ctx) => {
    const until = body.role === 'premium' && body.premiumUntil ? new Date(body.premiumUntil) : null
    if (until && until <= ctx.now()) fail('accounts.premium-past', {}, { premiumUntil: 'Elegí un día futuro.' })
    const user = await give(ctx, params.id, body.role, until)
    return toListed({ user, factorSince: await factorSince(ctx, user.id), heldBack: await restrictionOf(ctx, user.id) })
  })

const give = async (ctx: Ctx, userId: string, role: Role, premiumUntil: Date | null) => {
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('update')
  if (!user) return fail('accounts.not-found')
  const isSame = user.role === role && user.premiumUntil?.getTime() === premiumUntil?.getTime()
  if (isSame) return user
  if (!isAdmin(role)) await keepAnAdmin(ctx, user.role)
  // An admin does all that staff do.
  const staff = isAdmin(role) ? null : user.staff
  await ctx.db.update(users).set({ role, staff, premiumUntil, updatedAt: ctx.now() }).where(eq(users.id, userId))
  if (user.role !== role) await endSessions(ctx, userId)
  const details: Record<string, string> = { from: user.role, to: role }
  if (premiumUntil) details.until = premiumUntil.toISOString()
  await audit(ctx, 'user.role-changed', { kind: 'user', id: userId, name: user.name }, details)
  return { ...user, role, staff, premiumUntil }
}

/**
 * Fails when a member of this role is about to lose it and no other admin would be left. Locks the admins, so that two cannot demote each
 * other.
 */
export const keepAnAdmin = async (ctx: Ctx, role: string): Promise<void> => {
  if (!isAdmin(role)) return
  const admins = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.deletedAt)))
    .orderBy(users.id)
    .for('update')
  if (admins.length <= 1) fail('accounts.last-admin')
}

/** Ends every premium whose last day has passed. Runs hourly. */
export const endPremium = async (ctx: Ctx): Promise<void> => {
  const over = await ctx.db.select({ id: users.id }).from(users).where(lt(users.premiumUntil, ctx.now())).limit(MAX_AT_ONCE)
  for (const { id } of over) {
    await withTransaction(ctx, async (ctx) => {
      const [ended] = await ctx.db
        .update(users)
        .set({ role: 'user', premiumUntil: null, updatedAt: ctx.now() })
        .where(and(eq(users.id, id), eq(users.role, 'premium'), lt(users.premiumUntil, ctx.now())))
        .returning()
      if (!ended) return
      await endSessions(ctx, id)
      await audit(ctx, 'user.premium-ended', { kind: 'user', id, name: ended.name })
    })
  }
}
