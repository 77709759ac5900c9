import type { Answer, api } from '@feria/contract'
import { eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { sessions } from '../tables.ts'

/** Ends the current session; the member's other sessions stay. */
export const logOut = async (ctx: Ctx): Promise<Answer<typeof api.accounts.logout>> => {
  const { id: userId, tokenHash } = memberOf(ctx)
  await withTransaction(ctx, async (ctx) => {
    await ctx.db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
    ctx.log.info({ userId }, 'session ended')
    await emit(ctx, 'accounts.sessions-ended', { userId, tokenHashes: [tokenHash] })
  })
  return { message: 'Cerraste sesión.' }
}
