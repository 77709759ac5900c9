import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../core/context.ts'
import { auditLog, users } from '../accounts/tables.ts'
import { chatRooms } from '../chat/tables.ts'
import { claims, orderActs, orderItems, orders, sentOrderEmails, withdrawals } from '../orders/tables.ts'
import { payments, refunds } from '../payments/tables.ts'
import { reviews } from '../reviews/tables.ts'

const buyers = alias(users, 'buyers')
const sellers = alias(users, 'sellers')
const resellers = alias(users, 'resellers')

/** An order with its parties; undefined for an unknown id. */
export const readOrder = async (ctx: Ctx, id: string) => {
  const [found] = await ctx.db
    .select({
      order: orders,
      buyer: { id: buyers.id, name: buyers.name, email: buyers.email },
      seller: { id: sellers.id, name: sellers.name, email: sellers.email },
      reseller: { id: resellers.id, name: resellers.name, email: resellers.email },
    })
    .from(orders)
    .innerJoin(buyers, eq(buyers.id, orders.buyerId))
    .innerJoin(sellers, eq(sellers.id, orders.sellerId))
    .leftJoin(resellers, eq(resellers.id, orders.resellerId))
    .where(eq(orders.id, id))
  return found
}

/**
 * All that is stored about an order, the latest `most` of each kind: as many statements whatever there is. Of its conversation only how
 * many messages it has and when the last came.
 */
export const readAbout = async (ctx: Ctx, { id, buyerId }: { id: string; buyerId: string }, most: number) => {
  const { db } = ctx
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, id)).orderBy(orderItems.productName)
  const ofProducts = inArray(
    chatRooms.productId,
    items.map(({ productId }) => productId),
  )
  const rooms = await db
    .select({ count: chatRooms.lastSeq, at: chatRooms.lastAt })
    .from(chatRooms)
    .where(and(eq(chatRooms.buyerId, buyerId), ofProducts))
  const attempts = await db.select().from(payments).where(eq(payments.reference, id)).orderBy(desc(payments.id)).limit(most)
  const backs = await db
    .select({ refund: refunds, currency: payments.currency })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.reference, id))
    .orderBy(desc(refunds.id))
    .limit(most)
  const emails = await db
    .select()
    .from(sentOrderEmails)
    .where(eq(sentOrderEmails.orderId, id))
    .orderBy(desc(sentOrderEmails.id))
    .limit(most)
  const allClaims = await db.select().from(claims).where(eq(claims.orderId, id)).orderBy(desc(claims.id)).limit(most)
  const asked = await db.select().from(withdrawals).where(eq(withdrawals.orderId, id)).orderBy(desc(withdrawals.id)).limit(most)
  const acts = await db
    .select({ act: orderActs, actor: { id: users.id, name: users.name } })
    .from(orderActs)
    .innerJoin(users, eq(users.id, orderActs.actorId))
    .where(eq(orderActs.orderId, id))
    .orderBy(desc(orderActs.id))
    .limit(most)
  const written = await db
    .select({ side: reviews.side, authorId: reviews.authorId, at: reviews.createdAt })
    .from(reviews)
    .where(and(eq(reviews.orderId, id), isNull(reviews.withdrawnAt)))
  const subjects = [id, ...allClaims.map((claim) => claim.id), ...asked.map((one) => one.id)]
  const audited = await db
    .select({ entry: auditLog, actorName: users.name })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(inArray(auditLog.subjectId, subjects))
    .orderBy(desc(auditLog.id))
    .limit(most)
  return { items, rooms, attempts, backs, emails, claims: allClaims, asked, acts, written, audited }
}
