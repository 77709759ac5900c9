import type { Answer, api, Input } from '@feria/contract'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { lockUser, voidLinks } from '../links.ts'
import { isStrongEnough } from '../passwords.ts'
import { endSessions } from '../queries.ts'
import { isOddEnough, wordsAround } from '../rules.ts'
import { dropFactor, emitFactorChange } from '../second-factor.ts'
import { hashPassword, hashSecret } from '../secrets.ts'
import { rememberAddress } from '../sign-in-attempts.ts'
import { passwordResets, users } from '../tables.ts'
import { weakPassword } from './register-member.ts'

/**
 * Sets a new password with an emailed token, ends every session of the member, voids their other links and emails that it was changed.
 * Anyone with the token may call: it verifies the address. If the address had never been verified the account loses its second factor,
 * which may belong to somebody else who registered with it. Refuses weak passwords, and a token that was used, was replaced by a newer
 * one, is over 60 minutes old or differs between path and body.
 */
export const resetPassword = async (
  ctx: Ctx,
  { params, body }: Input<typeof api.accounts.resetPassword>,
): Promise<Answer<typeof api.accounts.resetPassword>> => {
  if (params.token !== body.token) fail('accounts.bad-reset')
  if (!(await isStrongEnough(body.password))) weakPassword()
  const passwordHash = await hashPassword(body.password)
  const now = ctx.now()
  const ofLink = and(eq(passwordResets.tokenHash, hashSecret(body.token)), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now))
  const email = await withTransaction(ctx, async (ctx) => {
    const [asked] = await ctx.db.select({ userId: passwordResets.userId }).from(passwordResets).where(ofLink)
    const user = asked && (await lockUser(ctx, asked.userId))
    // The conditional update makes the link single-use, even when it is opened twice at once.
    const [reset] = user ? await ctx.db.update(passwordResets).set({ usedAt: now }).where(ofLink).returning() : []
    if (!user || !reset) return fail('accounts.bad-reset')
    // Only the link tells whose it is; failing here rolls back, so the link still works.
    if (!isOddEnough(body.password, wordsAround(ctx.config.BRAND_NAME, user.name, user.email))) weakPassword()
    const emailVerifiedAt = user.emailVerifiedAt ?? now
    await ctx.db.update(users).set({ passwordHash, emailVerifiedAt, updatedAt: now }).where(eq(users.id, user.id))
    // Somebody else may have registered with this address and set up the second factor.
    if (!user.emailVerifiedAt && (await dropFactor(ctx, user.id))) await emitFactorChange(ctx, user.id, 'unproven')
    // A business choosing its first password changes nothing that existed.
    if (user.passwordHash) await emit(ctx, 'accounts.password-changed', { userId: user.id })
    await voidLinks(ctx, user.id)
    await endSessions(ctx, user.id)
    return user.email
  })
  await rememberAddress(ctx, email)
  return { message: 'Contraseña restablecida con éxito.' }
}
