import type { Answer, api } from '@feria/contract'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { rowsOf } from '../../../engines/db/database.ts'
import { abuseCases } from '../tables.ts'

const MEDIAN_DAYS = 7
const DAY_MS = 86_400_000

/**
 * How many cases wait and are late, and the median hours from opening to decision in seven days, null without any. For admins, metrics and
 * the doctor.
 */
export const countModeration = async (ctx: Ctx): Promise<Answer<typeof api.moderation.figures>> => {
  const now = ctx.now()
  const since = new Date(now.getTime() - MEDIAN_DAYS * DAY_MS)
  const [row] = rowsOf<Answer<typeof api.moderation.figures>>(
    await ctx.db.execute(sql`
      select waiting.*, median."medianHours" from
        (select count(*)::int as open, (count(*) filter (where due_at < ${now.toISOString()}::timestamptz))::int as overdue
          from ${abuseCases} where due_at is not null) waiting,
        (select percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at) / 3600)::float8 as "medianHours"
          from ${abuseCases} where decided_at >= ${since.toISOString()}::timestamptz) median`),
  )
  return row ?? { open: 0, overdue: 0, medianHours: null }
}
