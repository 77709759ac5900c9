import { isAdmin, type RestrictionKind } from '@feria/contract/accounts/values'
import { and, eq, gt, isNull, or, type Placeholder } from 'drizzle-orm'
import { type Ctx, memberOf, type Restriction } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { untilInWords } from '../../core/suspended.ts'
import { restrictions } from './tables.ts'

const { kind, reason, note, since, until } = restrictions
export const restrictionColumns = { kind, reason, note, since, until }

/** Whether a restriction takes its member's acts and listings away, and does not only limit them. */
export const suspends = ({ kind }: { kind: RestrictionKind }): boolean => kind !== 'limited'

/** Refuses a moderator to end an account for good, and to undo that, with `accounts.admin-ends`; admins and the operator may. */
export const refuseEnding = ({ actor }: Ctx): void => {
  if (actor && !isAdmin(actor.role)) fail('accounts.admin-ends')
}

/** The condition of a restriction that holds at a moment, whether or not a job has ended those whose time is over. */
export const holdsAt = (now: Date | Placeholder) =>
  and(isNull(restrictions.endedAt), or(isNull(restrictions.until), gt(restrictions.until, now)))

/** What holds a member back now; null for nothing, and from the moment on in which its time is over. */
export const restrictionOf = async (ctx: Ctx, userId: string): Promise<Restriction | null> => {
  const [found] = await ctx.db
    .select(restrictionColumns)
    .from(restrictions)
    .where(and(eq(restrictions.userId, userId), holdsAt(ctx.now())))
  return found ?? null
}

/** What holds a member back, as the API says it. */
export const toRestriction = ({ kind, reason, note, since, until }: Restriction) => ({
  kind,
  reason,
  note,
  since: since.toISOString(),
  until: until?.toISOString() ?? null,
})

/**
 * Refuses a member who was suspended since their call was admitted. Call it behind an insert that refers to them: that waits for a
 * suspension under way, which then either took what was inserted out of sight or is seen here.
 */
export const checkNotSuspended = async (ctx: Ctx): Promise<void> => {
  const restriction = await restrictionOf(ctx, memberOf(ctx).id)
  if (restriction && suspends(restriction)) fail('accounts.suspended', { until: untilInWords(restriction) })
}
