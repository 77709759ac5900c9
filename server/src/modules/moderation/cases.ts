import { isAdmin } from '@feria/contract/accounts/values'
import type { AbuseCase } from '@feria/contract/moderation/schemas'
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { auditReadings } from '../accounts/accounts.module.ts'
import { users } from '../accounts/tables.ts'
import { partiesOfMessage } from '../chat/chat.module.ts'
import { withAddresses, withoutPictures } from './evidence.ts'
import type { CaseRow } from './holds.ts'
import { takenUntil } from './rules.ts'
import { abuseCases, abuseReports } from './tables.ts'

/** Who left, in place of their name. */
export const LEFT = 'Ex miembro'

const about = alias(users, 'about')
const taker = alias(users, 'taker')
const decider = alias(users, 'decider')

/** A case, locked until the transaction ends. Fails with `moderation.not-found`. */
export const lockCase = async (ctx: Ctx, id: string): Promise<CaseRow> => {
  const [row] = await ctx.db.select().from(abuseCases).where(eq(abuseCases.id, id)).for('update')
  return row ?? fail('moderation.not-found')
}

/** The name of a member for messages to admins. */
export const nameOf = async (ctx: Ctx, id: string | null): Promise<string> => {
  const [row] = id ? await ctx.db.select({ name: users.name }).from(users).where(eq(users.id, id)) : []
  return row?.name ?? LEFT
}

/** Cases as admins read them, as rows; the caller says which, and in which order. */
export const selectCases = (ctx: Ctx) =>
  ctx.db
    .select({
      row: abuseCases,
      reports: sql<number>`(select count(*)::int from ${abuseReports} where ${abuseReports.caseId} = ${abuseCases.id})`,
      about: { name: about.name, role: about.role, deletedAt: about.deletedAt },
      taker: taker.name,
      decider: decider.name,
    })
    .from(abuseCases)
    .innerJoin(about, eq(about.id, abuseCases.aboutId))
    .leftJoin(taker, eq(taker.id, abuseCases.takenBy))
    .leftJoin(decider, eq(decider.id, abuseCases.decidedBy))
    .$dynamic()

type Selected = Awaited<ReturnType<ReturnType<typeof selectCases>['execute']>>[number]

/** A case as admins read it. */
export const toCase = (ctx: Ctx, { row, reports, about, taker, decider }: Selected): AbuseCase => {
  const until = takenUntil(row.takenAt, ctx.now())
  return {
    id: row.id,
    subject: row.subject,
    subjectId: row.subjectId,
    about: { id: row.aboutId, name: about.deletedAt ? LEFT : about.name, isAdmin: isAdmin(about.role) },
    copy: withoutPictures(row.copy),
    reason: row.reason,
    reports,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    isOverdue: row.dueAt !== null && row.dueAt < ctx.now(),
    heldUntil: row.heldUntil?.toISOString() ?? null,
    taken: until && row.takenBy ? { by: { id: row.takenBy, name: taker ?? LEFT }, until: until.toISOString() } : null,
    decided:
      row.decision && row.decidedAt
        ? {
            decision: row.decision,
            days: row.days,
            reason: row.rule,
            note: row.note ?? '',
            by: decider ?? LEFT,
            decidedAt: row.decidedAt.toISOString(),
          }
        : null,
    appeal: row.appealedAt
      ? { text: row.appealText, createdAt: row.appealedAt.toISOString(), outcome: row.outcome, note: row.appealNote }
      : null,
  }
}

/** A case without the words of a conversation: those are read one case at a time, which is recorded. */
export const withoutWords = (found: AbuseCase): AbuseCase =>
  found.subject === 'message' ? { ...found, copy: { ...found.copy, text: null } } : found

/**
 * One case as admins read it; that they read the words of a reported message is recorded for whose conversation it is. Fails with
 * `moderation.not-found`.
 */
export const readCase = async (ctx: Ctx, id: string): Promise<AbuseCase> => {
  const [found] = await selectCases(ctx).where(eq(abuseCases.id, id))
  if (!found) return fail('moderation.not-found')
  const { subject, subjectId } = found.row
  if (subject === 'message')
    await auditReadings(ctx, [{ caseId: id, why: 'abuse-report', memberIds: await partiesOfMessage(ctx, subjectId) }])
  return { ...toCase(ctx, found), copy: await withAddresses(ctx, found.row.copy) }
}
