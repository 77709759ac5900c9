import type { Answer, api, Input } from '@feria/contract'
import { and, eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { lockPair, noteBlocks } from '../../accounts/accounts.module.ts'
import { hasAny } from '../queries.ts'
import { blocks } from '../tables.ts'

/** Ends the caller's block of a member; one that the other made stays. Idempotent. */
export const unblockMember = (ctx: Ctx, { params }: Input<typeof api.blocks.remove>): Promise<Answer<typeof api.blocks.remove>> =>
  withTransaction(ctx, async (ctx) => {
    const { id: blockerId } = memberOf(ctx)
    await lockPair(ctx, blockerId, params.userId)
    await ctx.db.delete(blocks).where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, params.userId)))
    for (const id of [blockerId, params.userId]) await noteBlocks(ctx, [id], await hasAny(ctx, id))
    return { userId: params.userId, isBlocked: false }
  })
