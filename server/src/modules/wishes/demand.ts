import { MIN_DEMAND } from '@feria/contract/wishes/values'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { withTransaction } from '../../core/transaction.ts'
import { CELL_LAT, CELL_LON } from './rules.ts'

/** Older wishes say nothing about what is wanted now. */
const CURRENT_DAYS = 90

/**
 * Runs hourly: recounts how many members look for what, by cells of the map. A member counts once per thing, in the cell of their newest
 * wish for it, so a sum over cells counts nobody twice. Things that fewer than 5 members look for are left out.
 */
export const countDemand = (ctx: Ctx): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const since = new Date(ctx.now().getTime() - CURRENT_DAYS * 86_400_000).toISOString()
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('demand', 0))`)
    // A large market takes longer to count than a request may.
    await ctx.db.execute(sql`set local statement_timeout = '120s'`)
    await ctx.db.execute(sql`delete from demand_cells`)
    await ctx.db.execute(sql`
      with said as (
        select topic as what, topic_label as label, id, user_id, category_id, lat, lon from wishes
        where is_active and updated_at > ${since}::timestamptz and topic <> ''
        union all
        select model, model_label, id, user_id, category_id, lat, lon from wishes
        where is_active and updated_at > ${since}::timestamptz and model is not null
      ), people as (
        select distinct on (what, user_id) what, label, category_id,
          floor(lat / ${CELL_LAT}::float8)::smallint as cell_lat, floor(lon / ${CELL_LON}::float8)::smallint as cell_lon
        from said order by what, user_id, id desc
      ), wanted as (
        select what, mode() within group (order by label) as label, mode() within group (order by category_id) as category_id
        from people group by what having count(*) >= ${MIN_DEMAND}::int
      )
      insert into demand_cells (what, label, category_id, cell_lat, cell_lon, people)
      select what, wanted.label, wanted.category_id, cell_lat, cell_lon, count(*)
      from people join wanted using (what) group by what, wanted.label, wanted.category_id, cell_lat, cell_lon`)
  })
