import type { Answer, api, Input } from '@feria/contract'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { atomically } from '../../atomically.ts'
import type { Ctx } from '../../context.ts'
import { fail } from '../../errors.ts'
import { emit } from '../../events.ts'
import { isStrongEnough } from './accounts.passwords.ts'
import { endSessions } from './accounts.queries.ts'
import { isOddEnough, wordsAround } from './accounts.rules.ts'
import { hashPassword, hashSecret } from './accounts.secrets.ts'
import { passwordResets, users } from './accounts.tables.ts'
import { weakPassword } from './register-member.ts'

/**
 * Sets a new password with a mailed token, ends every session of the member and mails that it was changed. Anyone who has the token may call.
 * Refuses weak passwords, a token that was used, is over 60 minutes old or differs between path and body.
 */
export const resetPassword = async (
  ctx: Ctx,
  { params, body }: Input<typeof api.accounts.resetPassword>,
): Promise<Answer<typeof api.accounts.resetPassword>> => {
  if (params.token !== body.token) fail('accounts.bad-reset')
  if (!(await isStrongEnough(body.password))) weakPassword()
  const passwordHash = await hashPassword(body.password)
  const now = ctx.now()
  await atomically(ctx, async (ctx) => {
    // The conditional update is what makes the link work once, also when it is opened twice at the same moment.
    const [reset] = await ctx.db
      .update(passwordResets)
      .set({ usedAt: now })
      .where(and(eq(passwordResets.tokenHash, hashSecret(body.token)), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now)))
      .returning()
    if (!reset) return fail('accounts.bad-reset')
    const [user] = await ctx.db.select().from(users).where(eq(users.id, reset.userId)).for('update')
    if (!user) return fail('accounts.bad-reset')
    // Whose it is, only the link tells; refused here, it works again.
    if (!isOddEnough(body.password, wordsAround(ctx.config.BRAND_NAME, user.name, user.email))) weakPassword()
    await ctx.db.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, user.id))
    // A business that chooses its first password changes nothing that it had.
    if (user.passwordHash) await emit(ctx, 'accounts.password-changed', { email: user.email, name: user.name })
    await ctx.db.delete(passwordResets).where(and(eq(passwordResets.userId, reset.userId), isNull(passwordResets.usedAt)))
    await endSessions(ctx, reset.userId)
  })
  return { message: 'Contraseña restablecida con éxito.' }
}
