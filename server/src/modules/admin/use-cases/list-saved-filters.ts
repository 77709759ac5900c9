import type { Answer, api } from '@feria/contract'
import type { ListName } from '@feria/contract/admin/values'
import { eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { savedFilters } from '../tables.ts'

/** The filters that the caller keeps, at most 50, by name. Staff only, each their own. */
export const listSavedFilters = async (ctx: Ctx): Promise<Answer<typeof api.admin.savedFilters>> => {
  const { id, section, name, query } = savedFilters
  const rows = await ctx.db
    .select({ id, section, name, query })
    .from(savedFilters)
    .where(eq(savedFilters.userId, memberOf(ctx).id))
    .orderBy(name, id)
  return rows.map((row) => ({ ...row, section: row.section as ListName }))
}
