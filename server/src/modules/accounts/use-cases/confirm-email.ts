import type { Answer, api, Input } from '@feria/contract'
import { and, eq, gt } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { isKept, lockUser, voidLinks } from '../links.ts'
import { foldedOf } from '../rules.ts'
import { hashSecret } from '../secrets.ts'
import { emailChanges, users } from '../tables.ts'

/**
 * Makes the address behind an emailed link its member's verified email. Anyone with the link may call, once and within 60 minutes.
 * Refuses when another account took the address meanwhile, or may come back to it. Links to set a password sent to the old address stop
 * working.
 */
export const confirmEmail = (
  ctx: Ctx,
  { body }: Input<typeof api.accounts.confirmEmail>,
): Promise<Answer<typeof api.accounts.confirmEmail>> =>
  withTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const findChange = async () => {
      const ofLink = and(eq(emailChanges.tokenHash, hashSecret(body.token)), gt(emailChanges.expiresAt, now))
      return (await ctx.db.select().from(emailChanges).where(ofLink))[0]
    }
    const asked = await findChange()
    const user = asked && (await lockUser(ctx, asked.userId))
    // The previous holder of the lock may have voided it.
    const change = await findChange()
    if (!user || !change) return fail('accounts.bad-confirmation')
    const { email } = change
    await ctx.db
      .update(users)
      .set({ email, folded: foldedOf(user.name, email), emailVerifiedAt: now, updatedAt: now })
      .where(eq(users.id, user.id))
    if (await isKept(ctx, email, user.id)) emailTaken()
    await voidLinks(ctx, user.id)
    return { email }
  })

/** Refuses an address of another account. */
export const emailTaken = (): never => fail('accounts.email-taken', {}, { email: 'Ya hay una cuenta con ese email.' })
