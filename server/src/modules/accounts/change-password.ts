import type { Answer, api, Input } from '@feria/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { atomically } from '../../atomically.ts'
import { type Ctx, memberOf } from '../../context.ts'
import { fail } from '../../errors.ts'
import { emit } from '../../events.ts'
import { factorSince, withCode } from './accounts.factor.ts'
import { isStrongEnough } from './accounts.passwords.ts'
import { endOthers, provePassword } from './accounts.queries.ts'
import { wordsAround } from './accounts.rules.ts'
import { hashPassword } from './accounts.secrets.ts'
import { passwordResets, users } from './accounts.tables.ts'
import { weakPassword } from './register-member.ts'

/**
 * Sets a new password for the present one; where a second factor is on, a code of either kind is needed too, else it fails with
 * `accounts.second-factor`. Links that were mailed to set one and every other session end, and the member is mailed. One's own only.
 * Refuses a wrong password, the same one again and weak ones; a code is used up only when all of that is right.
 */
export const changePassword = async (
  ctx: Ctx,
  { body }: Input<typeof api.accounts.changePassword>,
): Promise<Answer<typeof api.accounts.changePassword>> => {
  const { id, name, email } = memberOf(ctx)
  const proved = await provePassword(ctx, id, body.password)
  if (body.newPassword === body.password) fail('accounts.same-password', {}, { newPassword: 'Elegí una distinta de la que tenés.' })
  if (!(await isStrongEnough(body.newPassword, wordsAround(ctx.config.BRAND_NAME, name, email)))) weakPassword('newPassword')
  const passwordHash = await hashPassword(body.newPassword)
  const change = async (ctx: Ctx): Promise<number> => {
    // Whoever got a new one in the meantime, by a mailed link too, has another hash: the one that was proved is not the present one any more.
    const [changed] = await ctx.db
      .update(users)
      .set({ passwordHash, updatedAt: ctx.now() })
      .where(and(eq(users.id, id), eq(users.passwordHash, proved)))
      .returning({ id: users.id })
    if (!changed) return fail('accounts.wrong-password', {}, { password: 'La contraseña no es correcta.' })
    await ctx.db.delete(passwordResets).where(and(eq(passwordResets.userId, id), isNull(passwordResets.usedAt)))
    await emit(ctx, 'accounts.password-changed', { email, name })
    return endOthers(ctx)
  }
  const message = 'Cambiaste tu contraseña.'
  if (!(await factorSince(ctx, id))) return { message, ended: await atomically(ctx, change) }
  if (!body.code) return fail('accounts.second-factor', {}, { code: 'Ingresá el código.' })
  return { message, ended: await withCode(ctx, { userId: id, typed: body.code, of: 'on', takesRecovery: true }, change) }
}
