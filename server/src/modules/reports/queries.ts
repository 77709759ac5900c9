import { and, count, eq, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { latestRate } from '../catalogue/catalogue.module.ts'
import { orderItems, orders } from '../orders/tables.ts'
import type { MonthSales } from './rules.ts'

/** Orders that count as sales: paid and not cancelled. */
const isSale = (): SQL | undefined => and(isNotNull(orders.paidAt), notInArray(orders.status, ['cancelada', 'reembolsada']))

const units = sql<number>`coalesce(sum(${orderItems.quantity}), 0)::int`

/**
 * An item in peso cents at its order's rate; one in USD without a rate uses `latest`, and counts 0 without that either. In floating
 * point, exact up to 90 billion pesos: integers could overflow, and arbitrary precision takes twice the time.
 */
export const arsCentsOf = (latest: number | null): SQL<number> => {
  const minor = sql`${orderItems.priceMinor} * ${orderItems.quantity}`
  const rate = sql`coalesce(${orders.rateArsCents}, ${latest ?? 0}::bigint)`
  return sql<number>`case when ${orders.currency} = 'ARS' then ${minor} else round(${minor}::double precision * ${rate} / 100) end`
}

const sumOf = (cents: SQL<number>) => sql<number>`coalesce(sum(${cents}), 0)`.mapWith(Number)

/** A member's total sales, and the name of their best-selling product; null without sales. Ties go by name. */
export const readOwnSales = async (ctx: Ctx, sellerId: string) => {
  const own = and(eq(orders.sellerId, sellerId), isSale())
  const [total] = await ctx.db
    .select({ units, arsCents: sumOf(arsCentsOf(await latestRate(ctx))) })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(own)
  const name = sql<string>`(array_agg(${orderItems.productName} order by ${orders.id} desc))[1]`
  const [best] = await ctx.db
    .select({ name })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(own)
    .groupBy(orderItems.productId)
    .orderBy(sql`sum(${orderItems.quantity}) desc`, name)
    .limit(1)
  return { units: total?.units ?? 0, arsCents: total?.arsCents ?? 0, best: best?.name ?? null }
}

/** Everyone's sales by month in Argentine time, and how many members sold anything, counted up to `atMost`. Reads every order. */
export const readAllSales = async (ctx: Ctx, atMost: number): Promise<{ sales: MonthSales[]; sellers: number }> => {
  const month = sql`date_trunc('month', ${orders.paidAt} at time zone 'America/Argentina/Buenos_Aires')`
  const sales = await ctx.db
    .select({ month: sql<string>`to_char(${month}, 'YYYY-MM')`, units, arsCents: sumOf(arsCentsOf(await latestRate(ctx))) })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(isSale())
    .groupBy(month)
  const sellers = ctx.db.selectDistinct({ id: orders.sellerId }).from(orders).where(isSale()).limit(atMost).as('sellers')
  const [found] = await ctx.db.select({ sellers: count() }).from(sellers)
  return { sales, sellers: found?.sellers ?? 0 }
}
