import { and, eq, gte, isNotNull, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { keyedHash } from '../../platform/server-keys.ts'
import { users } from '../accounts/tables.ts'
import { resellerBrowsers } from '../reselling/tables.ts'
import { LOST_DAYS, type Reporter } from './rules.ts'
import { abuseCases, abuseReports } from './tables.ts'

const KEY = 'reporters'
const DAY_MS = 86_400_000
/** More reporters of one case than this say nothing more about whether three are independent. */
const MOST = 100

/** The caller's address as it is kept: equal for equal addresses, and nobody without the key finds the address. */
export const hashAddress = (ctx: Ctx): Promise<string> => keyedHash(ctx, KEY, ctx.address)

/** How many reports of these members led to nothing in 90 days, or to what an appeal took back. */
export const countLost = async (ctx: Ctx, memberIds: string[]): Promise<Map<string, number>> => {
  const since = new Date(ctx.now().getTime() - LOST_DAYS * DAY_MS)
  const rows = await ctx.db
    .select({ id: abuseReports.reporterId, n: sql<number>`count(*)::int` })
    .from(abuseReports)
    .innerJoin(abuseCases, eq(abuseCases.id, abuseReports.caseId))
    .where(
      and(
        isAmong(abuseReports.reporterId, memberIds),
        gte(abuseCases.decidedAt, since),
        or(eq(abuseCases.decision, 'nothing'), eq(abuseCases.outcome, 'overturned')),
      ),
    )
    .groupBy(abuseReports.reporterId)
  return new Map(rows.flatMap(({ id, n }) => (id ? [[id, n] as const] : [])))
}

/** The members who reported a case as a fraud, with what says whether they are independent. */
export const readReporters = async (ctx: Ctx, caseId: string): Promise<Reporter[]> => {
  const rows = await ctx.db
    .select({ id: users.id, since: users.createdAt, addressHash: abuseReports.addressHash })
    .from(abuseReports)
    .innerJoin(users, eq(users.id, abuseReports.reporterId))
    .where(and(eq(abuseReports.caseId, caseId), eq(abuseReports.reason, 'fraud'), isNotNull(abuseReports.addressHash)))
    .limit(MOST)
  const ids = rows.map(({ id }) => id)
  const lost = await countLost(ctx, ids)
  const browsers = await ctx.db
    .select({ userId: resellerBrowsers.userId, visitor: resellerBrowsers.visitor })
    .from(resellerBrowsers)
    .where(isAmong(resellerBrowsers.userId, ids))
  return rows.map(({ id, since, addressHash }) => ({
    since,
    lost: lost.get(id) ?? 0,
    marks: [...(addressHash ? [addressHash] : []), ...browsers.flatMap(({ userId, visitor }) => (userId === id ? [visitor] : []))],
  }))
}
