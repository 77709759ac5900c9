import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { rowsOf } from '../../../engines/db/database.ts'
import { dayOf } from '../rules.ts'

/** So many visits become numbers at a time. */
const BATCH = 5000

/**
 * Each day: the visits of days that are over become a number of their link, and which browsers they were is forgotten: a browser is only
 * told apart within a day. What links say of their visits stays as it is. Both happen in one statement, so that none is lost or counted
 * twice; again changes nothing.
 */
export const sumVisits = async (ctx: Ctx): Promise<void> => {
  const today = dayOf(ctx.now())
  for (;;) {
    const [summed] = rowsOf<{ n: number }>(
      await ctx.db.execute(sql`
        with over as (select link_id, visitor, day from resale_visits where day < ${today}::date limit ${sql.raw(String(BATCH))}),
        gone as (
          delete from resale_visits using over
          where (resale_visits.link_id, resale_visits.visitor, resale_visits.day) = (over.link_id, over.visitor, over.day)
          returning resale_visits.link_id
        ),
        sums as (select link_id, count(*)::int as n from gone group by link_id),
        told as (update resale_links set past_visits = past_visits + sums.n from sums where resale_links.id = sums.link_id)
        select count(*)::int as n from gone`),
    )
    if (!summed || summed.n < BATCH) return
  }
}
