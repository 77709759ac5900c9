import type { Answer, api } from '@feria/contract'
import { and, eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { audit } from '../audit.ts'
import { endOthers } from '../queries.ts'
import { users } from '../tables.ts'

/**
 * Ends the own Premium at once, without a reason being asked, and mails that it did: the law wants leaving to be as easy as joining
 * (Disposición 954/2025). The current session goes on without its rights; the others end. Refuses members without Premium.
 */
export const endOwnPremium = (ctx: Ctx): Promise<Answer<typeof api.accounts.endOwnPremium>> =>
  withTransaction(ctx, async (ctx) => {
    const { id } = memberOf(ctx)
    const [user] = await ctx.db
      .update(users)
      .set({ role: 'user', premiumUntil: null, updatedAt: ctx.now() })
      .where(and(eq(users.id, id), eq(users.role, 'premium')))
      .returning()
    if (!user) return fail('accounts.no-premium')
    await endOthers(ctx)
    await audit(ctx, 'user.premium-left', { kind: 'user', id, name: user.name })
    await emit(ctx, 'accounts.premium-left', { userId: id })
    return { role: user.role }
  })
