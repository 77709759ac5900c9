import type { Answer, api, Input } from '@feria/contract'
import type { WaitingOrder } from '@feria/contract/orders/schemas'
import type { OrderAction } from '@feria/contract/orders/values'
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../../core/context.ts'
import { isAmong } from '../../../../engines/db/lists.ts'
import { users } from '../../../accounts/tables.ts'
import { deadlineOf, endOf } from '../../clocks/clocks.rules.ts'
import { claims, orderItems, orders } from '../../tables.ts'

/** An order that waits, before its products are known. */
interface Waiting {
  orderId: string
  number: string
  action: OrderAction
  since: Date
  until: Date | null
  other: { id: string; name: string }
}

/**
 * The orders that wait for the member, at most `limit`: to be paid in time first, then by how long they have waited. As a buyer: reserved
 * ones that can still be paid, and sent ones to confirm, which count as received by themselves in the end. As a seller: paid ones to send,
 * and claims to answer, until the money goes back. `hasMore` if there are others. Any member may call; each sees their own.
 */
export const listWaiting = async (ctx: Ctx, { query }: Input<typeof api.orders.waiting>): Promise<Answer<typeof api.orders.waiting>> => {
  const [bought, sold] = [await readPurchases(ctx, query.limit + 1), await readSales(ctx, query.limit + 1)]
  const all = [...bought, ...sold].sort(
    (a, b) => Number(b.action === 'pay') - Number(a.action === 'pay') || a.since.getTime() - b.since.getTime(),
  )
  const shown = all.slice(0, query.limit)
  const productsOf = await readProducts(ctx, shown)
  return { orders: shown.flatMap((one) => toWaiting(one, productsOf(one.orderId))), hasMore: all.length > shown.length }
}

const readPurchases = async (ctx: Ctx, limit: number): Promise<Waiting[]> => {
  const canPay = and(
    eq(orders.status, 'reservada'),
    gt(orders.reservedUntil, ctx.now()),
    eq(orders.isPaymentPending, false),
    isNull(orders.payingSince),
  )
  const rows = await ctx.db
    .select({ order: orders, other: { id: users.id, name: users.name } })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.sellerId))
    .where(
      and(
        eq(orders.buyerId, memberOf(ctx).id),
        // Stated by itself, so that the partial index serves.
        sql`${orders.status} in ('reservada', 'enviada')`,
        or(canPay, eq(orders.status, 'enviada')),
      ),
    )
    .orderBy(sql`${orders.status} = 'enviada'`, asc(orders.id))
    .limit(limit)
  return rows.map(({ order, other }) => {
    const sent = order.sentAt
    return sent
      ? { ...namesOf(order), other, action: 'receive', since: sent, until: deadlineOf(order, ctx.config) }
      : { ...namesOf(order), other, action: 'pay', since: order.createdAt, until: order.reservedUntil }
  })
}

const readSales = async (ctx: Ctx, limit: number): Promise<Waiting[]> => {
  const rows = await ctx.db
    .select({
      order: orders,
      other: { id: users.id, name: users.name },
      claim: { createdAt: claims.createdAt, answerUntil: claims.answerUntil },
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.buyerId))
    .leftJoin(claims, and(eq(claims.orderId, orders.id), isNull(claims.settledAt), isNull(claims.answeredAt)))
    .where(
      and(
        eq(orders.sellerId, memberOf(ctx).id),
        sql`${orders.status} in ('pendiente', 'en disputa')`,
        sql`(${orders.status} = 'pendiente' or ${claims.id} is not null)`,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit)
  return rows.map(({ order, other, claim }) =>
    claim
      ? {
          ...namesOf(order),
          other,
          action: 'answer',
          since: claim.createdAt,
          until: endOf('unanswered', claim.createdAt, claim, ctx.config),
        }
      : { ...namesOf(order), other, action: 'send', since: order.paidAt ?? order.createdAt, until: deadlineOf(order, ctx.config) },
  )
}

const namesOf = ({ id, number }: typeof orders.$inferSelect) => ({ orderId: id, number })

const readProducts = async (ctx: Ctx, shown: Waiting[]) => {
  const ids = shown.map(({ orderId }) => orderId)
  const rows =
    ids.length === 0
      ? []
      : await ctx.db.select().from(orderItems).where(isAmong(orderItems.orderId, ids)).orderBy(asc(orderItems.productName))
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return (orderId: string) => byOrder.get(orderId) ?? []
}

const toWaiting = ({ since, until, ...rest }: Waiting, items: (typeof orderItems.$inferSelect)[]): WaitingOrder[] => {
  const [first] = items
  if (!first) return []
  return [
    {
      ...rest,
      since: since.toISOString(),
      until: until?.toISOString() ?? null,
      product: { id: first.productId, name: first.productName, imageUrl: first.productImage },
      others: items.length - 1,
    },
  ]
}
