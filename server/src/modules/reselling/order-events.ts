import { and, desc, eq, isNull, or } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { emit } from '../../core/events.ts'
import { withTransaction } from '../../core/transaction.ts'
import { users } from '../accounts/tables.ts'
import { orders } from '../orders/tables.ts'
import { resaleTransactions } from './tables.ts'

type OrderRow = typeof orders.$inferSelect

/**
 * Updates the transaction of an order that was paid or moved to the order's current state, in whatever order events arrive. A purchase
 * without a transaction of its buyer gets a new one. Idempotent; orders without a reseller are ignored.
 */
export const followOrder = (ctx: Ctx, { orderId }: { orderId: string }): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    // A shared lock: the order must not move between the read and the write. The index prevents two events from both creating a
    // transaction.
    const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId)).for('share')
    if (!order?.resaleLinkId || !order.resellerId || !order.paidAt) return
    const [known] = await ctx.db
      .select({ id: resaleTransactions.id })
      .from(resaleTransactions)
      .where(eq(resaleTransactions.orderId, orderId))
    if (!known) await attach(ctx, order, { linkId: order.resaleLinkId, resellerId: order.resellerId, paidAt: order.paidAt })
    await ctx.db.update(resaleTransactions).set(outcomeOf(order)).where(eq(resaleTransactions.orderId, orderId))
  })

/** `followOrder` for an order that was paid; one without a reseller is not even read. */
export const followPaid = async (ctx: Ctx, event: Events['orders.paid']): Promise<void> => {
  if (event.resellerId) await followOrder(ctx, event)
}

const outcomeOf = ({ status, completedAt, refundedAt }: OrderRow) => ({
  deliveredAt: completedAt,
  endedAt: status === 'reembolsada' ? refundedAt : null,
  endedReason: status === 'reembolsada' ? 'La compra se devolvió.' : null,
})

/**
 * Marks the transaction whose URL led to the order as paid, otherwise an open one of its buyer, otherwise a new one. A payment proves
 * that the buyer is real.
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
