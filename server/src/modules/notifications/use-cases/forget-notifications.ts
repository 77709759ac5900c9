import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { rowsOf } from '../../../engines/db/database.ts'
import { lowestId } from '../../../engines/db/id-times.ts'
import { notifications } from '../tables.ts'

const BATCH = 5000
/** A run ends after this many; the next one goes on. */
const MAX_BATCHES = 200

/** How long notifications stay (decision 117). */
const DAYS = 365
const DAY_MS = 86_400_000

/** Removes notifications of more than a year ago, read or not. What they were about stays. */
export const forgetNotifications = async (ctx: Ctx): Promise<void> => {
  // Their ids are of when they were created, so the primary key finds them.
  const before = lowestId(new Date(ctx.now().getTime() - DAYS * DAY_MS))
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const gone = await ctx.db.execute(sql`
      delete from ${notifications} where id in (
        select id from ${notifications} where id < ${before} order by id limit ${sql.raw(String(BATCH))})
      returning 1`)
    if (rowsOf(gone).length < BATCH) return
  }
}
