import type { Answer, api, Input } from '@feria/contract'
import { and, eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { countFavorites } from '../queries.ts'
import { favorites } from '../tables.ts'

/** Removes a product from the member's favourites; idempotent. Returns how many are left. */
export const removeFavorite = async (
  ctx: Ctx,
  { params }: Input<typeof api.favorites.remove>,
): Promise<Answer<typeof api.favorites.remove>> => {
  const userId = memberOf(ctx).id
  await ctx.db.delete(favorites).where(and(eq(favorites.userId, userId), eq(favorites.productId, params.productId)))
  return { count: await countFavorites(ctx, userId) }
}
