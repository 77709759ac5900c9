import type { api, Input } from '@feria/contract'
import type { OwnAbuseReport } from '@feria/contract/moderation/schemas'
import type { AbuseState } from '@feria/contract/moderation/values'
import type { Page } from '@feria/contract/page'
import { and, desc, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import type { CaseRow } from '../holds.ts'
import { abuseCases, abuseReports } from '../tables.ts'

/** What became of a report, without what became of the other. */
const stateOf = ({ decision, outcome }: CaseRow): AbuseState => {
  if (outcome === 'overturned') return 'overturned'
  if (!decision) return 'open'
  return decision === 'nothing' ? 'nothing' : 'acted'
}

/** The member's own reports, the newest first: what they said, whether it was decided, and the words of the decision. */
export const listOwnReports = async (ctx: Ctx, { query }: Input<typeof api.moderation.mine>): Promise<Page<OwnAbuseReport>> => {
  const last = readCursor(z.uuid(), query.cursor)
  const rows = await ctx.db
    .select({ report: abuseReports, found: abuseCases })
    .from(abuseReports)
    .innerJoin(abuseCases, eq(abuseCases.id, abuseReports.caseId))
    .where(and(eq(abuseReports.reporterId, memberOf(ctx).id), last ? lt(abuseReports.id, last) : undefined))
    .orderBy(desc(abuseReports.id))
    .limit(query.limit + 1)
  return pageOf(
    rows,
    query.limit,
    ({ report, found }) => ({
      id: report.id,
      subject: report.subject,
      title: found.copy.title,
      reason: report.reason,
      text: report.text,
      createdAt: report.createdAt.toISOString(),
      state: stateOf(found),
      note: found.note,
      decidedAt: found.decidedAt?.toISOString() ?? null,
      can: { withdraw: found.decidedAt === null },
    }),
    ({ report }) => report.id,
  )
}
