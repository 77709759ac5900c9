import type { Answer, api, Input } from '@feria/contract'
import { toMajor } from '@feria/contract/money'
import type { Page } from '@feria/contract/page'
import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Ctx } from '../../../../core/context.ts'
import { pageOf, readCursor } from '../../../../platform/paging.ts'
import { ofNoStaff } from '../../../accounts/accounts.module.ts'
import { users } from '../../../accounts/tables.ts'
import { claims, orderItems, orders } from '../../tables.ts'
import { toClaim } from '../queries.ts'

type Listed = Answer<typeof api.orders.claims>[number]

const buyers = alias(users, 'buyers')
const sellers = alias(users, 'sellers')

/** Claims with their orders and parties: open ones, oldest first, or with `settled` resolved ones. Admins, and support but for staff's. */
export const listClaims = async (ctx: Ctx, { query }: Input<typeof api.orders.claims>): Promise<Page<Listed>> => {
  const after = readCursor(z.uuid(), query.cursor)
  const rows = await ctx.db
    .select({
      claim: claims,
      number: orders.number,
      totalMinor: orders.totalMinor,
      currency: orders.currency,
      productName: sql<string>`(select string_agg(${orderItems.productName}, ', ')
        from ${orderItems} where ${orderItems.orderId} = ${orders.id})`,
      buyer: { id: buyers.id, name: buyers.name },
      seller: { id: sellers.id, name: sellers.name },
    })
    .from(claims)
    .innerJoin(orders, eq(orders.id, claims.orderId))
    .innerJoin(buyers, eq(buyers.id, orders.buyerId))
    .innerJoin(sellers, eq(sellers.id, orders.sellerId))
    .where(
      and(
        (query.settled ? isNotNull : isNull)(claims.settledAt),
        ofNoStaff(ctx, orders.buyerId, orders.sellerId, orders.resellerId),
        after ? gt(claims.id, after) : undefined,
      ),
    )
    .orderBy(asc(claims.id))
    .limit(query.limit + 1)
  return pageOf(
    rows,
    query.limit,
    ({ claim, totalMinor, ...order }) => ({ ...toClaim(claim, ctx.config), ...order, totalPrice: toMajor(totalMinor) }),
    ({ claim }) => claim.id,
  )
}
