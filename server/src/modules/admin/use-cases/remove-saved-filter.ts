import type { Answer, api, Input } from '@feria/contract'
import { and, eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { savedFilters } from '../tables.ts'

/** Forgets a filter of the caller. Staff only; fails with `admin.filter-not-found` for one that is gone or another's. */
export const removeSavedFilter = async (
  ctx: Ctx,
  { params: { id } }: Input<typeof api.admin.removeSavedFilter>,
): Promise<Answer<typeof api.admin.removeSavedFilter>> => {
  const isOwn = and(eq(savedFilters.id, id), eq(savedFilters.userId, memberOf(ctx).id))
  const removed = await ctx.db.delete(savedFilters).where(isOwn).returning({ id: savedFilters.id })
  return removed[0] ?? fail('admin.filter-not-found')
}
