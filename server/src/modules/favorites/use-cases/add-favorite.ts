import type { Answer, api, Input } from '@feria/contract'
import { eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { users } from '../../accounts/tables.ts'
import { isApartFrom } from '../../blocks/blocks.module.ts'
import { products } from '../../catalogue/tables.ts'
import { countFavorites } from '../queries.ts'
import { favorites } from '../tables.ts'

/** Nobody needs more; without a limit one member could fill the table. */
const MOST = 500

/** Adds a visible product to the member's favourites; idempotent. Returns how many there are. Refuses the 501st. */
export const addFavorite = (ctx: Ctx, { params }: Input<typeof api.favorites.add>): Promise<Answer<typeof api.favorites.add>> =>
  withTransaction(ctx, async (ctx) => {
    const userId = memberOf(ctx).id
    const { isVisible, userId: sellerId } = products
    const [product] = await ctx.db.select({ isVisible, sellerId }).from(products).where(eq(products.id, params.productId))
    if (!product?.isVisible || (await isApartFrom(ctx, product.sellerId))) fail('catalogue.not-found')
    // Locked so that two concurrent calls cannot both add the five-hundredth.
    await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    await ctx.db.insert(favorites).values({ userId, productId: params.productId, createdAt: ctx.now() }).onConflictDoNothing()
    const count = await countFavorites(ctx, userId)
    if (count > MOST) fail('catalogue.too-many-favorites')
    return { count }
  })
