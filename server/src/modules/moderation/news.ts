import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { emit } from '../../core/events.ts'
import { withTransaction } from '../../core/transaction.ts'
import { users } from '../accounts/tables.ts'
import { abuseCases, abuseReports } from './tables.ts'

const isThere = isNull(users.deletedAt)
const person = { id: users.id, name: users.name, email: users.email }

/** A case with whom it is about; null once it is gone, or they are. For emails and `notifications`. */
export const newsOfCase = async (ctx: Ctx, caseId: string) => {
  const [row] = await ctx.db
    .select({ found: abuseCases, about: person })
    .from(abuseCases)
    .innerJoin(users, and(eq(users.id, abuseCases.aboutId), isThere))
    .where(eq(abuseCases.id, caseId))
  return row ?? null
}

/** A case with one of its reporters; null once either is gone. For emails and `notifications`. */
export const newsForReporter = async (ctx: Ctx, { caseId, userId }: Events['moderation.reporter-due']) => {
  const [row] = await ctx.db
    .select({ found: abuseCases, reporter: person })
    .from(abuseReports)
    .innerJoin(abuseCases, eq(abuseCases.id, abuseReports.caseId))
    .innerJoin(users, and(eq(users.id, abuseReports.reporterId), isThere))
    .where(and(eq(abuseReports.caseId, caseId), eq(abuseReports.reporterId, userId)))
  return row ?? null
}

/** Has each reporter of a decided case told of it by a job of its own: there may be many. */
export const emitToReporters = async (ctx: Ctx, { caseId }: Events['moderation.decided']): Promise<void> => {
  const rows = await ctx.db
    .select({ userId: abuseReports.reporterId })
    .from(abuseReports)
    .where(and(eq(abuseReports.caseId, caseId), isNotNull(abuseReports.reporterId)))
  await withTransaction(ctx, async (ctx) => {
    for (const { userId } of rows) if (userId) await emit(ctx, 'moderation.reporter-due', { caseId, userId })
  })
}
