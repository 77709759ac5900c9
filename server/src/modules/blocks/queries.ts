import { eq, or } from 'drizzle-orm'
import type { Ctx, PersonalData } from '../../core/context.ts'
import { noteBlocks } from '../accounts/accounts.module.ts'
import { blocks } from './tables.ts'

/** Whether a member blocked anybody, or anybody them. */
export const hasAny = async (ctx: Ctx, userId: string): Promise<boolean> => {
  const isTheirs = or(eq(blocks.blockerId, userId), eq(blocks.blockedId, userId))
  return (await ctx.db.select({ id: blocks.id }).from(blocks).where(isTheirs).limit(1)).length > 0
}

/** Whom a member blocked, which goes with the account, as what others made of it does; who blocked them is nobody's to read. */
export const blockPersonalData: PersonalData = {
  export: async (ctx, userId) => {
    const { blockedId, createdAt } = blocks
    return ctx.db.select({ blockedId, createdAt }).from(blocks).where(eq(blocks.blockerId, userId)).orderBy(blocks.id)
  },
  erase: async (ctx, userId) => {
    await ctx.db.delete(blocks).where(or(eq(blocks.blockerId, userId), eq(blocks.blockedId, userId)))
    await noteBlocks(ctx, [userId], false)
  },
}
