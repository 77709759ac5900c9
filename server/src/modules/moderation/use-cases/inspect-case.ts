import type { Answer, api, Input } from '@feria/contract'
import type { InspectedCase } from '@feria/contract/moderation/schemas'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { refuseOfStaff } from '../../accounts/accounts.module.ts'
import { users } from '../../accounts/tables.ts'
import { shownScore } from '../../reviews/reviews.module.ts'
import { reputations } from '../../reviews/tables.ts'
import { LEFT, readCase } from '../cases.ts'
import { countLost } from '../reporters.ts'
import { abuseCases, abuseReports } from '../tables.ts'

const SHOWN_REPORTS = 50
const SHOWN_CASES = 20

/**
 * A case with its newest reports and what is known of whom it is about. Admins, and moderators but for what is about staff, themselves
 * included: they would read who reported them. Fails with `moderation.not-found`.
 */
export const inspectCase = async (
  ctx: Ctx,
  { params }: Input<typeof api.moderation.inspect>,
): Promise<Answer<typeof api.moderation.inspect>> => {
  const found = await readCase(ctx, params.id)
  await refuseOfStaff(ctx, [found.about.id])
  return { ...found, reported: await readReported(ctx, found.id), history: await readHistory(ctx, found.id, found.about.id) }
}

const readReported = async (ctx: Ctx, caseId: string): Promise<InspectedCase['reported']> => {
  const rows = await ctx.db
    .select({ report: abuseReports, name: users.name, leftAt: users.deletedAt })
    .from(abuseReports)
    .leftJoin(users, eq(users.id, abuseReports.reporterId))
    .where(eq(abuseReports.caseId, caseId))
    .orderBy(desc(abuseReports.id))
    .limit(SHOWN_REPORTS)
  const lost = await countLost(
    ctx,
    rows.flatMap(({ report }) => report.reporterId ?? []),
  )
  return rows.map(({ report: { reporterId, reason, text, createdAt }, name, leftAt }) => ({
    reason,
    text,
    createdAt: createdAt.toISOString(),
    reporter: reporterId ? { id: reporterId, name: leftAt || !name ? LEFT : name, lost: lost.get(reporterId) ?? 0 } : null,
  }))
}

const readHistory = async (ctx: Ctx, caseId: string, userId: string): Promise<InspectedCase['history']> => {
  const [person] = await ctx.db
    .select({ since: users.createdAt, sums: reputations })
    .from(users)
    .leftJoin(reputations, eq(reputations.userId, users.id))
    .where(eq(users.id, userId))
  if (!person) return fail('accounts.not-found')
  const { id, subject, copy, reason, createdAt, decision, outcome } = abuseCases
  const cases = await ctx.db
    .select({ id, subject, copy, reason, createdAt, decision, outcome })
    .from(abuseCases)
    .where(and(eq(abuseCases.aboutId, userId), ne(abuseCases.id, caseId)))
    .orderBy(desc(abuseCases.id))
    .limit(SHOWN_CASES)
  return {
    since: person.since.toISOString(),
    sales: person.sums?.sales ?? 0,
    reviews: person.sums?.count ?? 0,
    score: person.sums && shownScore(person.sums.score, person.sums.count),
    cases: cases.map(({ copy, createdAt, ...one }) => ({ ...one, title: copy.title, createdAt: createdAt.toISOString() })),
  }
}
