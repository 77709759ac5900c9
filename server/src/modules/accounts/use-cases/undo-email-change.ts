import type { Answer, api, Input } from '@feria/contract'
import { RESET_MINUTES } from '@feria/contract/accounts/values'
import { and, eq, gt, gte } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { lockUser, makeReset, voidLinks } from '../links.ts'
import { endSessions } from '../queries.ts'
import { foldedOf } from '../rules.ts'
import { dropFactor, emitFactorChange, factorSince } from '../second-factor.ts'
import { hashPassword, hashSecret, newSecret } from '../secrets.ts'
import { emailChanges, users } from '../tables.ts'

/**
 * Restores the address that an account's email was changed from, whether or not the change was confirmed, and undoes every later change.
 * Anyone with the link emailed there may call, once and within 72 hours. Ends every session, voids other links and disables the password
 * until another is set with the returned token: whoever requested the change knew it. A second factor stays, unless it was switched on
 * after the request.
 */
export const undoEmailChange = async (
  ctx: Ctx,
  { body }: Input<typeof api.accounts.undoEmailChange>,
): Promise<Answer<typeof api.accounts.undoEmailChange>> => {
  const passwordHash = await hashPassword(newSecret())
  const now = ctx.now()
  const ofLink = and(eq(emailChanges.undoHash, hashSecret(body.token)), gt(emailChanges.undoUntil, now))
  return withTransaction(ctx, async (ctx) => {
    const [asked] = await ctx.db.select({ userId: emailChanges.userId }).from(emailChanges).where(ofLink)
    const user = asked && (await lockUser(ctx, asked.userId))
    const [change] = user ? await ctx.db.delete(emailChanges).where(ofLink).returning() : []
    if (!user || !change) return fail('accounts.bad-undo')
    await ctx.db.delete(emailChanges).where(and(eq(emailChanges.userId, user.id), gte(emailChanges.askedAt, change.askedAt)))
    await voidLinks(ctx, user.id)
    const email = change.oldEmail
    await ctx.db
      .update(users)
      .set({ email, folded: foldedOf(user.name, email), passwordHash, emailVerifiedAt: now, updatedAt: now })
      .where(eq(users.id, user.id))
    await dropLaterFactor(ctx, user.id, change.askedAt)
    await endSessions(ctx, user.id)
    const resetToken = await makeReset(ctx, user.id, RESET_MINUTES)
    return { email, resetToken: resetToken ?? fail('accounts.bad-undo') }
  })
}

/** A second factor switched on after the request belongs to the requester. */
const dropLaterFactor = async (ctx: Ctx, userId: string, askedAt: Date): Promise<void> => {
  const since = await factorSince(ctx, userId)
  if (since && since >= askedAt && (await dropFactor(ctx, userId))) await emitFactorChange(ctx, userId, 'undone')
}
