import type { Answer, api, Input } from '@feria/contract'
import { MAX_BLOCKS } from '@feria/contract/blocks/values'
import { count, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { lockPair, noteBlocks } from '../../accounts/accounts.module.ts'
import { blocks } from '../tables.ts'

/**
 * Keeps the caller and another member apart, both ways: neither finds, writes to or is told of the other, and the other is not told why.
 * Orders under way go on. Idempotent. Refuses oneself, members who are not there, and the 1,001st.
 */
export const blockMember = (ctx: Ctx, { params }: Input<typeof api.blocks.put>): Promise<Answer<typeof api.blocks.put>> =>
  withTransaction(ctx, async (ctx) => {
    const { id: blockerId } = memberOf(ctx)
    const blockedId = params.userId
    if (blockedId === blockerId) return fail('blocks.yourself')
    // Locked, so that two concurrent calls cannot both be the thousandth, and a block that ends meanwhile is seen.
    if (!(await lockPair(ctx, blockerId, blockedId))) return fail('accounts.not-found')
    const now = ctx.now()
    await ctx.db
      .insert(blocks)
      .values({ id: newId({ msecs: now.getTime() }), blockerId, blockedId, createdAt: now })
      .onConflictDoNothing()
    const [made] = await ctx.db.select({ n: count() }).from(blocks).where(eq(blocks.blockerId, blockerId))
    if ((made?.n ?? 0) > MAX_BLOCKS) return fail('blocks.too-many', { max: MAX_BLOCKS })
    await noteBlocks(ctx, [blockerId, blockedId], true)
    return { userId: blockedId, isBlocked: true }
  })
