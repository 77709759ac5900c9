import type { Answer, api, Input } from '@feria/contract'
import type { Product } from '@feria/contract/catalogue/schemas'
import type { Page } from '@feria/contract/page'
import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { notApartFrom } from '../../blocks/blocks.module.ts'
import { productColumns, toProduct } from '../../catalogue/catalogue.module.ts'
import { categories, products } from '../../catalogue/tables.ts'
import { favorites } from '../tables.ts'

const place = z.object({ at: z.iso.datetime(), id: z.uuid() })

/** The member's favourites as the products are now, newest first; hidden products are left out while hidden. */
export const listFavorites = async (ctx: Ctx, { query }: Input<typeof api.favorites.list>): Promise<Page<Product>> => {
  const after = readCursor(place, query.cursor)
  const rows = await ctx.db
    .select({ ...productColumns, markedAt: favorites.createdAt })
    .from(favorites)
    .innerJoin(products, eq(products.id, favorites.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        eq(favorites.userId, memberOf(ctx).id),
        eq(products.isVisible, true),
        notApartFrom(ctx, products.userId),
        after && sql`(${favorites.createdAt}, ${favorites.productId}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(favorites.createdAt), desc(favorites.productId))
    .limit(query.limit + 1)
  return pageOf(rows, query.limit, toProduct, (row) => ({ at: row.markedAt.toISOString(), id: row.id }))
}

/** The ids of the member's favourites, for the hearts on cards. At most 500, the newest first. */
export const listFavoriteIds = async (ctx: Ctx): Promise<Answer<typeof api.favorites.ids>> => {
  const rows = await ctx.db
    .select({ id: favorites.productId })
    .from(favorites)
    .where(eq(favorites.userId, memberOf(ctx).id))
    .orderBy(desc(favorites.createdAt), desc(favorites.productId))
    .limit(500)
  return rows.map(({ id }) => id)
}
