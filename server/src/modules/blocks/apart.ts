import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { runPrepared } from '../../engines/db/database.ts'
import { blocks } from './tables.ts'

/** The condition that neither of two members, named by columns or values, blocked the other: two rows looked up by their keys. */
export const areNotApart = (one: SQLWrapper, other: SQLWrapper): SQL => sql`
  not exists (select from ${blocks} b where b.blocker_id = ${one} and b.blocked_id = ${other})
  and not exists (select from ${blocks} b where b.blocker_id = ${other} and b.blocked_id = ${one})`

/**
 * The condition that the caller and the member of a column are not apart; undefined for visitors and for the many who have no block, so
 * that their statements stay as they are.
 */
export const notApartFrom = ({ actor }: Ctx, member: SQLWrapper): SQL | undefined =>
  actor?.hasBlocks ? areNotApart(sql`${actor.id}::uuid`, member) : undefined

/** Whether either of two members blocked the other. */
export const areApart = async (ctx: Ctx, oneId: string, otherId: string): Promise<boolean> => {
  const ask = () => sql`select not (${areNotApart(sql`${sql.placeholder('one')}::uuid`, sql`${sql.placeholder('other')}::uuid`)}) as "are"`
  const [found] = await runPrepared<{ are: boolean }>(ctx.db, 'are_apart', ask, { one: oneId, other: otherId })
  return found?.are === true
}

/** Whether the caller and another member are apart. Visitors are apart from nobody. */
export const isApartFrom = async (ctx: Ctx, otherId: string): Promise<boolean> =>
  ctx.actor?.hasBlocks === true && (await areApart(ctx, ctx.actor.id, otherId))
