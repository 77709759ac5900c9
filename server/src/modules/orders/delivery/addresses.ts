import { toMajor } from '@feria/contract/money'
import type { Address, OrderDelivery } from '@feria/contract/orders/delivery-schemas'
import { ADDRESS_DAYS, MAX_ADDRESSES } from '@feria/contract/orders/values'
import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { isAmong } from '../../../engines/db/lists.ts'
import type { OrderRow } from '../purchase/money.ts'
import { addresses, orderAddresses, orders } from '../tables.ts'

const DAY_MS = 86_400_000
const SWEEP_SIZE = 500

/** The columns of an address of the API. */
export const addressOf = ({ name, street, details, city, province, postcode, phone }: Address): Address => ({
  name,
  street,
  details,
  city,
  province,
  postcode,
  phone,
})

/** What makes an address of a member's book the same as another: all of it. */
export const wholeAddress = [
  addresses.userId,
  addresses.name,
  addresses.street,
  addresses.details,
  addresses.city,
  addresses.province,
  addresses.postcode,
  addresses.phone,
]

/**
 * Keeps the address of a new order of the member, and in their book, which has the ten used last (decision 94). In the caller's
 * transaction.
 */
export const keepAddress = async (ctx: Ctx, orderId: string, address: Address): Promise<void> => {
  const userId = memberOf(ctx).id
  await ctx.db.insert(orderAddresses).values({ orderId, ...addressOf(address) })
  await ctx.db
    .insert(addresses)
    .values({ id: newId(), userId, ...addressOf(address), usedAt: ctx.now() })
    .onConflictDoUpdate({ target: wholeAddress, set: { usedAt: ctx.now() } })
  const latest = ctx.db
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.usedAt), desc(addresses.id))
    .limit(MAX_ADDRESSES)
  await ctx.db.delete(addresses).where(and(eq(addresses.userId, userId), notInArray(addresses.id, latest)))
}

/** How each of these orders arrives. The caller shows an address only to the buyer, and to the seller of a paid order. */
export const deliveriesOf = async (ctx: Ctx, rows: OrderRow[]) => {
  const sent = rows.filter(({ deliveryKind }) => deliveryKind === 'parcel').map(({ id }) => id)
  const found = sent.length === 0 ? [] : await ctx.db.select().from(orderAddresses).where(isAmong(orderAddresses.orderId, sent))
  const byOrder = new Map(found.map(({ orderId, ...address }) => [orderId, address]))
  return ({ id, deliveryKind, parcelMinor, pickupArea }: OrderRow): OrderDelivery => ({
    kind: deliveryKind,
    price: toMajor(parcelMinor),
    pickupArea,
    address: byOrder.get(id) ?? null,
  })
}

/** Runs daily: destroys the addresses of orders that ended 90 days ago (decision 94). Idempotent. */
export const destroyAddresses = async (ctx: Ctx): Promise<void> => {
  const endedBefore = new Date(ctx.now().getTime() - ADDRESS_DAYS * DAY_MS)
  const isOver = and(
    inArray(orders.status, ['completada', 'cancelada', 'reembolsada']),
    sql`greatest(${orders.completedAt}, ${orders.cancelledAt}, ${orders.refundedAt}) < ${endedBefore.toISOString()}::timestamptz`,
  )
  for (let count = SWEEP_SIZE; count === SWEEP_SIZE; ) {
    const due = ctx.db
      .select({ id: orderAddresses.orderId })
      .from(orderAddresses)
      .innerJoin(orders, eq(orders.id, orderAddresses.orderId))
      .where(isOver)
      .orderBy(asc(orderAddresses.orderId))
      .limit(SWEEP_SIZE)
    const gone = await ctx.db.delete(orderAddresses).where(inArray(orderAddresses.orderId, due)).returning({ id: orderAddresses.orderId })
    count = gone.length
  }
}

/** What a member gave as addresses, for their copy of their data. */
export const exportAddresses = async (ctx: Ctx, userId: string) => {
  const book = await ctx.db.select().from(addresses).where(eq(addresses.userId, userId)).orderBy(desc(addresses.usedAt))
  const ofOrders = await ctx.db
    .select({ orderId: orderAddresses.orderId, address: orderAddresses })
    .from(orderAddresses)
    .innerJoin(orders, eq(orders.id, orderAddresses.orderId))
    .where(eq(orders.buyerId, userId))
    .orderBy(asc(orderAddresses.orderId))
  return {
    addresses: book.map(addressOf),
    orderAddresses: ofOrders.map(({ orderId, address }) => ({ orderId, ...addressOf(address) })),
  }
}

/** Destroys every address of a member who leaves: no order of theirs is open any more. */
export const eraseAddresses = async (ctx: Ctx, userId: string): Promise<void> => {
  const own = ctx.db.select({ id: orders.id }).from(orders).where(eq(orders.buyerId, userId))
  await ctx.db.delete(orderAddresses).where(inArray(orderAddresses.orderId, own))
  await ctx.db.delete(addresses).where(eq(addresses.userId, userId))
}
