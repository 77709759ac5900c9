import { count, desc, eq } from 'drizzle-orm'
import type { Ctx, PersonalData } from '../../core/context.ts'
import { favorites } from './tables.ts'

/** How many favourites a member has. */
export const countFavorites = async (ctx: Ctx, userId: string): Promise<number> => {
  const [row] = await ctx.db.select({ n: count() }).from(favorites).where(eq(favorites.userId, userId))
  return row?.n ?? 0
}

/** A member's favourites, and since when. They are deleted with the account. */
export const favoritePersonalData: PersonalData = {
  export: (ctx, userId) =>
    ctx.db
      .select({ productId: favorites.productId, createdAt: favorites.createdAt })
      .from(favorites)
      .where(eq(favorites.userId, userId))
      .orderBy(desc(favorites.createdAt)),
  erase: async (ctx, userId) => {
    await ctx.db.delete(favorites).where(eq(favorites.userId, userId))
  },
}
