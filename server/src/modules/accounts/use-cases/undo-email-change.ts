import type { Answer, api, Input } from '@feria/contract'
import { RESET_MINUTES } from '@feria/contract/accounts/values'
import { and, eq, gt, gte } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { lockUser, makeReset, voidLinks } from '../links.ts'
import { endSessions } from '../queries.ts'
import { foldedOf } from '../rules.ts'
import { dropFactor, factorSince, tellChange } from '../second-factor.ts'
import { hashPassword, hashSecret, newSecret } from '../secrets.ts'
import { emailChanges, users } from '../tables.ts'

/**
 * Gives an account the address back from which its email was changed, whether or not the change was confirmed, and undoes every change that
 * followed. Anyone with the link that was mailed there may call, once and within 72 hours. Every session ends, other links are void, and
 * the password is nobody's until another is set with the token that is answered: whoever asked for the change knew it. A second factor
 * stays, unless it was switched on after the change was asked for.
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

/** A second factor that came after the change belongs to whoever asked for it. */
const dropLaterFactor = async (ctx: Ctx, userId: string, askedAt: Date): Promise<void> => {
  const since = await factorSince(ctx, userId)
  if (since && since >= askedAt && (await dropFactor(ctx, userId))) await tellChange(ctx, userId, 'undone')
}
