import type { Answer, api, Input } from '@feria/contract'
import { MEMBER_REPORTS_A_DAY, VISITOR_REPORTS_A_DAY } from '@feria/contract/moderation/values'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { limit } from '../../../platform/rate-limit.ts'
import { copyEvidence, removeEvidence } from '../evidence.ts'
import { type CaseRow, holdIfMany } from '../holds.ts'
import { hashAddress } from '../reporters.ts'
import { dueOf, moreUrgent } from '../rules.ts'
import { subjects } from '../subjects.ts'
import { abuseCases, abuseReports } from '../tables.ts'

const DAY_SECONDS = 86_400
const message = 'Gracias. Lo vamos a revisar.'
type Body = Input<typeof api.moderation.report>['body']

/**
 * Reports what the caller can see, as it is now; a second time changes reason and text while the case is open. Anyone reports products,
 * five a day from one address, and members everything that they are shown, 20 a day. What is not there, or not for them, gets the same
 * answer. Refuses what is the caller's own, and a subject whose report was decided.
 */
export const reportAbuse = async (
  ctx: Ctx,
  { body }: Input<typeof api.moderation.report>,
): Promise<Answer<typeof api.moderation.report>> => {
  const reporterId = ctx.actor?.id ?? null
  if (!reporterId && body.subject !== 'product') return fail('accounts.sign-in')
  const [who, max] = reporterId ? [reporterId, MEMBER_REPORTS_A_DAY] : [ctx.address, VISITOR_REPORTS_A_DAY]
  await limit(ctx, `abuse-reports:${who}`, { max, seconds: DAY_SECONDS })
  const found = await subjects[body.subject].find(ctx, body.id, reporterId)
  if (!found) return { id: newId({ msecs: ctx.now().getTime() }), message }
  if (found.aboutId === reporterId) return fail('moderation.own')
  const addressHash = await hashAddress(ctx)
  const pictures = await copyEvidence(ctx, body.id, found.pictures ?? [])
  const copy = pictures.length > 0 ? { ...found.copy, pictures } : found.copy
  let isKept = false
  try {
    const id = await withTransaction(ctx, async (ctx) => {
      const opened = await openCase(ctx, body, { aboutId: found.aboutId, copy })
      const reportId = await store(ctx, opened, { ...body, reporterId, addressHash })
      await holdIfMany(ctx, opened)
      isKept = opened.copy.pictures?.[0] === pictures[0]
      return reportId
    })
    return { id, message }
  } catch (error) {
    isKept = false
    throw error
  } finally {
    if (!isKept) await removeEvidence(ctx, pictures)
  }
}

/** The open case of a subject, locked, made if there is none; a more urgent reason brings its decision forward. */
const openCase = async (ctx: Ctx, body: Body, found: { aboutId: string; copy: CaseRow['copy'] }): Promise<CaseRow> => {
  const now = ctx.now()
  const { subject, id: subjectId, reason } = body
  const dueAt = dueOf(reason, now)
  const [row] = await ctx.db
    .insert(abuseCases)
    .values({ id: newId({ msecs: now.getTime() }), subject, subjectId, ...found, reason, createdAt: now, dueAt })
    .onConflictDoUpdate({
      target: [abuseCases.subject, abuseCases.subjectId],
      targetWhere: isNull(abuseCases.decidedAt),
      set: { dueAt: sql`least(${abuseCases.dueAt}, excluded.due_at)` },
    })
    .returning()
  if (!row) throw new Error('A case of reported abuse was not returned.')
  const urgent = moreUrgent(row.reason, reason)
  if (urgent !== row.reason) await ctx.db.update(abuseCases).set({ reason: urgent }).where(eq(abuseCases.id, row.id))
  return row
}

/** Stores a report of a case, or changes the one that the same reporter made. */
const store = async (
  ctx: Ctx,
  { id: caseId }: CaseRow,
  { subject, id: subjectId, reason, text, reporterId, addressHash }: Body & { reporterId: string | null; addressHash: string },
): Promise<string> => {
  const isTheirs: SQL | undefined = reporterId
    ? eq(abuseReports.reporterId, reporterId)
    : and(isNull(abuseReports.reporterId), eq(abuseReports.addressHash, addressHash))
  const [earlier] = await ctx.db
    .select({ id: abuseReports.id, caseId: abuseReports.caseId })
    .from(abuseReports)
    .where(and(isTheirs, eq(abuseReports.subject, subject), eq(abuseReports.subjectId, subjectId)))
  if (earlier && earlier.caseId !== caseId) return fail('moderation.already-decided')
  if (earlier) {
    await ctx.db.update(abuseReports).set({ reason, text, addressHash }).where(eq(abuseReports.id, earlier.id))
    return earlier.id
  }
  const createdAt = ctx.now()
  const id = newId({ msecs: createdAt.getTime() })
  await ctx.db.insert(abuseReports).values({ id, caseId, subject, subjectId, reporterId, addressHash, reason, text, createdAt })
  return id
}
