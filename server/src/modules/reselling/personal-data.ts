import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { PersonalData } from '../../core/context.ts'
import { orders } from '../orders/tables.ts'
import { findReseller } from './queries.ts'
import { resaleLinks, resaleTransactions, resellerBrowsers, resellers } from './tables.ts'

/**
 * A member's reseller profile, links and transactions. When they leave, the links end with every unpaid transaction; others' purchases
 * stay, without the phone numbers they left. Of a buyer who leaves, name and phone number are deleted. `orders` blocks while orders are
 * open.
 */
export const resellingPersonalData: PersonalData = {
  export: async (ctx, userId) => {
    const reseller = await findReseller(ctx, userId)
    const t = resaleTransactions
    const links = await ctx.db.select().from(resaleLinks).where(eq(resaleLinks.resellerId, userId)).orderBy(desc(resaleLinks.id))
    const transactions = await ctx.db
      .select({ id: t.id, linkId: t.linkId, createdAt: t.createdAt, paidAt: t.paidAt, deliveredAt: t.deliveredAt, endedAt: t.endedAt })
      .from(t)
      .where(eq(t.resellerId, userId))
      .orderBy(desc(t.id))
    const asked = await ctx.db
      .select({ id: t.id, linkId: t.linkId, buyerName: t.buyerName, buyerPhone: t.buyerPhone, createdAt: t.createdAt })
      .from(t)
      .where(eq(t.buyerId, userId))
      .orderBy(desc(t.id))
    return { reseller: reseller ?? null, links, transactions, asked }
  },
  erase: async (ctx, userId) => {
    const now = ctx.now()
    await ctx.db
      .update(resaleLinks)
      .set({ removedAt: now })
      .where(and(eq(resaleLinks.resellerId, userId), isNull(resaleLinks.removedAt)))
    const ordersOf = ctx.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.buyerId, userId), isNotNull(orders.resellerId)))
    const isUnpaid = and(isNull(resaleTransactions.paidAt), isNull(resaleTransactions.endedAt))
    await ctx.db
      .update(resaleTransactions)
      .set({ endedAt: now, endedReason: 'Quien revendía dejó la feria.' })
      .where(and(eq(resaleTransactions.resellerId, userId), isUnpaid))
    await ctx.db
      .update(resaleTransactions)
      .set({ buyerName: 'Cuenta eliminada', buyerPhone: null })
      .where(or(eq(resaleTransactions.buyerId, userId), inArray(resaleTransactions.orderId, ordersOf)))
    const { buyerId } = resaleTransactions
    await ctx.db
      .update(resaleTransactions)
      .set({
        buyerPhone: null,
        buyerName: sql`case when ${buyerId} is null then 'Contacto borrado' else ${resaleTransactions.buyerName} end`,
      })
      .where(eq(resaleTransactions.resellerId, userId))
    await ctx.db.delete(resellerBrowsers).where(eq(resellerBrowsers.userId, userId))
    await ctx.db.delete(resellers).where(eq(resellers.userId, userId))
  },
  withhold: async (ctx, userId, isWithheld) => {
    await ctx.db.update(resaleLinks).set({ isWithheld }).where(eq(resaleLinks.resellerId, userId))
  },
}
