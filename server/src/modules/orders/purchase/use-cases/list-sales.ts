import type { api, Input } from '@feria/contract'
import { toMajor } from '@feria/contract/money'
import type { Sale } from '@feria/contract/orders/schemas'
import type { Page } from '@feria/contract/page'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../../../core/context.ts'
import { pageOf, readCursor } from '../../../../platform/paging.ts'
import { users } from '../../../accounts/tables.ts'
import { orderItems, orders } from '../../tables.ts'
import { findByKey, readAfterwards } from '../queries.ts'

const place = z.object({ orderId: z.uuid(), productId: z.uuid() })

/**
 * The member's sales, one entry per product, newest first; with `orderId` only that order's, by its id, its number or one of its
 * products. Unpaid orders are not sales.
 */
export const listSales = async (ctx: Ctx, { query }: Input<typeof api.orders.sales>): Promise<Page<Sale>> => {
  const before = readCursor(place, query.cursor)
  const orderId = query.orderId ? await findByKey(ctx, 'sale', query.orderId) : undefined
  if (orderId === null) return { items: [], next: null }
  const rows = await selectSales(ctx)
    .where(
      and(
        eq(orders.sellerId, memberOf(ctx).id),
        isNotNull(orders.paidAt),
        orderId ? eq(orders.id, orderId) : undefined,
        before && sql`(${orders.id}, ${orderItems.productId}) < (${before.orderId}::uuid, ${before.productId}::uuid)`,
      ),
    )
    .orderBy(desc(orders.id), desc(orderItems.productId))
    .limit(query.limit + 1)
  const after = await readAfterwards(
    ctx,
    rows.map(({ order }) => order),
  )
  return pageOf(
    rows,
    query.limit,
    (row) => ({ ...toSale(row), ...after(row.order) }),
    (row) => ({ orderId: row.orderId, productId: row.productId }),
  )
}

const selectSales = (ctx: Ctx) =>
  ctx.db
    .select({
      orderId: orders.id,
      number: orders.number,
      createdAt: orders.createdAt,
      currency: orders.currency,
      status: orders.status,
      paymentMethod: orders.paymentMethod,
      order: orders,
      priceMinor: orderItems.priceMinor,
      quantity: orderItems.quantity,
      productId: orderItems.productId,
      productName: orderItems.productName,
      productImage: orderItems.productImage,
      buyerId: users.id,
      buyerName: users.name,
      buyerImage: users.imageUrl,
      buyerEmail: users.email,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(users, eq(users.id, orders.buyerId))
    .$dynamic()

type SaleRow = Awaited<ReturnType<ReturnType<typeof selectSales>['execute']>>[number]

const toSale = (row: SaleRow): Omit<Sale, 'claim' | 'refunded' | 'delivery' | 'room' | 'history' | 'deadline'> => ({
  orderId: row.orderId,
  number: row.number,
  createdAt: row.createdAt.toISOString(),
  price: toMajor(row.priceMinor),
  currency: row.currency,
  quantity: row.quantity,
  status: row.status,
  paymentMethod: row.paymentMethod,
  tracking: row.order.tracking,
  heldUntil: row.order.heldUntil?.toISOString() ?? null,
  product: { id: row.productId, name: row.productName, imageUrl: row.productImage },
  buyer: { id: row.buyerId, name: row.buyerName, imageUrl: row.buyerImage, email: row.buyerEmail },
  order: { user: { name: row.buyerName, email: row.buyerEmail } },
})
