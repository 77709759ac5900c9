import type { Answer, api, Input } from '@feria/contract'
import { serves, staffRoles } from '@feria/contract/accounts/values'
import { eq, isNull } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { audit } from '../audit.ts'
import { lockUser, voidLinks } from '../links.ts'
import { endSessions, getUser, provePassword } from '../queries.ts'
import { codesLeft, dropFactor, emitFactorChange, makeRecoveryCodes, withCode } from '../second-factor.ts'
import { encryptSecret } from '../second-factor-secrets.ts'
import { refuseOfStaff } from '../staff.ts'
import { secondFactors, users } from '../tables.ts'
import { newTotpSecret, totpAddress } from '../totp.ts'

/** The state of the member's own second factor. */
export const showSecondFactor = async (ctx: Ctx): Promise<Answer<typeof api.accounts.secondFactor>> => {
  const { id } = memberOf(ctx)
  const [factor] = await ctx.db.select().from(secondFactors).where(eq(secondFactors.userId, id))
  const member = await getUser(ctx, id)
  return {
    state: factor ? (factor.confirmedAt ? 'on' : 'pending') : 'off',
    since: factor?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await codesLeft(ctx, id),
    isRequired: ctx.config.REQUIRE_ADMIN_SECOND_FACTOR && serves(member, staffRoles),
  }
}

/**
 * Creates a secret for the member's authenticator app; sign-in does not ask for it before its first code. Needs the password; refuses
 * while a factor is on.
 */
export const setUpSecondFactor = async (
  ctx: Ctx,
  { body }: Input<typeof api.accounts.setUpSecondFactor>,
): Promise<Answer<typeof api.accounts.setUpSecondFactor>> => {
  const { id, email } = memberOf(ctx)
  await provePassword(ctx, id, body.password)
  const secret = newTotpSecret()
  await withTransaction(ctx, async (ctx) => {
    const fresh = {
      encryptedSecret: await encryptSecret(ctx, id, secret),
      createdAt: ctx.now(),
      lastStep: 0,
      wrongCount: 0,
      wrongSince: null,
    }
    const [stored] = await ctx.db
      .insert(secondFactors)
      .values({ userId: id, ...fresh })
      .onConflictDoUpdate({ target: secondFactors.userId, set: fresh, setWhere: isNull(secondFactors.confirmedAt) })
      .returning()
    if (!stored) fail('accounts.second-factor-on')
  })
  return { secret, address: totpAddress(secret, ctx.config.BRAND_NAME, email) }
}

/** Switches one's own factor on with its first code and returns ten recovery codes; voids emailed links and emails the member. */
export const confirmSecondFactor = async (
  ctx: Ctx,
  { body }: Input<typeof api.accounts.confirmSecondFactor>,
): Promise<Answer<typeof api.accounts.confirmSecondFactor>> => {
  const member = memberOf(ctx)
  const use = { userId: member.id, typed: body.code, of: 'pending', takesRecovery: false } as const
  return withCode(ctx, use, async (ctx) => {
    await ctx.db.update(secondFactors).set({ confirmedAt: ctx.now() }).where(eq(secondFactors.userId, member.id))
    const recoveryCodes = await makeRecoveryCodes(ctx, member.id)
    await voidLinks(ctx, member.id)
    await emitFactorChange(ctx, member.id, 'on')
    return { recoveryCodes }
  })
}

/** Replaces the recovery codes by ten new ones, for a code of the app; emails the member. */
export const renewRecoveryCodes = async (
  ctx: Ctx,
  { body }: Input<typeof api.accounts.renewRecoveryCodes>,
): Promise<Answer<typeof api.accounts.renewRecoveryCodes>> => {
  const member = memberOf(ctx)
  return withCode(ctx, { userId: member.id, typed: body.code, of: 'on', takesRecovery: false }, async (ctx) => {
    const recoveryCodes = await makeRecoveryCodes(ctx, member.id)
    await voidLinks(ctx, member.id)
    await emitFactorChange(ctx, member.id, 'renewed')
    return { recoveryCodes }
  })
}

/** Switches one's own factor off, for the password and a code of either kind; emails the member. */
export const endSecondFactor = async (
  ctx: Ctx,
  { body }: Input<typeof api.accounts.endSecondFactor>,
): Promise<Answer<typeof api.accounts.endSecondFactor>> => {
  const member = memberOf(ctx)
  await provePassword(ctx, member.id, body.password)
  await withCode(ctx, { userId: member.id, typed: body.code, of: 'on', takesRecovery: true }, async (ctx) => {
    await dropFactor(ctx, member.id)
    await voidLinks(ctx, member.id)
    await emitFactorChange(ctx, member.id, 'off')
  })
  return { message: 'Desactivaste la verificación en dos pasos.' }
}

/**
 * Switches off another member's factor, emails them and ends their sessions. Admins and support only, audited. Refuses one's own: a stolen
 * session must not bypass the code; and to support those of admins and staff.
 */
export const removeSecondFactor = async (
  ctx: Ctx,
  { params }: Input<typeof api.accounts.removeSecondFactor>,
): Promise<Answer<typeof api.accounts.removeSecondFactor>> => {
  if (params.id === memberOf(ctx).id) fail('accounts.not-allowed')
  await withTransaction(ctx, (ctx) => takeOff(ctx, params.id))
  return { message: 'La verificación en dos pasos quedó desactivada.' }
}

/** Switches off the factor of the member with an email. For the operator's command line; refuses unknown emails. */
export const switchOffSecondFactor = (ctx: Ctx, email: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email.trim().toLowerCase()))
    await takeOff(ctx, user?.id ?? fail('accounts.not-found'))
  })

const takeOff = async (ctx: Ctx, userId: string): Promise<void> => {
  const user = await lockUser(ctx, userId)
  if (!user) return fail('accounts.not-found')
  await refuseOfStaff(ctx, [userId])
  if (!(await dropFactor(ctx, userId))) fail('accounts.second-factor-off')
  await voidLinks(ctx, userId)
  await endSessions(ctx, userId)
  await audit(ctx, 'user.second-factor-off', { kind: 'user', id: userId, name: user.name })
  await emitFactorChange(ctx, userId, 'removed')
}
