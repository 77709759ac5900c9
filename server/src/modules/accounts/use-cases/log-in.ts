import type { Answer, api, Input } from '@feria/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { openSession, toUser } from '../queries.ts'
import { restrictionOf } from '../restrictions.ts'
import { emitFactorChange, withCode } from '../second-factor.ts'
import { isPassword } from '../secrets.ts'
import { countTry, rememberAddress } from '../sign-in-attempts.ts'
import { secondFactors, users } from '../tables.ts'

/**
 * Opens a session for an email and its password. Anyone may call. Unknown emails, wrong passwords and accounts without a password get the
 * same response in the same time. With a second factor the right password alone fails with `accounts.second-factor`; a code or a recovery
 * code with it signs in. Only then is said what holds the member back: a suspended one gets a session that does what is left to them.
 */
export const logIn = async (ctx: Ctx, { body }: Input<typeof api.accounts.login>): Promise<Answer<typeof api.accounts.login>> => {
  await countTry(ctx, body.email)
  const [found] = await ctx.db
    .select({ user: users, factorSince: secondFactors.confirmedAt })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(and(eq(users.email, body.email), isNull(users.deletedAt)))
  const isRight = await isPassword(body.password, found?.user.passwordHash)
  if (!found || !isRight) return fail('accounts.bad-credentials')
  const { user } = found
  if (!found.factorSince) {
    const opened = await open(ctx, user)
    await rememberAddress(ctx, user.email)
    return opened
  }
  if (!body.code) return fail('accounts.second-factor')
  const signedIn = await withCode(ctx, { userId: user.id, typed: body.code, of: 'on', takesRecovery: true }, async (ctx, kind) => {
    if (kind === 'recovery') await emitFactorChange(ctx, user.id, 'recovered')
    return open(ctx, user)
  })
  await rememberAddress(ctx, user.email)
  return signedIn
}

/** Read once the session is open: one that a suspension did not end is that of a suspended member. */
const open = async (ctx: Ctx, user: typeof users.$inferSelect) => {
  const token = await openSession(ctx, user)
  return { token, user: toUser(ctx, user, await restrictionOf(ctx, user.id)) }
}
