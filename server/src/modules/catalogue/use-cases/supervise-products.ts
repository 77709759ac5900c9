import type { api, Input } from '@feria/contract'
import { isAdmin } from '@feria/contract/accounts/values'
import type { SupervisedProduct } from '@feria/contract/catalogue/schemas'
import type { Page } from '@feria/contract/page'
import { and, desc, eq, lt, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { users } from '../../accounts/tables.ts'
import { inCategory, withSearch } from '../filters.ts'
import { ownColumns, toOwnProduct } from '../queries.ts'
import { inState, pricedOddly, stateColumns, stateOf, withFind } from '../supervised.ts'
import { categories, products } from '../tables.ts'

type Query = Input<typeof api.catalogue.supervise>['query']
type Listed = Page<SupervisedProduct>

const NONE: Listed = { items: [], next: null }
const isEmpty = (page: Listed): boolean => page.items.length === 0

/**
 * Everyone's or one member's products, hidden and sold ones included, with their sellers and what keeps them from being bought, newest
 * first. Admins and moderators; these do not see minimum sale prices.
 */
export const superviseProducts = (ctx: Ctx, { query }: Input<typeof api.catalogue.supervise>): Promise<Listed> =>
  withSearch(
    ctx,
    query.search,
    isEmpty,
    (matches) => withFind(ctx, query.find, isEmpty, (found) => readProducts(ctx, query, and(matches, found)), NONE),
    NONE,
  )

const readProducts = async (ctx: Ctx, query: Query, matches: SQL | undefined): Promise<Listed> => {
  const before = readCursor(z.uuid(), query.cursor)
  const seesMinimum = isAdmin(memberOf(ctx).role)
  const rows = await ctx.db
    .select({ ...ownColumns, ...stateColumns, sellerName: users.name, sellerEmail: users.email })
    .from(products)
    .innerJoin(users, eq(users.id, products.userId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        query.userId ? eq(products.userId, query.userId) : undefined,
        query.visible === undefined ? undefined : eq(products.isVisible, query.visible),
        query.state && inState[query.state],
        inCategory(query.category),
        query.price && pricedOddly[query.price],
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
      state: stateOf(row),
    }),
    (row) => row.id,
  )
}
