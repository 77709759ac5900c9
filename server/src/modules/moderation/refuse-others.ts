import { and, eq, isNull, ne } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { users } from '../accounts/tables.ts'
import { nameOf } from './cases.ts'
import type { CaseRow } from './holds.ts'
import { takenUntil } from './rules.ts'

const clock = new Intl.DateTimeFormat('es-AR', { timeZone: 'America/Argentina/Buenos_Aires', hour: '2-digit', minute: '2-digit' })

/**
 * Refuses a case that the admin may not decide now: about themselves, decided already, or taken by another admin, whom it names. Of an
 * appeal, also to whoever took the decision, where there is another admin.
 */
export const refuseOthers = async (ctx: Ctx, found: CaseRow): Promise<void> => {
  const me = memberOf(ctx).id
  if (found.aboutId === me) fail('moderation.about-you')
  if (!found.dueAt) fail('moderation.decided', { name: await nameOf(ctx, found.appealDecidedBy ?? found.decidedBy) })
  const until = takenUntil(found.takenAt, ctx.now())
  if (until && found.takenBy !== me) fail('moderation.taken', { name: await nameOf(ctx, found.takenBy), until: clock.format(until) })
  if (found.appealedAt && found.decidedBy === me && (await hasOtherAdmin(ctx, found))) fail('moderation.same-admin')
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
