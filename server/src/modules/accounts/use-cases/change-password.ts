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
 * Changes one's own password for the current one; with a second factor a code of either kind is needed too, otherwise it fails with
 * `accounts.second-factor`. Emailed links and every other session end, and the member is emailed. Refuses a wrong password, the same one
 * again and weak ones; a code is used up only if all else is valid.
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
    // A concurrent change, by an emailed link too, replaces the hash: the verified password is no longer the current one.
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
