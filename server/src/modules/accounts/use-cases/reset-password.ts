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
import { dropFactor, tellChange } from '../second-factor.ts'
import { hashPassword, hashSecret } from '../secrets.ts'
import { rememberAddress } from '../sign-in-attempts.ts'
import { passwordResets, users } from '../tables.ts'
import { weakPassword } from './register-member.ts'

/**
 * Sets a new password with a mailed token, ends every session of the member, voids their other links and mails that it was changed. Anyone
 * who has the token may call: it proves the address. An account whose address nobody had proven before loses its second factor, which may
 * be of somebody else who registered with it. Refuses weak passwords, a token that was used, was replaced by a newer one, is over 60
 * minutes old or differs between path and body.
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
    // The conditional update is what makes the link work once, also when it is opened twice at the same moment.
    const [reset] = user ? await ctx.db.update(passwordResets).set({ usedAt: now }).where(ofLink).returning() : []
    if (!user || !reset) return fail('accounts.bad-reset')
    // Whose it is, only the link tells; refused here, it works again.
    if (!isOddEnough(body.password, wordsAround(ctx.config.BRAND_NAME, user.name, user.email))) weakPassword()
    const emailVerifiedAt = user.emailVerifiedAt ?? now
    await ctx.db.update(users).set({ passwordHash, emailVerifiedAt, updatedAt: now }).where(eq(users.id, user.id))
    // Somebody else may have made the account with this address, and the second factor theirs.
    if (!user.emailVerifiedAt && (await dropFactor(ctx, user.id))) await tellChange(ctx, user.id, 'unproven')
    // A business that chooses its first password changes nothing that it had.
    if (user.passwordHash) await emit(ctx, 'accounts.password-changed', { userId: user.id })
    await voidLinks(ctx, user.id)
    await endSessions(ctx, user.id)
    return user.email
  })
  await rememberAddress(ctx, email)
  return { message: 'Contraseña restablecida con éxito.' }
}
