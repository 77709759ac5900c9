import type { Answer, api, Input } from '@feria/contract'
import { and, eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { voidLinks } from '../links.ts'
import { isStrongEnough } from '../passwords.ts'
import { endOthers, provePassword, wrongPassword } from '../queries.ts'
import { wordsAround } from '../rules.ts'
import { withFactor } from '../second-factor.ts'
import { hashPassword } from '../secrets.ts'
import { users } from '../tables.ts'
import { weakPassword } from './register-member.ts'

/**
 * Sets a new password for the present one; where a second factor is on, a code of either kind is needed too, else it fails with
 * `accounts.second-factor`. Mailed links and every other session end, and the member is mailed. One's own only.
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
    // Whoever got a new one in the meantime, by a mailed link too, has another hash: the one that was proved is not the present one any
    // more.
    const [changed] = await ctx.db
      .update(users)
      .set({ passwordHash, updatedAt: ctx.now() })
      .where(and(eq(users.id, id), eq(users.passwordHash, proved)))
      .returning({ id: users.id })
    if (!changed) return wrongPassword()
    await voidLinks(ctx, id)
    await emit(ctx, 'accounts.password-changed', { userId: id })
    return endOthers(ctx)
  }
  return { message: 'Cambiaste tu contraseña.', ended: await withFactor(ctx, id, body.code, change) }
}
