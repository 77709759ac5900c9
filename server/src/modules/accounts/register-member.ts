import type { Answer, api, Input } from '@feria/contract'
import { isNull } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { atomically } from '../../atomically.ts'
import type { Ctx } from '../../context.ts'
import { fail } from '../../errors.ts'
import { isStrongEnough } from './accounts.passwords.ts'
import { openSession, toUser } from './accounts.queries.ts'
import { foldedOf, wordsAround } from './accounts.rules.ts'
import { hashPassword } from './accounts.secrets.ts'
import { users } from './accounts.tables.ts'

/**
 * Creates an account of role user and opens its first session. Anyone may call.
 * Refuses weak passwords, and an email that has an account: the unique key decides, so two at once cannot both win.
 * An account that still waits for its first password keeps nobody out: nobody has shown yet that the email is theirs.
 */
export const registerMember = async (
  ctx: Ctx,
  { body }: Input<typeof api.accounts.register>,
): Promise<Answer<typeof api.accounts.register>> => {
  if (!(await isStrongEnough(body.password, wordsAround(ctx.config.BRAND_NAME, body.name, body.email)))) weakPassword()
  const passwordHash = await hashPassword(body.password)
  const now = ctx.now()
  const profile = { name: body.name, folded: foldedOf(body.name, body.email), passwordHash, updatedAt: now }
  return atomically(ctx, async (ctx) => {
    const [user] = await ctx.db
      .insert(users)
      .values({ id: newId(), email: body.email, role: 'user', createdAt: now, ...profile })
      .onConflictDoUpdate({ target: users.email, set: { ...profile, accountType: 'individuo' }, setWhere: isNull(users.passwordHash) })
      .returning()
    if (!user) return fail('accounts.email-taken', {}, { email: 'Ya hay una cuenta con ese email.' })
    return { token: await openSession(ctx, user), user: toUser(user) }
  })
}

/** Refuses a password, in the same words wherever one is chosen, beside the field that has it. */
export const weakPassword = (field = 'password'): never =>
  fail('accounts.weak-password', {}, { [field]: 'Usá al menos 8 caracteres y evitá las contraseñas más comunes, tu nombre y tu correo.' })
