import type { Answer, api, Input } from '@feria/contract'
import { CONFIRMATION_MINUTES, isAdmin, UNDO_HOURS } from '@feria/contract/accounts/values'
import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { audit } from '../audit.ts'
import { lockUser, voidConfirmation, voidEmailChange } from '../links.ts'
import { readPhone } from '../phone.ts'
import { provePassword, toUser, wrongPassword } from '../queries.ts'
import { restrictionOf } from '../restrictions.ts'
import { foldedOf } from '../rules.ts'
import { withFactor } from '../second-factor.ts'
import { emailChanges, users } from '../tables.ts'

type UserRow = typeof users.$inferSelect

/**
 * Updates the given fields of a profile and returns it. One's own, or anybody's for an admin, which is audited. Only members themselves
 * may change their email: it needs the password, a code too with a second factor, and is pending until its link is opened; the old
 * address, once confirmed, is emailed a link that undoes it. Refuses an invalid phone number; another number is not
 * confirmed.
 */
export const updateMember = async (
  ctx: Ctx,
  { params, body }: Input<typeof api.accounts.update>,
): Promise<Answer<typeof api.accounts.update>> => {
  const actor = memberOf(ctx)
  const isOwn = params.id === actor.id
  if (!isOwn && !(isAdmin(actor.role) && body.email === undefined)) fail('accounts.not-allowed')
  const proved = body.email === undefined ? null : await provePassword(ctx, actor.id, body.password ?? '')
  const phone = body.phone ? await readPhone(body.phone) : body.phone
  const change = async (ctx: Ctx) => {
    const user = await lockUser(ctx, params.id)
    if (!user) return fail('accounts.not-found')
    if (body.email !== undefined) await askForEmail(ctx, user, body.email, proved)
    const name = body.name ?? user.name
    const [changed] = await ctx.db
      .update(users)
      .set({
        name,
        folded: foldedOf(name, user.email),
        imageUrl: body.imageUrl,
        hasSellerPage: body.hasSellerPage,
        phone,
        ...(phone !== undefined && phone !== user.phone ? { phoneConfirmedAt: null } : {}),
        address: body.address,
        updatedAt: ctx.now(),
      })
      .where(eq(users.id, user.id))
      .returning()
    if (body.imageUrl) await emit(ctx, 'accounts.photo-changed', { userId: user.id, imageUrl: body.imageUrl })
    if (!isOwn) await audit(ctx, 'user.edited', { kind: 'user', id: user.id, name: user.name }, { fields: Object.keys(body).join(', ') })
    return toUser(ctx, changed ?? user, await restrictionOf(ctx, user.id))
  }
  return body.email === undefined ? withTransaction(ctx, change) : withFactor(ctx, actor.id, body.code, change)
}

/**
 * Opens a change of email, replacing an earlier one; asking for the current email only ends the earlier one. Refuses when the verified
 * password has changed.
 */
const askForEmail = async (ctx: Ctx, user: UserRow, email: string, proved: string | null): Promise<void> => {
  if (user.passwordHash !== proved) wrongPassword()
  await voidEmailChange(ctx, user.id)
  if (email !== user.email) await openEmailChange(ctx, user, email)
}

/**
 * Opens a change of email in the place of an earlier one. The link that confirms the current address stops working, and an address that
 * was never confirmed gets no way back: it may be a stranger's, by a slip.
 */
export const openEmailChange = async (ctx: Ctx, user: UserRow, email: string): Promise<void> => {
  await voidConfirmation(ctx, user.id)
  const [id, askedAt] = [newId(), ctx.now()]
  const later = (minutes: number) => new Date(askedAt.getTime() + minutes * 60_000)
  await ctx.db.insert(emailChanges).values({
    id,
    userId: user.id,
    oldEmail: user.email,
    email,
    askedAt,
    expiresAt: later(CONFIRMATION_MINUTES),
    undoUntil: user.emailVerifiedAt ? later(UNDO_HOURS * 60) : askedAt,
  })
  await ctx.db.update(users).set({ pendingEmail: email }).where(eq(users.id, user.id))
  await emit(ctx, 'accounts.email-change-asked', { changeId: id })
}
