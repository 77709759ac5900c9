import type { Answer, api, Input } from '@feria/contract'
import { TERMS_VERSION } from '@feria/contract/accounts/terms'
import { eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { termsAcceptances, users } from '../tables.ts'

/**
 * Keeps that a member accepted a version of the terms, and when; again it changes nothing. Members only, for themselves. Refuses a version
 * that is not the newest, which a page opened long ago may show.
 */
export const acceptTerms = (
  ctx: Ctx,
  { body: { version } }: Input<typeof api.accounts.acceptTerms>,
): Promise<Answer<typeof api.accounts.acceptTerms>> => {
  if (version !== TERMS_VERSION) return fail('accounts.old-terms')
  return withTransaction(ctx, async (ctx) => {
    const { id } = memberOf(ctx)
    await keepTerms(ctx, id)
    await ctx.db.update(users).set({ acceptedTerms: version }).where(eq(users.id, id))
    return { acceptedTerms: version }
  })
}

/** Keeps when a member accepted the newest version first. */
export const keepTerms = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.insert(termsAcceptances).values({ userId, version: TERMS_VERSION, acceptedAt: ctx.now() }).onConflictDoNothing()
}
