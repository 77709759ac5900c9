import type { Answer, api, Input } from '@feria/contract'
import { MAX_SAVED_FILTERS } from '@feria/contract/admin/values'
import { count, eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { savedFilters } from '../tables.ts'

/**
 * Keeps a filter of a list for the caller; the one of that name in that list is replaced and keeps its id. Staff only. Refuses the 51st
 * with `admin.too-many-filters`.
 */
export const saveFilter = (ctx: Ctx, { body }: Input<typeof api.admin.saveFilter>): Promise<Answer<typeof api.admin.saveFilter>> =>
  withTransaction(ctx, async (ctx) => {
    const { id: userId } = memberOf(ctx)
    // Two tabs cannot both save the fiftieth.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved-filters ${userId}`}, 0))`)
    const savedAt = ctx.now()
    const [saved] = await ctx.db
      .insert(savedFilters)
      .values({ id: newId({ msecs: savedAt.getTime() }), userId, ...body, savedAt })
      .onConflictDoUpdate({
        target: [savedFilters.userId, savedFilters.section, savedFilters.name],
        set: { query: body.query, savedAt },
      })
      .returning({ id: savedFilters.id })
    if (!saved) throw new Error('A filter was not saved.')
    const [kept] = await ctx.db.select({ n: count() }).from(savedFilters).where(eq(savedFilters.userId, userId))
    if ((kept?.n ?? 0) > MAX_SAVED_FILTERS) return fail('admin.too-many-filters', { max: MAX_SAVED_FILTERS })
    return { id: saved.id, ...body }
  })
