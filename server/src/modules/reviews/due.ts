import { sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { idList } from '../../engines/db/lists.ts'
import { MIDDLE } from './rules.ts'

/**
 * Has the sums of these members made anew by the next run of the job; who left has none. In order, so that two such calls never wait for
 * each other.
 */
export const makeDue = async (ctx: Ctx, userIds: string[]): Promise<void> => {
  await ctx.db.execute(sql`
    insert into reputations (user_id, score, due_at)
    select id, ${MIDDLE}::float8, ${ctx.now().toISOString()}::timestamptz
    from users where id = any(${idList(userIds)}) and deleted_at is null order by id
    on conflict (user_id) do update set due_at = excluded.due_at`)
}
