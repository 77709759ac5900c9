import type { RestrictionKind } from '@feria/contract/accounts/values'
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { withTransaction } from '../../core/transaction.ts'
import { lockUser } from './links.ts'
import { restrictions } from './tables.ts'

const MAX_AT_ONCE = 200

/** What holds a member back now; without `until` it has no end. Reason and note are what the member reads. */
export interface Restriction {
  kind: RestrictionKind
  reason: string
  note: string
  since: Date
  until: Date | null
}

const { kind, reason, note, since, until } = restrictions
export const restrictionColumns = { kind, reason, note, since, until }

/** Whether a restriction takes its member's acts and listings away, and does not only limit them. */
export const suspends = ({ kind }: { kind: RestrictionKind }): boolean => kind !== 'limited'

/** The condition of a restriction that holds at a moment, whether or not a job has ended those whose time is over. */
export const holdsAt = (now: Date) => and(isNull(restrictions.endedAt), or(isNull(restrictions.until), gt(restrictions.until, now)))

/** What holds a member back now; null for nothing, and from the moment on in which its time is over. */
export const restrictionOf = async (ctx: Ctx, userId: string): Promise<Restriction | null> => {
  const [found] = await ctx.db
    .select(restrictionColumns)
    .from(restrictions)
    .where(and(eq(restrictions.userId, userId), holdsAt(ctx.now())))
  return found ?? null
}

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
      if (ended && suspends(ended)) await withhold(ctx, userId, false)
    })
  }
}
