import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { emit } from '../../core/events.ts'
import { withTransaction } from '../../core/transaction.ts'
import { lockUser } from './links.ts'
import { suspends } from './restrictions.ts'
import { restrictions } from './tables.ts'

const MAX_AT_ONCE = 200

/** Closes the open restriction of a member, whose row the caller has locked, and returns it; undefined without one. */
export const endOpen = async (ctx: Ctx, userId: string) => {
  const [ended] = await ctx.db
    .update(restrictions)
    .set({ endedAt: ctx.now(), endedById: ctx.actor?.id ?? null })
    .where(and(eq(restrictions.userId, userId), isNull(restrictions.endedAt)))
    .returning()
  return ended
}

/** Takes what a member offers out of everybody else's sight, or gives it back, in every module. */
export const withhold = async (ctx: Ctx, userId: string, isWithheld: boolean): Promise<void> => {
  for (const { withhold } of Object.values(ctx.personalData)) await withhold?.(ctx, userId, isWithheld)
}

/** Gives back what the members offer whose suspension is over; they themselves are free from its end on. Runs every minute. */
export const endRestrictions = async (ctx: Ctx): Promise<void> => {
  const isOver = and(isNull(restrictions.endedAt), lte(restrictions.until, ctx.now()))
  const over = await ctx.db.select({ userId: restrictions.userId }).from(restrictions).where(isOver).limit(MAX_AT_ONCE)
  for (const { userId } of over) {
    await withTransaction(ctx, async (ctx) => {
      await lockUser(ctx, userId)
      const [ended] = await ctx.db
        .update(restrictions)
        .set({ endedAt: ctx.now() })
        .where(and(eq(restrictions.userId, userId), isOver))
        .returning()
      if (!ended) return
      if (suspends(ended)) await withhold(ctx, userId, false)
      await emit(ctx, 'accounts.restriction-ended', { userId, restrictionId: ended.id })
    })
  }
}
