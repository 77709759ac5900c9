import type { Answer, api } from '@feria/contract'
import { eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../context.ts'
import { sessions } from './accounts.tables.ts'

/** Ends the session that the call came with; the member's other sessions go on. */
export const logOut = async (ctx: Ctx): Promise<Answer<typeof api.accounts.logout>> => {
  await ctx.db.delete(sessions).where(eq(sessions.tokenHash, memberOf(ctx).tokenHash))
  return { message: 'Cerraste sesión.' }
}
