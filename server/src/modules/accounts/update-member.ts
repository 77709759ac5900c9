import type { Answer, api, Input } from '@feria/contract'
import { CONFIRMATION_MINUTES } from '@feria/contract/limits'
import { and, eq, isNull } from 'drizzle-orm'
import { atomically } from '../../atomically.ts'
import { type Ctx, memberOf } from '../../context.ts'
import { fail } from '../../errors.ts'
import { emit } from '../../events.ts'
import { audit } from './accounts.audit.ts'
import { readPhone } from './accounts.phone.ts'
import { provePassword, toUser } from './accounts.queries.ts'
import { foldedOf, isAdmin } from './accounts.rules.ts'
import { hashSecret, newSecret } from './accounts.secrets.ts'
import { emailChanges, users } from './accounts.tables.ts'

type Body = Input<typeof api.accounts.update>['body']
type UserRow = typeof users.$inferSelect

/**
 * Changes what is named of a profile and answers it as it is now. One's own, or anybody's for an admin, which is audited.
 * A new email is one's own to ask for, needs the password, and waits until its link is opened. Refuses a telephone that is none.
 */
export const updateMember = async (
  ctx: Ctx,
  { params, body }: Input<typeof api.accounts.update>,
): Promise<Answer<typeof api.accounts.update>> => {
  const actor = memberOf(ctx)
  const isOwn = params.id === actor.id
  if (!isOwn && !(isAdmin(actor.role) && body.email === undefined)) fail('accounts.not-allowed')
  if (body.email !== undefined) await provePassword(ctx, actor.id, body.password ?? '')
  const phone = body.phone ? await readPhone(body.phone) : body.phone
  return atomically(ctx, async (ctx) => {
    const [user] = await ctx.db
      .select()
      .from(users)
      .where(and(eq(users.id, params.id), isNull(users.deletedAt)))
      .for('update')
    if (!user) return fail('accounts.not-found')
    const pendingEmail = await askForEmail(ctx, user, body)
    const name = body.name ?? user.name
    const [changed] = await ctx.db
      .update(users)
      .set({
        name,
        folded: foldedOf(name, user.email),
        imageUrl: body.imageUrl,
        phone,
        address: body.address,
        pendingEmail,
        updatedAt: ctx.now(),
      })
      .where(eq(users.id, user.id))
      .returning()
    if (body.imageUrl) await emit(ctx, 'accounts.photo-changed', { userId: user.id, imageUrl: body.imageUrl })
    if (!isOwn) await audit(ctx, 'user.edited', { kind: 'user', id: user.id, name: user.name }, { fields: Object.keys(body).join(', ') })
    return toUser(changed ?? user)
  })
}

/** Opens the change to a new email, if one is asked for, and answers the address that now waits. A later change replaces an earlier one. */
const askForEmail = async (ctx: Ctx, user: UserRow, { email }: Body): Promise<string | null | undefined> => {
  if (email === undefined) return undefined
  await ctx.db.delete(emailChanges).where(eq(emailChanges.userId, user.id))
  if (email === user.email) return null
  const token = newSecret()
  const expiresAt = new Date(ctx.now().getTime() + CONFIRMATION_MINUTES * 60_000)
  await ctx.db.insert(emailChanges).values({ tokenHash: hashSecret(token), userId: user.id, email, expiresAt })
  await emit(ctx, 'accounts.email-change-asked', { oldEmail: user.email, newEmail: email, name: user.name, token })
  return email
}
