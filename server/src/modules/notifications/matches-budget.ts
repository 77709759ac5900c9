import { asc, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { idList, isAmong, rowList } from '../../engines/db/lists.ts'
import { matchBudgets } from './tables.ts'

/** A member's used budget, with their grouped notification. */
export interface KeptBudget {
  userId: string
  windowFrom: Date
  notified: number
  groupId: string | null
}

/** Members' budgets, locked until the transaction ends, so that no two jobs spend the same; a member without one gets a full one. */
export const lockBudgets = async (ctx: Ctx, userIds: string[]): Promise<KeptBudget[]> => {
  if (userIds.length === 0) return []
  await ctx.db.execute(sql`
    insert into match_budgets (user_id, window_from)
    select id, ${ctx.now().toISOString()}::timestamptz from unnest(${idList(userIds)}) as members(id) order by id on conflict do nothing`)
  return ctx.db
    .select({
      userId: matchBudgets.userId,
      windowFrom: matchBudgets.windowFrom,
      notified: matchBudgets.notified,
      groupId: matchBudgets.groupId,
    })
    .from(matchBudgets)
    .where(isAmong(matchBudgets.userId, userIds))
    .orderBy(asc(matchBudgets.userId))
    .for('update')
}

/** Stores budgets locked by `lockBudgets`. */
export const storeBudgets = async (ctx: Ctx, budgets: KeptBudget[]): Promise<void> => {
  if (budgets.length === 0) return
  await ctx.db.execute(sql`
    update match_budgets set window_from = spent."windowFrom", notified = spent.notified, group_id = spent."groupId"
    from jsonb_to_recordset(${rowList(budgets)}) as spent("userId" uuid, "windowFrom" timestamptz, notified int, "groupId" uuid)
    where user_id = spent."userId"`)
}
