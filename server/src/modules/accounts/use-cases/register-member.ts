import type { Answer, api, Input } from '@feria/contract'
import { TERMS_VERSION } from '@feria/contract/accounts/terms'
import { eq, isNull } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { limit } from '../../../platform/rate-limit.ts'
import { isKept } from '../links.ts'
import { isStrongEnough } from '../passwords.ts'
import { openSession, toUser } from '../queries.ts'
import { foldedOf, wordsAround } from '../rules.ts'
import { hashPassword } from '../secrets.ts'
import { businesses, users } from '../tables.ts'
import { keepTerms } from './accept-terms.ts'
import { emailTaken } from './confirm-email.ts'

/** Attempts for one email in an hour, from all addresses together. */
const TRIES = { max: 10, seconds: 3600 }

/**
 * Creates an account of role user, which accepts the terms that hold, opens its first session and mails the link that confirms the
 * address. Anyone may call. Refuses weak
 * passwords, and an email that has an account or is reserved for one that left it: the unique key decides between concurrent calls. A
 * business still waiting for its first password blocks nobody, and its data is dropped: nobody has verified yet that the email is theirs.
 */
export const registerMember = async (
  ctx: Ctx,
  { body }: Input<typeof api.accounts.register>,
): Promise<Answer<typeof api.accounts.register>> => {
  await limit(ctx, `register:${body.email}`, TRIES)
  if (!(await isStrongEnough(body.password, wordsAround(ctx.config.BRAND_NAME, body.name, body.email)))) weakPassword()
  const passwordHash = await hashPassword(body.password)
  const now = ctx.now()
  const profile = { name: body.name, folded: foldedOf(body.name, body.email), passwordHash, acceptedTerms: TERMS_VERSION, updatedAt: now }
  const nothing = { accountType: 'individuo', phone: null, address: null, imageUrl: null, emailVerifiedAt: null } as const
  return withTransaction(ctx, async (ctx) => {
    const [user] = await ctx.db
      .insert(users)
      .values({ id: newId(), email: body.email, role: 'user', createdAt: now, ...profile })
      .onConflictDoUpdate({ target: users.email, set: { ...profile, ...nothing }, setWhere: isNull(users.passwordHash) })
      .returning()
    // Checked after the insert, which waits for an account that is leaving this address now.
    if (!user || (await isKept(ctx, body.email, user.id))) return emailTaken()
    await keepTerms(ctx, user.id)
    await ctx.db.delete(businesses).where(eq(businesses.userId, user.id))
    await emit(ctx, 'accounts.confirmation-asked', { userId: user.id })
    return { token: await openSession(ctx, user), user: toUser(ctx, user, null) }
  })
}

/** Refuses a weak password, in the same words for every form, beside its field. */
export const weakPassword = (field = 'password'): never =>
  fail('accounts.weak-password', {}, { [field]: 'Usá al menos 8 caracteres y evitá las contraseñas más comunes, tu nombre y tu correo.' })
