import type { Answer, api, Input } from '@feria/contract'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { audit, refuseOfStaff } from '../../accounts/accounts.module.ts'
import { users } from '../../accounts/tables.ts'
import { settleHeld } from '../held.ts'

/**
 * Lets a held message pass to its receiver, or keeps it from them for good; its sender sees which. Admins, and moderators but for staff's
 * own, once, audited; fails with `chat.held-not-found` when two hours passed first.
 */
export const decideHeld = (ctx: Ctx, { params, body }: Input<typeof api.chat.decideHeld>): Promise<Answer<typeof api.chat.decideHeld>> =>
  withTransaction(ctx, async (ctx) => {
    const held = await settleHeld(ctx, params.id, body.decision === 'deliver' ? 'delivered' : 'refused')
    if (!held) return fail('chat.held-not-found')
    await refuseOfStaff(ctx, [held.senderId, held.receiverId])
    const [sender] = await ctx.db.select({ name: users.name }).from(users).where(eq(users.id, held.senderId))
    const subject = { kind: 'held-message' as const, id: held.id, name: `Mensaje de ${sender?.name ?? ''}` }
    await audit(ctx, 'held-message.decided', subject, { decision: body.decision })
    return { id: held.id, decision: body.decision }
  })
