import type { api, Input } from '@feria/contract'
import type { Product } from '@feria/contract/catalogue/schemas'
import type { Page } from '@feria/contract/page'
import { and, count, desc, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { isAmong } from '../../../engines/db/lists.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { notApartFrom } from '../../blocks/blocks.module.ts'
import { productColumns, toProduct } from '../../catalogue/catalogue.module.ts'
import { categories, products } from '../../catalogue/tables.ts'
import { isOnSale } from '../queries.ts'
import { matches, wishes } from '../tables.ts'

/** What the member sells now, newest first, each with the number of active wishes it matches, without dismissed ones. */
export const listSelling = async (ctx: Ctx, { query }: Input<typeof api.wishes.products>): Promise<Page<Product & { wishes: number }>> => {
  const before = readCursor(z.uuid(), query.cursor)
  const rows = await ctx.db
    .select(productColumns)
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.userId, memberOf(ctx).id), isOnSale(), before ? lt(products.id, before) : undefined))
    .orderBy(desc(products.id))
    .limit(query.limit + 1)
  const met = await countWishes(
    ctx,
    rows.map(({ id }) => id),
  )
  return pageOf(
    rows,
    query.limit,
    (row) => ({ ...toProduct(row), wishes: met.get(row.id) ?? 0 }),
    ({ id }) => id,
  )
}

const countWishes = async (ctx: Ctx, productIds: string[]): Promise<Map<string, number>> => {
  if (productIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ productId: matches.productId, n: count() })
    .from(matches)
    .innerJoin(wishes, eq(wishes.id, matches.wishId))
    .where(
      and(
        isAmong(matches.productId, productIds),
        eq(matches.isLive, true),
        eq(matches.isDismissedBySeller, false),
        eq(wishes.isActive, true),
        notApartFrom(ctx, matches.buyerId),
      ),
    )
    .groupBy(matches.productId)
  return new Map(rows.map(({ productId, n }) => [productId, n]))
}
