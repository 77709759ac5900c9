import { and, desc, eq, isNull, or } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../core/context.ts'
import { emit } from '../../core/events.ts'
import { withTransaction } from '../../core/transaction.ts'
import { users } from '../accounts/tables.ts'
import { orders } from '../orders/tables.ts'
import { resaleTransactions } from './tables.ts'

type OrderRow = typeof orders.$inferSelect

/**
 * An order was paid or moved: the transaction that it belongs to is what the order says now, whatever came first. A purchase without a
 * transaction of its buyer gets one of its own. Again changes nothing; other orders are not its business.
 */
export const followOrder = (ctx: Ctx, { orderId }: { orderId: string }): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    // Shared: the order must not move between what is read and what is written. That two events do not both make a transaction the index
    // sees to.
    const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId)).for('share')
    if (!order?.resaleLinkId || !order.resellerId || !order.paidAt) return
    const [known] = await ctx.db
      .select({ id: resaleTransactions.id })
      .from(resaleTransactions)
      .where(eq(resaleTransactions.orderId, orderId))
    if (!known) await attach(ctx, order, { linkId: order.resaleLinkId, resellerId: order.resellerId, paidAt: order.paidAt })
    await ctx.db.update(resaleTransactions).set(outcomeOf(order)).where(eq(resaleTransactions.orderId, orderId))
  })

const outcomeOf = ({ status, completedAt, refundedAt }: OrderRow) => ({
  deliveredAt: completedAt,
  endedAt: status === 'reembolsada' ? refundedAt : null,
  endedReason: status === 'reembolsada' ? 'La compra se devolvió.' : null,
})

/**
 * The transaction of the address that led to the order becomes the one that was paid, else one of its buyer that goes on, else a new one
 * is. A payment proves that the buyer is real.
 */
const attach = async (
  ctx: Ctx,
  { id: orderId, buyerId, resaleTransactionId }: OrderRow,
  sold: { linkId: string; resellerId: string; paidAt: Date },
) => {
  const { linkId, paidAt } = sold
  const isOwn = eq(resaleTransactions.buyerId, buyerId)
  const isMeant = resaleTransactionId ? or(eq(resaleTransactions.id, resaleTransactionId), isOwn) : isOwn
  const goesOn = and(isNull(resaleTransactions.paidAt), isNull(resaleTransactions.endedAt))
  const [waiting] = await ctx.db
    .select()
    .from(resaleTransactions)
    .where(and(eq(resaleTransactions.linkId, linkId), isMeant, goesOn))
    .orderBy(...(resaleTransactionId ? [desc(eq(resaleTransactions.id, resaleTransactionId))] : []), desc(resaleTransactions.id))
    .limit(1)
    .for('update')
  const validatedAt = waiting?.validatedAt ?? paidAt
  const transactionId = waiting?.id ?? newId({ msecs: paidAt.getTime() })
  if (waiting) {
    await ctx.db.update(resaleTransactions).set({ orderId, paidAt, validatedAt }).where(eq(resaleTransactions.id, waiting.id))
  } else {
    const [buyer] = await ctx.db.select({ name: users.name }).from(users).where(eq(users.id, buyerId))
    const made = { id: transactionId, ...sold, orderId, buyerId, buyerName: buyer?.name ?? '', validatedAt, createdAt: paidAt }
    const [written] = await ctx.db.insert(resaleTransactions).values(made).onConflictDoNothing().returning()
    if (!written) return
  }
  await emit(ctx, 'reselling.sold', { transactionId })
}
