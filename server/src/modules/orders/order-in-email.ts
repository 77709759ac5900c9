import { eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { EMAIL_PICTURE, type EmailItem, type EmailLink } from '../../platform/email/email.ts'
import { users } from '../accounts/tables.ts'
import { formatProductPrice } from '../payments/payments.module.ts'
import { thumbnailsOf } from '../uploads/uploads.module.ts'
import { roomsOf } from './purchase/room.ts'
import { orderItems, orders } from './tables.ts'

/** How many products a sentence or a subject names; the email lists them all. */
const NAMED = 2

const day = new Intl.DateTimeFormat('es-AR', { dateStyle: 'long', timeZone: 'America/Argentina/Buenos_Aires' })

/** A day in Buenos Aires as sentences have it, e.g. «27 de noviembre de 2026». */
export const dayInWords = (at: Date): string => day.format(at)

type OrderRow = typeof orders.$inferSelect
type ItemRow = typeof orderItems.$inferSelect

/** What every email about an order shows of it: its products with their pictures, its number and its sum, as its party's page does. */
export const describeOrder = async (ctx: Ctx, orderId: string) => {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error(`There is no order ${orderId}.`)
  const rows = await ctx.db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(orderItems.productName)
  const room = (await roomsOf(ctx, [orderId])).get(orderId)
  return describe(ctx, order, rows, room)
}

const buyers = alias(users, 'buyers')
const sellers = alias(users, 'sellers')
const described = new WeakMap<object, ReturnType<typeof readPaid>>()

/** A paid order as its emails describe it, with its parties; null without one of them. Read once for all the emails of an event. */
export const describePaid = (ctx: Ctx, event: Events['orders.paid']): ReturnType<typeof readPaid> => {
  const reading = described.get(event) ?? readPaid(ctx, event)
  described.set(event, reading)
  // What could not be read is read again.
  reading.catch(() => described.delete(event))
  return reading
}

const readPaid = async (ctx: Ctx, { orderId, roomId }: Events['orders.paid']) => {
  const rows = await ctx.db
    .select({
      order: orders,
      item: orderItems,
      buyer: { name: buyers.name, email: buyers.email },
      seller: { name: sellers.name, email: sellers.email },
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(buyers, eq(buyers.id, orders.buyerId))
    .innerJoin(sellers, eq(sellers.id, orders.sellerId))
    .where(eq(orders.id, orderId))
    .orderBy(orderItems.productName)
  const [first] = rows
  if (!first) return null
  const items = rows.map(({ item }) => item)
  return { ...(await describe(ctx, first.order, items, roomId)), buyer: first.buyer, seller: first.seller }
}

const describe = async (ctx: Ctx, order: OrderRow, rows: ItemRow[], room: string | undefined) => {
  const pictures = await thumbnailsOf(
    ctx,
    rows.map(({ productImage }) => productImage),
    EMAIL_PICTURE,
  )
  const items: EmailItem[] = rows.map(({ productName, productImage, priceMinor }) => ({
    name: productName,
    detail: formatProductPrice(priceMinor, order.currency),
    picture: productImage ? pictures.get(productImage) : undefined,
  }))
  const sum = (label: string, minor: number) => [label, formatProductPrice(minor, order.currency)] as const
  const commission = order.resaleMinor > 0 ? [sum('Comisión de reventa', order.resaleMinor)] : []
  const parcel = order.parcelMinor > 0 ? [sum('Envío', order.parcelMinor)] : []
  return {
    ...order,
    isFree: order.totalMinor === 0,
    names: namesOf(rows.map(({ productName }) => productName)),
    forBuyer: { items, facts: [['Compra', order.number] as const, ...commission, ...parcel, sum('Total', order.totalMinor)] },
    // The part of a reseller is not the seller's.
    forSeller: { items, facts: [['Venta', order.number] as const, ...parcel, sum('Total', order.totalMinor - order.resaleMinor)] },
    /** Where the parties write to each other, as the end of a sentence; none before it is paid. */
    conversation: (text: string): EmailLink[] => (room ? [{ text, label: 'escribile en su conversación', path: `/chat/${room}` }] : []),
  }
}

/** Both parties of an order, with where to write to each. */
export const partiesOf = async (ctx: Ctx, { buyerId, sellerId }: { buyerId: string; sellerId: string }) => {
  const rows = await ctx.db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, [buyerId, sellerId]))
  return { buyer: rows.find(({ id }) => id === buyerId), seller: rows.find(({ id }) => id === sellerId) }
}

/** Products in a sentence: `«Mate», «Bombilla» y 3 más`. */
const namesOf = (names: string[]): string => {
  const named = names.slice(0, NAMED).map((name) => `«${name}»`)
  const others = names.length - named.length
  return others > 0 ? `${named.join(', ')} y ${others} más` : named.join(' y ')
}
