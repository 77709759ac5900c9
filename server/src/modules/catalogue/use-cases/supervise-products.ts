import type { api, Input } from '@feria/contract'
import { isAdmin } from '@feria/contract/accounts/values'
import type { SupervisedProduct } from '@feria/contract/catalogue/schemas'
import type { Page } from '@feria/contract/page'
import { and, desc, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { users } from '../../accounts/tables.ts'
import { withSearch } from '../filters.ts'
import { ownColumns, toOwnProduct } from '../queries.ts'
import { categories, products } from '../tables.ts'

/**
 * Everyone's or one member's products, hidden and sold ones included, with their sellers, newest first. Admins and moderators; these do not
 * see minimum sale prices.
 */
export const superviseProducts = async (ctx: Ctx, { query }: Input<typeof api.catalogue.supervise>): Promise<Page<SupervisedProduct>> => {
  const before = readCursor(z.uuid(), query.cursor)
  const seesMinimum = isAdmin(memberOf(ctx).role)
  return withSearch<Page<SupervisedProduct>>(
    ctx,
    query.search,
    (page) => page.items.length === 0,
    async (matches) => {
      const rows = await ctx.db
        .select({ ...ownColumns, sellerName: users.name, sellerEmail: users.email })
        .from(products)
        .innerJoin(users, eq(users.id, products.userId))
        .leftJoin(categories, eq(categories.id, products.categoryId))
        .where(
          and(
            query.userId ? eq(products.userId, query.userId) : undefined,
            query.visible === undefined ? undefined : eq(products.isVisible, query.visible),
            matches,
            before ? lt(products.id, before) : undefined,
          ),
        )
        .orderBy(desc(products.id))
        .limit(query.limit + 1)
      return pageOf(
        rows,
        query.limit,
        ({ sellerName, sellerEmail, ...row }) => ({
          ...toOwnProduct(row),
          ...(seesMinimum ? {} : { minSalePrice: null }),
          seller: { id: row.userId, name: sellerName, email: sellerEmail },
        }),
        (row) => row.id,
      )
    },
    { items: [], next: null },
  )
}
