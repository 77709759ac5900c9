import type { MemberPage } from '@feria/contract/admin/member-schemas'
import { type OrderStatus, orderStatuses } from '@feria/contract/orders/values'
import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { rowsOf } from '../../engines/db/database.ts'
import { countLost } from '../moderation/moderation.module.ts'
import { shownScore } from '../reviews/reviews.module.ts'

/** Nothing is counted further: a page answers in time for a shop of a hundred thousand sales too. */
const MAX_COUNTED = 10_000

const some = (from: SQL) => sql`(select count(*)::int from (select from ${from} limit ${MAX_COUNTED}) counted)`

interface Counted {
  shown: number
  hidden: number
  wishes: number
  reviews: number | null
  score: number | null
  claimsMade: number
  claimsReceived: number
  reportsMade: number
  reportsReceived: number
  blocksMade: number
  blocksReceived: number
}

const count = async (ctx: Ctx, id: string): Promise<Counted> => {
  const claimsOf = (side: SQL) =>
    some(sql`(select id from orders where ${side} = ${id} order by id desc limit ${MAX_COUNTED}) o join claims c on c.order_id = o.id`)
  const [row] = rowsOf<Counted>(
    await ctx.db.execute(sql`select
      ${some(sql`products where user_id = ${id} and is_visible`)} as shown,
      ${some(sql`products where user_id = ${id} and not is_visible`)} as hidden,
      ${some(sql`wishes where user_id = ${id}`)} as wishes,
      (select count from reputations where user_id = ${id}) as reviews,
      (select score from reputations where user_id = ${id}) as score,
      ${claimsOf(sql`buyer_id`)} as "claimsMade",
      ${claimsOf(sql`seller_id`)} as "claimsReceived",
      ${some(sql`abuse_reports where reporter_id = ${id}`)} as "reportsMade",
      ${some(sql`abuse_reports r join abuse_cases c on c.id = r.case_id where c.about_id = ${id}`)} as "reportsReceived",
      ${some(sql`blocks where blocker_id = ${id}`)} as "blocksMade",
      ${some(sql`blocks where blocked_id = ${id}`)} as "blocksReceived"`),
  )
  if (!row) throw new Error('Counting answered nothing.')
  return row
}

type ByStatus = MemberPage['figures']['bought']

const countOrders = async (ctx: Ctx, id: string): Promise<{ bought: ByStatus; sold: ByStatus }> => {
  const by = (side: SQL) => sql`(select status from orders where ${side} = ${id} order by id desc limit ${MAX_COUNTED}) o group by status`
  const rows = rowsOf<{ side: 'bought' | 'sold'; status: OrderStatus; count: number }>(
    await ctx.db.execute(sql`select 'bought' as side, status, count(*)::int as count from ${by(sql`buyer_id`)}
      union all select 'sold', status, count(*)::int from ${by(sql`seller_id`)}`),
  )
  const of = (side: string): ByStatus =>
    orderStatuses.flatMap((status) => {
      const found = rows.find((row) => row.side === side && row.status === status)
      return found ? [{ status, count: found.count }] : []
    })
  return { bought: of('bought'), sold: of('sold') }
}

/** How much a member bought, sold, offers and looks for, and what others say of them, in three statements; each figure ends at 10,000. */
export const readFigures = async (ctx: Ctx, id: string): Promise<MemberPage['figures']> => {
  const [found, orders, lost] = await Promise.all([count(ctx, id), countOrders(ctx, id), countLost(ctx, [id])])
  return {
    ...orders,
    products: { shown: found.shown, hidden: found.hidden },
    wishes: found.wishes,
    reviews: found.reviews ?? 0,
    score: found.score === null ? null : shownScore(found.score, found.reviews ?? 0),
    claims: { made: found.claimsMade, received: found.claimsReceived },
    reports: { made: found.reportsMade, lost: lost.get(id) ?? 0, received: found.reportsReceived },
    blocks: { made: found.blocksMade, received: found.blocksReceived },
  }
}
