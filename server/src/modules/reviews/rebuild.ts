import { FACT_DAYS, MAX_STARS } from '@feria/contract/reviews/values'
import { and, asc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { v7 as idAt } from 'uuid'
import type { Ctx } from '../../core/context.ts'
import { withTransaction } from '../../core/transaction.ts'
import { isAmong, rowList } from '../../engines/db/lists.ts'
import { sendByOf } from '../orders/orders.module.ts'
import { claims, orders } from '../orders/tables.ts'
import { doesCount } from './queries.ts'
import { factsOf, lastOfPairs, scoreOf } from './rules.ts'
import { countMarketMean } from './standing.ts'
import { reputations, reviews, sellerCancellations } from './tables.ts'
import { markTied } from './ties.ts'

/** Members in one transaction: what is read at once has a bound, and nobody waits long for a mark. */
const BATCH = 20
const DAY_MS = 86_400_000

/**
 * Runs every minute: makes the sums anew of members about whom something changed, and of all others a day after the last time, since
 * reviews weigh less by the day and facts are of 180 days. Several processes share the work.
 */
export const rebuildReputations = async (ctx: Ctx): Promise<void> => {
  const mean = await countMarketMean(ctx)
  for (let done = BATCH; done === BATCH; ) done = await withTransaction(ctx, (ctx) => rebuildDue(ctx, mean))
}

const rebuildDue = async (ctx: Ctx, mean: number): Promise<number> => {
  const now = ctx.now()
  const due = await ctx.db
    .select({ userId: reputations.userId })
    .from(reputations)
    .where(lte(reputations.dueAt, now))
    .orderBy(asc(reputations.dueAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const ids = due.map(({ userId }) => userId)
  if (ids.length === 0) return 0
  await markTied(ctx, and(isAmong(reviews.aboutId, ids), isNotNull(reviews.publishedAt)))
  const [counted, sales] = [Map.groupBy(await readCounted(ctx, ids), ({ aboutId }) => aboutId), await readSales(ctx, ids)]
  const rows = ids.map((userId) => {
    const all = counted.get(userId) ?? []
    const last = lastOfPairs(all)
    const stars = Array.from({ length: MAX_STARS }, (_, n) => last.filter((one) => one.stars === n + 1).length)
    return { userId, score: scoreOf(all, mean, now), count: last.length, stars, ...factsOf(sales.get(userId) ?? [], now) }
  })
  await ctx.db.execute(sql`
    update reputations set score = made.score, count = made.count, stars = made.stars, sales = made.sales,
      sent_in_time = made."sentInTime", cancelled = made.cancelled, claims_lost = made."claimsLost",
      due_at = ${new Date(now.getTime() + DAY_MS).toISOString()}::timestamptz
    from jsonb_to_recordset(${rowList(rows)}) as made("userId" uuid, score float8, count int, stars jsonb, sales int,
      "sentInTime" float8, cancelled float8, "claimsLost" float8)
    where user_id = made."userId"`)
  return ids.length
}

const readCounted = (ctx: Ctx, ids: string[]) =>
  ctx.db
    .select({ id: reviews.id, aboutId: reviews.aboutId, authorId: reviews.authorId, stars: reviews.stars, at: reviews.createdAt })
    .from(reviews)
    .where(and(isAmong(reviews.aboutId, ids), doesCount))

/** The paid sales of 180 days of each seller. */
const readSales = async (ctx: Ctx, ids: string[]) => {
  const since = idAt({ msecs: ctx.now().getTime() - FACT_DAYS * DAY_MS, random: new Uint8Array(16) })
  const isLost = inArray(claims.outcome, ['devolver', 'devolver una parte'])
  const lost = ctx.db
    .select({ one: sql`1` })
    .from(claims)
    .where(and(eq(claims.orderId, orders.id), eq(claims.kind, 'problema'), isLost))
  const rows = await ctx.db
    .select({
      sellerId: orders.sellerId,
      paidAt: orders.paidAt,
      deliveryKind: orders.deliveryKind,
      sendUntil: orders.sendUntil,
      sentAt: orders.sentAt,
      completedAt: orders.completedAt,
      status: orders.status,
      cancelled: sellerCancellations.orderId,
      isClaimLost: sql<boolean>`exists (${lost})`,
    })
    .from(orders)
    .leftJoin(sellerCancellations, eq(sellerCancellations.orderId, orders.id))
    .where(and(isAmong(orders.sellerId, ids), gte(orders.id, since), isNotNull(orders.paidAt)))
  const sales = rows.flatMap(({ paidAt, deliveryKind, sendUntil, sentAt, completedAt, cancelled, ...rest }) =>
    paidAt
      ? [
          {
            ...rest,
            sendBy: sendByOf({ deliveryKind, paidAt, sendUntil }, ctx.config),
            sentAt: sentAt ?? completedAt,
            isCancelledBySeller: cancelled !== null,
          },
        ]
      : [],
  )
  return Map.groupBy(sales, ({ sellerId }) => sellerId)
}
