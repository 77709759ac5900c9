import type { Answer, api } from '@feria/contract'
import { serves } from '@feria/contract/accounts/values'
import type { Work } from '@feria/contract/admin/schemas'
import { type WorkKind, workKinds, workStaff } from '@feria/contract/admin/values'
import { APPEAL_HOURS } from '@feria/contract/reviews/values'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { rowsOf } from '../../../engines/db/database.ts'
import { ofNoStaff } from '../../accounts/accounts.module.ts'
import { heldMessages } from '../../chat/tables.ts'
import { contactMessages } from '../../help/tables.ts'
import { identities } from '../../identities/tables.ts'
import { abuseCases } from '../../moderation/tables.ts'
import { isOverdueClaim } from '../../orders/orders.module.ts'
import { claims, orders, withdrawals } from '../../orders/tables.ts'
import { payouts } from '../../payments/tables.ts'
import { reviewAppeals, reviews } from '../../reviews/tables.ts'

const HOUR_MS = 3_600_000
const never = sql`false`

type Stored = Exclude<WorkKind, 'failed-jobs'>

/**
 * Each kind that stands in a table: what of it waits that the caller may decide, since when, and when it is late. Every condition has a
 * partial index.
 */
const waiting = (ctx: Ctx): Record<Stored, SQL> => {
  const now = ctx.now()
  const mine = (...memberIds: SQLWrapper[]) => ofNoStaff(ctx, ...memberIds) ?? sql`true`
  const at = (before: number) => sql`${new Date(now.getTime() - before).toISOString()}::timestamptz`
  const count = (since: SQLWrapper, late: SQL) =>
    sql`count(*)::int as count, min(${since}) as since, (count(*) filter (where ${late}))::int as overdue`
  return {
    reports: sql`${count(sql`created_at`, sql`due_at < ${at(0)}`)} from ${abuseCases}
      where due_at is not null and ${mine(abuseCases.aboutId)}`,
    'held-messages': sql`${count(sql`created_at`, never)} from ${heldMessages}
      where state = 'waiting' and ${mine(heldMessages.senderId, heldMessages.receiverId)}`,
    'review-appeals': sql`${count(reviewAppeals.createdAt, sql`${reviewAppeals.createdAt} < ${at(APPEAL_HOURS * HOUR_MS)}`)}
      from ${reviewAppeals} join ${reviews} on ${reviews.id} = ${reviewAppeals.reviewId}
      where ${reviewAppeals.decidedAt} is null and ${mine(reviews.authorId, reviews.aboutId)}`,
    claims: sql`${count(claims.createdAt, sql`${isOverdueClaim(now)}`)}
      from ${claims} join ${orders} on ${orders.id} = ${claims.orderId}
      where ${claims.settledAt} is null and ${mine(orders.buyerId, orders.sellerId, orders.resellerId)}`,
    withdrawals: sql`${count(sql`created_at`, never)} from ${withdrawals} where (resolved_at is not null) = false`,
    contact: sql`${count(sql`created_at`, never)} from ${contactMessages} where (resolved_at is not null) = false`,
    identities: sql`${count(sql`sent_at`, never)} from ${identities}
      where status = 'pending' and ${mine(identities.userId)}`,
    payouts: sql`${count(sql`created_at`, never)} from ${payouts} where status = 'pedido'`,
  }
}

const readStored = async (ctx: Ctx, kinds: WorkKind[]): Promise<Work[]> => {
  const asked = Object.entries(waiting(ctx)).filter(([kind]) => kinds.some((one) => one === kind))
  const selects = asked.map(([kind, rest]) => sql`select ${kind}::text as kind, ${rest}`)
  const rows = rowsOf<{ kind: Stored; count: number; since: Date | string | null; overdue: number }>(
    await ctx.db.execute(sql.join(selects, sql` union all `)),
  )
  return rows.map(({ kind, count, since, overdue }) => ({ kind, count, overdue, oldestAt: since ? new Date(since).toISOString() : null }))
}

const readFailed = async (ctx: Ctx): Promise<Work> => {
  const [count, oldest] = await Promise.all([ctx.failedJobs.count(), ctx.failedJobs.list(1)])
  return { kind: 'failed-jobs', count, overdue: count, oldestAt: oldest?.[0]?.at.toISOString() ?? null }
}

/**
 * What waits for the caller, of every kind that they serve, in the order of the contract: one statement, and of admins a count of jobs.
 * Admins and staff; these count nothing about an admin or one of them, since they do not decide that.
 */
export const listWork = async (ctx: Ctx): Promise<Answer<typeof api.admin.work>> => {
  const kinds = workKinds.filter((kind) => serves(memberOf(ctx), workStaff[kind]))
  const all = [...(await readStored(ctx, kinds)), ...(kinds.includes('failed-jobs') ? [await readFailed(ctx)] : [])]
  return kinds.flatMap((kind) => all.find((work) => work.kind === kind) ?? [])
}
