import { desc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { renewPages } from '../../../core/http/page-versions.ts'
import { products } from '../../catalogue/tables.ts'
import { wishes } from '../../wishes/tables.ts'

/** Pages of a member that are renewed at once; any others are out of date within the minute for which pages are kept. */
const MOST = 1000

/** Renders the pages of a member anew, of what they sell and of what they look for: a suspension takes them away and gives them back. */
export const renewPagesOf = async (ctx: Ctx, { userId }: { userId: string }): Promise<void> => {
  const sold = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.userId, userId))
    .orderBy(desc(products.id))
    .limit(MOST)
  const wanted = await ctx.db.select({ id: wishes.id }).from(wishes).where(eq(wishes.userId, userId)).orderBy(desc(wishes.id)).limit(MOST)
  for (const { id } of [{ id: userId }, ...sold, ...wanted]) await renewPages(ctx.engines.kv, id)
}
