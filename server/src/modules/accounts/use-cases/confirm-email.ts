import type { Answer, api, Input } from '@feria/contract'
import { and, eq, gt } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { isKept, lockUser, proveEmail, voidLinks } from '../links.ts'
import { foldedOf } from '../rules.ts'
import { hashSecret } from '../secrets.ts'
import { emailChanges, emailConfirmations, users } from '../tables.ts'

/**
 * Confirms the address behind an emailed link: that of a registration, or a new one, which becomes the member's email. Anyone with the
 * link may call, once, within 24 hours of a registration and 60 minutes of a change. Refuses when another account took the address
 * meanwhile, or may come back to it. After a change, links to set a password sent to the old address stop working.
 */
export const confirmEmail = (
  ctx: Ctx,
  { body }: Input<typeof api.accounts.confirmEmail>,
): Promise<Answer<typeof api.accounts.confirmEmail>> =>
  withTransaction(ctx, async (ctx) => (await confirmFirst(ctx, body.token)) ?? (await confirmChange(ctx, body.token)))

/** Confirms the address that the account was registered with, while it still is its address; null for another link. */
const confirmFirst = async (ctx: Ctx, token: string): Promise<{ email: string } | null> => {
  const ofLink = and(eq(emailConfirmations.tokenHash, hashSecret(token)), gt(emailConfirmations.expiresAt, ctx.now()))
  const [asked] = await ctx.db.select().from(emailConfirmations).where(ofLink)
  const user = asked && (await lockUser(ctx, asked.userId))
  // The previous holder of the lock may have used it, replaced it or corrected the address.
  const [used] = user ? await ctx.db.delete(emailConfirmations).where(ofLink).returning() : []
  if (!user || used?.email !== user.email) return null
  await proveEmail(ctx, user.id)
  return { email: user.email }
}

const confirmChange = async (ctx: Ctx, token: string): Promise<{ email: string }> => {
  const now = ctx.now()
  const findChange = async () => {
    const ofLink = and(eq(emailChanges.tokenHash, hashSecret(token)), gt(emailChanges.expiresAt, now))
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
}

/** Refuses an address of another account. */
export const emailTaken = (): never => fail('accounts.email-taken', {}, { email: 'Ya hay una cuenta con ese email.' })
