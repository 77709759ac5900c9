import type { SellerRecord } from '@feria/contract/catalogue/schemas'
import type { SellerMark } from '@feria/contract/catalogue/values'
import { FACT_DAYS } from '@feria/contract/reviews/values'
import { and, desc, eq, gt, gte, isNotNull, ne, notExists, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'
import { v7 as idAt } from 'uuid'
import type { SellerRecords } from '../../core/context.ts'
import { users } from '../accounts/tables.ts'
import { chatRequests } from '../chat/tables.ts'
import { isVerified } from '../identities/identities.module.ts'
import { orders } from '../orders/tables.ts'
import { shownScore } from '../reviews/reviews.module.ts'
import { reputations } from '../reviews/tables.ts'
import { completedSales } from '../search/tables.ts'

/** Answers of so many days count; older habits say little. */
const ANSWER_DAYS = FACT_DAYS
/** With fewer answers there is no «usually». */
const MIN_ANSWERS = 3
/** The newest that are looked at: what a busy seller costs has a bound. */
const MAX_ANSWERS = 200
const DAY_MS = 86_400_000

const queries = new QueryBuilder()

/** The minutes of a seller's newest answers to requests to chat. */
const answersOf = (sellerId: SQLWrapper) => {
  const paidThen = queries
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.buyerId, chatRequests.buyerId),
        eq(orders.sellerId, chatRequests.sellerId),
        sql`${orders.paidAt} between ${chatRequests.updatedAt} - interval '1 minute' and ${chatRequests.updatedAt} + interval '1 minute'`,
      ),
    )
  return queries
    .select({ minutes: sql<number>`extract(epoch from ${chatRequests.updatedAt} - ${chatRequests.createdAt}) / 60`.as('minutes') })
    .from(chatRequests)
    .where(
      and(
        eq(chatRequests.sellerId, sellerId),
        eq(chatRequests.isFromSeller, false),
        gte(chatRequests.id, sql.placeholder('since')),
        ne(chatRequests.status, 'pending'),
        gt(chatRequests.updatedAt, chatRequests.createdAt),
        notExists(paidThen),
      ),
    )
    .orderBy(desc(chatRequests.id))
    .limit(MAX_ANSWERS)
}

// Whoever shows the record may read members itself.
const marked = alias(users, 'marked')

/** What was verified of a member, as JSON; null for nobody. */
const marksOf = (sellerId: SQLWrapper) => {
  const marks: Record<SellerMark, SQL> = {
    email: isNotNull(marked.emailVerifiedAt),
    phone: isNotNull(marked.phoneConfirmedAt),
    identity: isVerified(marked.id),
  }
  const each = Object.entries(marks).map(([mark, holds]) => sql`case when ${holds} then ${sql.raw(`'${mark}'`)} end`)
  return sql`select array_to_json(array_remove(array[${sql.join(each, sql`, `)}], null)) from ${users} ${sql.identifier('marked')}
    where ${eq(marked.id, sellerId)}`
}

const standingOf = (reviewed: Figures[4]): Pick<SellerRecord, 'score' | 'reviews'> => {
  const [score, reviews] = reviewed ?? [0, 0]
  return { score: shownScore(score, reviews), reviews }
}

type Figures = [sales: number, marks: SellerMark[], answers: number, median: number, reviewed: [score: number, reviews: number] | null]

const toRecord = ([sales, marks, answers, median, reviewed]: Figures): SellerRecord => ({
  ...standingOf(reviewed),
  sales,
  marks,
  answerMinutes: answers < MIN_ANSWERS ? null : Math.max(1, Math.round(median)),
})

/**
 * A seller's completed sales, the marks of what was verified of them, and the median minutes in which they answered requests to chat, yes
 * or no; null for fewer than three answers in 180 days. Requests that wait are not counted, nor rooms that nobody had to answer: those of a
 * purchase or an offer, and requests that a payment accepted. The score of their reviews, null below three, and how many count. Anybody's
 * figures for anybody, of sums only.
 */
export const sellerRecords: SellerRecords = {
  column: (sellerId) => {
    const sales = sql`select count(*) from ${completedSales} where ${eq(completedSales.sellerId, sellerId)}`
    const median = sql`percentile_cont(0.5) within group (order by minutes)`
    const reviewed = sql`select json_build_array(score, count) from ${reputations} where ${eq(reputations.userId, sellerId)}`
    const figures = sql`json_build_array((${sales}), (${marksOf(sellerId)}), count(*), ${median}, (${reviewed}))`
    return sql`(select ${figures} from (${answersOf(sellerId)}) as answers)`.mapWith(toRecord)
  },
  values: (now) => ({ since: idAt({ msecs: now.getTime() - ANSWER_DAYS * DAY_MS, random: new Uint8Array(16) }) }),
}
