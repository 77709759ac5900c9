import type { SellerRecord } from '@feria/contract/catalogue/schemas'
import { and, count, desc, eq, gt, gte, ne, notExists, sql } from 'drizzle-orm'
import { v7 as idAt } from 'uuid'
import type { Ctx } from '../../core/context.ts'
import { chatRequests } from '../chat/tables.ts'
import { orders } from '../orders/tables.ts'
import { resellers } from '../reselling/tables.ts'
import { completedSales } from '../search/tables.ts'

/** Answers of so many days count; older habits say little. */
const ANSWER_DAYS = 90
/** With fewer answers there is no «usually». */
const MIN_ANSWERS = 3
/** The newest that are looked at: what a busy seller costs has a bound. */
const MAX_ANSWERS = 200
const DAY_MS = 86_400_000

/**
 * A seller's completed sales, whether their identity is verified, and the median minutes in which they answered requests to chat, yes or
 * no; null for fewer than three answers in 90 days. Requests that wait are not counted, nor rooms that nobody had to answer: those of a
 * purchase or an offer, and requests that a payment accepted. One statement; anybody's figures for anybody, of sums only.
 */
export const recordOf = async (ctx: Ctx, sellerId: string): Promise<SellerRecord> => {
  const since = idAt({ msecs: ctx.now().getTime() - ANSWER_DAYS * DAY_MS, random: new Uint8Array(16) })
  const minutes = sql<number>`extract(epoch from ${chatRequests.updatedAt} - ${chatRequests.createdAt}) / 60`.as('minutes')
  const paidThen = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.buyerId, chatRequests.buyerId),
        eq(orders.sellerId, chatRequests.sellerId),
        sql`${orders.paidAt} between ${chatRequests.updatedAt} - interval '1 minute' and ${chatRequests.updatedAt} + interval '1 minute'`,
      ),
    )
  const answers = ctx.db
    .select({ minutes })
    .from(chatRequests)
    .where(
      and(
        eq(chatRequests.sellerId, sellerId),
        eq(chatRequests.isFromSeller, false),
        gte(chatRequests.id, since),
        ne(chatRequests.status, 'pending'),
        gt(chatRequests.updatedAt, chatRequests.createdAt),
        notExists(paidThen),
      ),
    )
    .orderBy(desc(chatRequests.id))
    .limit(MAX_ANSWERS)
    .as('answers')
  const sales = ctx.db.select({ n: count() }).from(completedSales).where(eq(completedSales.sellerId, sellerId))
  const identity = ctx.db.select({ status: resellers.identityStatus }).from(resellers).where(eq(resellers.userId, sellerId))
  const [row] = await ctx.db
    .select({
      sales: sql`${sales}`.mapWith(Number),
      isVerified: sql`coalesce(${identity} = 'approved', false)`.mapWith(Boolean),
      answers: count(),
      median: sql`percentile_cont(0.5) within group (order by ${answers.minutes})`.mapWith(Number),
    })
    .from(answers)
  if (!row) throw new Error('An aggregate has one row.')
  const { median, answers: known, ...record } = row
  return { ...record, answerMinutes: known < MIN_ANSWERS ? null : Math.max(1, Math.round(median)) }
}
