import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { audit } from '../audit.ts'
import { lockUser } from '../links.ts'
import { endOpen, suspends, withhold } from '../restrictions.ts'

/**
 * Ends what holds a member back before its time, and gives back what they offer. For admins' use cases and the operator's command line,
 * which ask for the right to it; audited. Fails with `accounts.not-restricted` where nothing does. Joins an open transaction.
 */
export const liftRestriction = (ctx: Ctx, { userId }: { userId: string }): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const user = await lockUser(ctx, userId)
    if (!user) return fail('accounts.not-found')
    const lifted = await endOpen(ctx, userId)
    if (!lifted) return fail('accounts.not-restricted')
    if (suspends(lifted)) await withhold(ctx, userId, false)
    await audit(ctx, 'user.restriction-lifted', { kind: 'user', id: userId, name: user.name }, { kind: lifted.kind })
  })
