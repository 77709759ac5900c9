import type { Role } from '@feria/contract/accounts'
import { and, count, eq, isNull } from 'drizzle-orm'
import { atomically } from '../../atomically.ts'
import type { Ctx } from '../../context.ts'
import { fail } from '../../errors.ts'
import { endSessions } from './accounts.queries.ts'
import { isAdmin } from './accounts.rules.ts'
import { users } from './accounts.tables.ts'

/**
 * Gives a member another role and ends their sessions, so that no old right lives on. For the operator's command line and admins.
 * Refuses unknown emails, and to take the role from the last admin.
 */
export const setRole = (ctx: Ctx, email: string, role: Role): Promise<void> =>
  atomically(ctx, async (ctx) => {
    const isMember = and(eq(users.email, email.trim().toLowerCase()), isNull(users.deletedAt))
    const [user] = await ctx.db.select().from(users).where(isMember).for('update')
    if (!user) return fail('accounts.not-found')
    if (user.role === role) return
    if (isAdmin(user.role)) {
      const [admins] = await ctx.db
        .select({ n: count() })
        .from(users)
        .where(and(eq(users.role, 'admin'), isNull(users.deletedAt)))
      if ((admins?.n ?? 0) <= 1) fail('accounts.last-admin')
    }
    await ctx.db.update(users).set({ role, updatedAt: ctx.now() }).where(eq(users.id, user.id))
    await endSessions(ctx, user.id)
  })
