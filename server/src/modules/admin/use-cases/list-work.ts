import type { Answer, api } from '@feria/contract'
import type { Work } from '@feria/contract/admin/schemas'
import { type WorkKind, workKinds } from '@feria/contract/admin/values'
import { DECIDE_DAYS } from '@feria/contract/orders/values'
import { APPEAL_HOURS } from '@feria/contract/reviews/values'
import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { rowsOf } from '../../../engines/db/database.ts'
import { heldMessages } from '../../chat/tables.ts'
import { contactMessages } from '../../help/tables.ts'
import { identities } from '../../identities/tables.ts'
import { abuseCases } from '../../moderation/tables.ts'
import { claims, withdrawals } from '../../orders/tables.ts'
import { payouts } from '../../payments/tables.ts'
import { reviewAppeals } from '../../reviews/tables.ts'

const HOUR_MS = 3_600_000
const never = sql`false`

type Stored = Exclude<WorkKind, 'failed-jobs'>

/** Each kind that stands in a table: what waits, since when, and when it is late. Every condition has a partial index. */
const waiting = (now: Date): Record<Stored, SQL> => {
  const at = (before: number) => sql`${new Date(now.getTime() - before).toISOString()}::timestamptz`
  const count = (since: SQL, late: SQL) =>
    sql`count(*)::int as count, min(${since}) as since, (count(*) filter (where ${late}))::int as overdue`
  return {
    reports: sql`${count(sql`created_at`, sql`due_at < ${at(0)}`)} from ${abuseCases} where due_at is not null`,
    'held-messages': sql`${count(sql`created_at`, never)} from ${heldMessages} where state = 'waiting'`,
    'review-appeals': sql`${count(sql`created_at`, sql`created_at < ${at(APPEAL_HOURS * HOUR_MS)}`)}
      from ${reviewAppeals} where decided_at is null`,
    claims: sql`${count(sql`created_at`, sql`answered_at < ${at(DECIDE_DAYS * 24 * HOUR_MS)}`)} from ${claims} where settled_at is null`,
    withdrawals: sql`${count(sql`created_at`, never)} from ${withdrawals} where (resolved_at is not null) = false`,
    contact: sql`${count(sql`created_at`, never)} from ${contactMessages} where (resolved_at is not null) = false`,
    identities: sql`${count(sql`sent_at`, never)} from ${identities} where status = 'pending'`,
    payouts: sql`${count(sql`created_at`, never)} from ${payouts} where status = 'pedido'`,
  }
}

const readStored = async (ctx: Ctx): Promise<Work[]> => {
  const selects = Object.entries(waiting(ctx.now())).map(([kind, rest]) => sql`select ${kind}::text as kind, ${rest}`)
  const rows = rowsOf<{ kind: Stored; count: number; since: Date | string | null; overdue: number }>(
    await ctx.db.execute(sql.join(selects, sql` union all `)),
  )
  return rows.map(({ kind, count, since, overdue }) => ({ kind, count, overdue, oldestAt: since ? new Date(since).toISOString() : null }))
}

const readFailed = async (ctx: Ctx): Promise<Work> => {
  const [count, oldest] = await Promise.all([ctx.failedJobs.count(), ctx.failedJobs.list(1)])
  return { kind: 'failed-jobs', count, overdue: count, oldestAt: oldest?.[0]?.at.toISOString() ?? null }
}

/** What waits for the caller, of every kind, in the order of the contract: two statements and a count of jobs. Admins only. */
export const listWork = async (ctx: Ctx): Promise<Answer<typeof api.admin.work>> => {
  const all = [...(await readStored(ctx)), await readFailed(ctx)]
  return workKinds.flatMap((kind) => all.find((work) => work.kind === kind) ?? [])
}
