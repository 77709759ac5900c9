import type { api, Input } from '@feria/contract'
import { startOfDay } from '@feria/contract/argentine-day'
import { toMajor } from '@feria/contract/money'
import type { SupervisedOrder } from '@feria/contract/orders/operator-schemas'
import type { Page } from '@feria/contract/page'
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Ctx } from '../../../../core/context.ts'
import { lowestId } from '../../../../engines/db/id-times.ts'
import { pageOf, readCursor } from '../../../../platform/paging.ts'
import { nameHas } from '../../../accounts/accounts.module.ts'
import { users } from '../../../accounts/tables.ts'
import { isOverdueClaim } from '../../claims/queries.ts'
import { plusDays } from '../../clocks/holidays.rules.ts'
import { lateOrders } from '../../clocks/run-clocks.ts'
import { claims, orderItems, orders } from '../../tables.ts'

type Query = Input<typeof api.orders.supervise>['query']

/** Members whose orders one search looks through, the newest; whoever means one of more than these writes more of the name. */
const MAX_PEOPLE = 500

const buyers = alias(users, 'buyers')
const sellers = alias(users, 'sellers')

/**
 * All orders, the newest first. A search finds a number by its beginning, an id, the beginning or any part of a product's name, and the
 * name or email of either party; its members are the newest 500 that match. Days are Argentine ones. Late is what a clock should have
 * ended by now, and a claim that should be decided. Admins and support.
 */
export const superviseOrders = async (ctx: Ctx, { query }: Input<typeof api.orders.supervise>): Promise<Page<SupervisedOrder>> => {
  const before = readCursor(z.uuid(), query.cursor)
  const filters = [...filtersOf(ctx, query), before ? lt(orders.id, before) : undefined]
  const most = query.limit + 1
  const rows = await ctx.db
    .select({
      order: orders,
      productName: sql<string>`(select string_agg(${orderItems.productName}, ', ' order by ${orderItems.productName})
        from ${orderItems} where ${orderItems.orderId} = ${orders.id})`,
      buyer: { id: buyers.id, name: buyers.name, email: buyers.email },
      seller: { id: sellers.id, name: sellers.name, email: sellers.email },
      isLate: sql<boolean>`${isAmongLate(ctx)}`,
    })
    .from(orders)
    .innerJoin(buyers, eq(buyers.id, orders.buyerId))
    .innerJoin(sellers, eq(sellers.id, orders.sellerId))
    .where(query.search ? sql`${orders.id} in (${found(query.search, filters, most)})` : and(...filters))
    .orderBy(desc(orders.id))
    .limit(most)
  return pageOf(rows, query.limit, toSupervised, ({ order }) => order.id)
}

type Row = { order: typeof orders.$inferSelect } & Pick<SupervisedOrder, 'productName' | 'buyer' | 'seller' | 'isLate'>

const toSupervised = ({ order, ...rest }: Row): SupervisedOrder => ({
  id: order.id,
  number: order.number,
  createdAt: order.createdAt.toISOString(),
  status: order.status,
  currency: order.currency,
  totalPrice: toMajor(order.totalMinor),
  ...rest,
})

/** Few are late at any time, and each part of the union has its partial index. */
const isAmongLate = (ctx: Ctx): SQL => {
  const all = [...lateOrders(ctx), sql`select ${claims.orderId} from ${claims} where ${isOverdueClaim(ctx.now())}`]
  return sql`${orders.id} in (${sql.join(all, sql` union all `)})`
}

/** Ids are made from the moment of the order, so that days are ranges of the primary key. */
const filtersOf = (ctx: Ctx, { status, from, to, late }: Query): (SQL | undefined)[] => [
  status && eq(orders.status, status),
  from ? gte(orders.id, lowestId(startOfDay(from))) : undefined,
  to ? lt(orders.id, lowestId(startOfDay(plusDays(to, 1)))) : undefined,
  late ? isAmongLate(ctx) : undefined,
]

/** The ids that a search finds: the newest of each way to find one, each by its index, so that a common name costs no more than a page. */
const found = (search: string, filters: (SQL | undefined)[], most: number): SQL => {
  const pattern = search.replace(/[\\%_]/g, '\\$&')
  const newest = (way: SQL) =>
    sql`(select ${orders.id} from ${orders} where ${and(way, ...filters)} order by ${orders.id} desc limit ${most})`
  const people = sql`(select ${users.id} from ${users} where ${nameHas(search)} order by ${users.id} desc limit ${MAX_PEOPLE}) p`
  // Of each person by themselves: for all of them at once the planner may read every order.
  const ofPeople = (side: typeof orders.buyerId | typeof orders.sellerId) =>
    sql`(select o.id from ${people} cross join lateral ${newest(sql`${side} = p.id`)} o)`
  const ways = [
    newest(z.uuid().safeParse(search).success ? eq(orders.id, search) : sql`${orders.number} like ${`${pattern.toUpperCase()}%`}`),
    ofPeople(orders.buyerId),
    ofPeople(orders.sellerId),
    // An index of three letters.
    ...(search.length < 3
      ? []
      : [
          newest(sql`${orders.id} in
            (select ${orderItems.orderId} from ${orderItems} where ${orderItems.productName} ilike ${`%${pattern}%`})`),
        ]),
  ]
  return sql.join(ways, sql` union `)
}
