import type { Answer, api, Input } from '@feria/contract'
import { and, desc, eq, gt } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { deviceOf } from '../devices.ts'
import { endOthers } from '../queries.ts'
import { sessions } from '../tables.ts'

const MAX_LISTED = 100

/** The member's own sessions, the current one first. */
export const listSessions = async (ctx: Ctx): Promise<Answer<typeof api.accounts.sessions>> => {
  const { id, tokenHash } = memberOf(ctx)
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, ctx.now())))
    .orderBy(desc(eq(sessions.tokenHash, tokenHash)), desc(sessions.usedAt), desc(sessions.createdAt))
    .limit(MAX_LISTED)
  return rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.agent),
    createdAt: row.createdAt.toISOString(),
    usedAt: row.usedAt.toISOString(),
    isCurrent: row.tokenHash === tokenHash,
  }))
}

/** Ends one of the member's own sessions and emits the event that closes its connections. Another member's id is not found. */
export const endSession = (ctx: Ctx, { params }: Input<typeof api.accounts.endSession>): Promise<Answer<typeof api.accounts.endSession>> =>
  withTransaction(ctx, async (ctx) => {
    const { id: userId } = memberOf(ctx)
    const [ended] = await ctx.db
      .delete(sessions)
      .where(and(eq(sessions.id, params.id), eq(sessions.userId, userId)))
      .returning()
    if (!ended) return fail('accounts.session-not-found')
    await emit(ctx, 'accounts.sessions-ended', { userId, tokenHashes: [ended.tokenHash] })
    return { message: 'Cerramos esa sesión.' }
  })

/** Ends every session of the member except the current one, and returns how many. */
export const endOtherSessions = (ctx: Ctx): Promise<Answer<typeof api.accounts.endOtherSessions>> =>
  withTransaction(ctx, async (ctx) => ({ message: 'Cerramos las demás sesiones.', ended: await endOthers(ctx) }))
