import type { Answer, api, Input } from '@feria/contract'
import { and, count, eq, gt } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { audit } from '../audit.ts'
import { lockUser } from '../links.ts'
import { endSessions } from '../queries.ts'
import { refuseOfStaff } from '../staff.ts'
import { sessions } from '../tables.ts'

/**
 * Ends every session of another member, closes their live connections, emails them, and answers how many there were; with none open nothing
 * happens. Admins, and staff but for those of others of the staff; audited. Fails with `accounts.not-allowed` for oneself, who has a call
 * of their own for it, and with `accounts.not-found`.
 */
export const endSessionsOf = (
  ctx: Ctx,
  { params }: Input<typeof api.accounts.endSessionsOf>,
): Promise<Answer<typeof api.accounts.endSessionsOf>> =>
  withTransaction(ctx, async (ctx) => {
    if (params.id === memberOf(ctx).id) fail('accounts.not-allowed')
    const user = await lockUser(ctx, params.id)
    if (!user) return fail('accounts.not-found')
    await refuseOfStaff(ctx, [user.id])
    const [open] = await ctx.db
      .select({ n: count() })
      .from(sessions)
      .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, ctx.now())))
    const ended = open?.n ?? 0
    if (ended === 0) return { message: 'No tenía sesiones abiertas.', ended }
    await endSessions(ctx, user.id)
    await audit(ctx, 'user.sessions-ended', { kind: 'user', id: user.id, name: user.name }, { sessions: String(ended) })
    await emit(ctx, 'accounts.signed-out', { userId: user.id })
    return { message: 'Cerramos todas sus sesiones.', ended }
  })
