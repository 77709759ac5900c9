import type { Answer, api, Input } from '@feria/contract'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { atomically } from '../../atomically.ts'
import type { Ctx } from '../../context.ts'
import { fail } from '../../errors.ts'
import { foldedOf } from './accounts.rules.ts'
import { hashSecret } from './accounts.secrets.ts'
import { emailChanges, passwordResets, users } from './accounts.tables.ts'

/**
 * Makes the address behind a mailed link the email of its member. Anyone with the link may call, once and within 60 minutes.
 * Refuses when another account took the address meanwhile. Links to set a password that went to the old address stop working.
 */
export const confirmEmail = (
  ctx: Ctx,
  { body }: Input<typeof api.accounts.confirmEmail>,
): Promise<Answer<typeof api.accounts.confirmEmail>> =>
  atomically(ctx, async (ctx) => {
    const now = ctx.now()
    const [change] = await ctx.db
      .delete(emailChanges)
      .where(and(eq(emailChanges.tokenHash, hashSecret(body.token)), gt(emailChanges.expiresAt, now)))
      .returning()
    if (!change) return fail('accounts.bad-confirmation')
    const [user] = await ctx.db
      .select()
      .from(users)
      .where(and(eq(users.id, change.userId), isNull(users.deletedAt)))
      .for('update')
    if (!user) return fail('accounts.bad-confirmation')
    await ctx.db
      .update(users)
      .set({ email: change.email, folded: foldedOf(user.name, change.email), pendingEmail: null, updatedAt: now })
      .where(eq(users.id, user.id))
    await ctx.db.delete(passwordResets).where(and(eq(passwordResets.userId, user.id), isNull(passwordResets.usedAt)))
    return { email: change.email }
  })
