import type { Answer, api, Input } from '@feria/contract'
import { and, eq, exists } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { users } from '../../accounts/tables.ts'
import { products } from '../tables.ts'

/**
 * A member with at least one visible product, sold ones included; null for one who left. Anyone may call. Fails with
 * `catalogue.seller-not-found` for a member without one, or who wants no page, as for an id that is nobody's.
 */
export const getSeller = async (ctx: Ctx, { params }: Input<typeof api.catalogue.seller>): Promise<Answer<typeof api.catalogue.seller>> => {
  const visible = ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.userId, users.id), eq(products.isVisible, true)))
  const [row] = await ctx.db
    .select({
      id: users.id,
      name: users.name,
      imageUrl: users.imageUrl,
      createdAt: users.createdAt,
      deletedAt: users.deletedAt,
      hasSellerPage: users.hasSellerPage,
      isSelling: exists(visible).mapWith(Boolean),
    })
    .from(users)
    .where(eq(users.id, params.id))
  if (row?.deletedAt) return { seller: null }
  if (!row?.isSelling || !row.hasSellerPage) return fail('catalogue.seller-not-found')
  const { id, name, imageUrl, createdAt } = row
  return { seller: { id, name, imageUrl, createdAt: createdAt.toISOString(), ...(await ctx.recordOf(ctx, id)) } }
}
