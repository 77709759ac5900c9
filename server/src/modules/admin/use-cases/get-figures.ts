import type { Answer, api, Input } from '@feria/contract'
import { argentineDay, startOfDay } from '@feria/contract/argentine-day'
import { type Currency, toMajor } from '@feria/contract/money'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { rowsOf } from '../../../engines/db/database.ts'
import { errorCounts } from '../../../platform/tables.ts'
import { users } from '../../accounts/tables.ts'
import { abuseCases, abuseReports } from '../../moderation/tables.ts'
import { claims, orders } from '../../orders/tables.ts'
import { ledgerAccounts } from '../../payments/tables.ts'
import { type Counted, figuresOf, firstIdOf, lastDays } from '../figures.rules.ts'

/** They read every order of their days, so they are kept for a minute. */
const KEPT_SECONDS = 60
/** Failed jobs that are looked at, the oldest first: more of them are an alarm of their own. */
const MAX_FAILED = 1000

type Figures = Answer<typeof api.admin.figures>

/**
 * What happened by day in Argentina, what money is held and what is open, up to a minute old. Admins only. Paid orders count on the day of
 * their payment, whatever became of them since; money is in major units.
 */
export const getFigures = async (ctx: Ctx, { query }: Input<typeof api.admin.figures>): Promise<Figures> => {
  const { kv } = ctx.engines
  const key = `admin:figures:${query.days}`
  const kept = await kv.get(key)
  if (kept) return JSON.parse(kept)
  const fresh = await readFigures(ctx, lastDays(ctx.now(), Number(query.days)))
  await kv.set(key, JSON.stringify(fresh), KEPT_SECONDS)
  return fresh
}

const readFigures = async (ctx: Ctx, days: string[]): Promise<Figures> => {
  const counted = [...(await countByDay(ctx, days[0] ?? '')), ...(await countFailed(ctx))]
  const [now] = rowsOf<{ usd: string; ars: string; claims: number; reports: number }>(
    await ctx.db.execute(sql`
      select coalesce(sum(balance_minor) filter (where currency = 'USD'), 0)::text as usd,
        coalesce(sum(balance_minor) filter (where currency = 'ARS'), 0)::text as ars,
        (select count(*)::int from ${claims} where settled_at is null) as claims,
        (select count(*)::int from ${abuseCases} where due_at is not null) as reports
      from ${ledgerAccounts} where kind = 'held'`),
  )
  return {
    days: figuresOf(days, counted),
    held: { USD: toMajor(Number(now?.usd ?? 0)), ARS: toMajor(Number(now?.ars ?? 0)) },
    open: { claims: now?.claims ?? 0, reports: now?.reports ?? 0 },
  }
}

/** All that stands in tables, in one statement; each part reads an index from the first day on. */
const countByDay = async (ctx: Ctx, first: string): Promise<Counted[]> => {
  const since = sql`${startOfDay(first).toISOString()}::timestamptz`
  // Argentina is at UTC-3 all year round, here as in the contract.
  const dayOf = (at: SQLWrapper) => sql`to_char((${at} at time zone 'UTC') - interval '3 hours', 'YYYY-MM-DD')`
  const happened = (kind: Counted['kind'], table: SQLWrapper, at: SQLWrapper, isRecent: SQL): SQL =>
    sql`select ${kind}::text, ${dayOf(at)}, null::text, count(*)::int, 0::text from ${table} where ${isRecent} group by 2`
  // Their ids begin with the moment of their making, so their primary keys are indexes of time.
  const from = firstIdOf(startOfDay(first))
  const parts = [
    sql`select 'orders'::text as kind, ${dayOf(orders.paidAt)} as day, ${orders.currency}::text as currency, count(*)::int as count,
      sum(${orders.totalMinor})::text as sum from ${orders} where ${orders.paidAt} >= ${since} group by 2, 3`,
    happened('signUps', users, users.createdAt, sql`${users.createdAt} >= ${since}`),
    happened('claims', claims, claims.createdAt, sql`${claims.id} >= ${from}::uuid`),
    happened('reports', abuseReports, abuseReports.createdAt, sql`${abuseReports.id} >= ${from}::uuid`),
    sql`select 'errors', day::text, null, count, '0' from ${errorCounts} where day >= ${first}::date`,
  ]
  const found = rowsOf<{ kind: Counted['kind']; day: string; currency: Currency | null; count: number; sum: string }>(
    await ctx.db.execute(sql.join(parts, sql` union all `)),
  )
  return found.map(({ sum, ...one }) => ({ ...one, sumMinor: Number(sum) }))
}

const countFailed = async (ctx: Ctx): Promise<Counted[]> => {
  const failed = (await ctx.failedJobs.list(MAX_FAILED)) ?? []
  return failed.map(({ at }) => ({ kind: 'failedJobs', day: argentineDay(at), currency: null, count: 1, sumMinor: 0 }))
}
