import { isAdmin } from '@feria/contract/accounts/values'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { refuseOfStaff } from '../accounts/accounts.module.ts'
import { users } from '../accounts/tables.ts'
import { nameOf } from './cases.ts'
import type { CaseRow } from './holds.ts'
import { takenUntil } from './rules.ts'
import { abuseReports } from './tables.ts'

const clock = new Intl.DateTimeFormat('es-AR', { timeZone: 'America/Argentina/Buenos_Aires', hour: '2-digit', minute: '2-digit' })

/**
 * Refuses a case that the caller may not decide now: about themselves, decided already, or taken by somebody else, whom it names. Of an
 * appeal, also to whoever took the decision, where there is another admin. To a moderator also what is about an admin or the staff, and
 * what they reported themselves.
 */
export const refuseOthers = async (ctx: Ctx, found: CaseRow): Promise<void> => {
  const me = memberOf(ctx).id
  if (found.aboutId === me) fail('moderation.about-you')
  await refuseOfStaff(ctx, [found.aboutId])
  if (await hasReported(ctx, found)) fail('moderation.reported-by-you')
  if (!found.dueAt) fail('moderation.decided', { name: await nameOf(ctx, found.appealDecidedBy ?? found.decidedBy) })
  const until = takenUntil(found.takenAt, ctx.now())
  if (until && found.takenBy !== me) fail('moderation.taken', { name: await nameOf(ctx, found.takenBy), until: clock.format(until) })
  if (found.appealedAt && found.decidedBy === me && (await hasOtherAdmin(ctx, found))) fail('moderation.same-admin')
}

/** Whether a moderator reported it themselves; of admins it is not asked, since there may be only one. */
const hasReported = async (ctx: Ctx, { id: caseId }: CaseRow): Promise<boolean> => {
  const me = memberOf(ctx)
  if (isAdmin(me.role)) return false
  const isOwn = and(eq(abuseReports.caseId, caseId), eq(abuseReports.reporterId, me.id))
  const [own] = await ctx.db.select({ id: abuseReports.id }).from(abuseReports).where(isOwn).limit(1)
  return own !== undefined
}

/** Whether there is an admin who could decide instead: neither the caller nor whom it is about. */
const hasOtherAdmin = async (ctx: Ctx, { aboutId }: CaseRow): Promise<boolean> => {
  const isOther = and(ne(users.id, memberOf(ctx).id), ne(users.id, aboutId))
  const [other] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.deletedAt), isOther))
    .limit(1)
  return other !== undefined
}
