import { count, eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { favorites } from './favorites.tables.ts'

/** How many favourites a member has. */
export const countFavorites = async (ctx: Ctx, userId: string): Promise<number> => {
  const [row] = await ctx.db.select({ n: count() }).from(favorites).where(eq(favorites.userId, userId))
  return row?.n ?? 0
}
