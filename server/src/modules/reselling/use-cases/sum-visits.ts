import { argentineDay } from '@feria/contract/argentine-day'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { rowsOf } from '../../../engines/db/database.ts'

/** Visits summed up per batch. */
const BATCH = 5000

/**
 * Runs daily: replaces the visits of past days by a count on their link and deletes the browsers' hashes: a browser is recognised only
 * within a day. The links' totals do not change. One statement does both, so that no visit is lost or counted twice; idempotent.
 */
export const sumVisits = async (ctx: Ctx): Promise<void> => {
  const today = argentineDay(ctx.now())
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
        moved as (update resale_links set past_visits = past_visits + sums.n from sums where resale_links.id = sums.link_id)
        select count(*)::int as n from gone`),
    )
    if (!summed || summed.n < BATCH) return
  }
}
