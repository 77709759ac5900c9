import { CHECKOUT_MINUTES } from '@feria/contract/payments/values'
import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import type { Events } from '../../../core/event-map.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { type Attempt, attemptsOf, lockHold } from '../../payments/payments.module.ts'
import { endClaim } from '../claims/queries.ts'
import { orders } from '../tables.ts'
import { lockOrder, moveTo, releaseFunds, restockUnsent } from './money.ts'
import { confirmPayment } from './payment.ts'

const MINUTE_MS = 60_000

/** Records a refused payment: the order can be paid by another until it expires. A charge that started later is not affected. */
const noteRefusal = async (ctx: Ctx, orderId: string, { detail, createdAt }: Attempt): Promise<void> => {
  await ctx.db
    .update(orders)
    .set({
      refusal: detail,
      isPaymentPending: false,
      payingSince: sql`case when ${orders.payingSince} > ${createdAt.toISOString()}::timestamptz then ${orders.payingSince} end`,
    })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'reservada')))
}

/** While the provider is reviewing a payment, the units stay reserved for another half hour. */
export const waitFor = async (ctx: Ctx, orderId: string): Promise<void> => {
  await ctx.db
    .update(orders)
    .set({
      reservedUntil: new Date(ctx.now().getTime() + CHECKOUT_MINUTES * MINUTE_MS),
      payingSince: null,
      refusal: null,
      isPaymentPending: true,
    })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'reservada')))
}

/**
 * Follows a change of an order's payment. Events come in any order and more than once, so the order's payments are read as they are now,
 * under its lock. Payments without an order here are ignored.
 */
export const followPayment = (ctx: Ctx, { paymentId, reference }: Events['payments.moved']): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    if (!(await lockOrder(ctx, reference))) return
    const attempts = await attemptsOf(ctx, reference)
    const moved = attempts.find(({ id }) => id === paymentId)
    if (moved?.status === 'approved') return confirmPayment(ctx, reference, paymentId)
    // The event of the approved payment pays the order; the outcome of others no longer matters.
    if (attempts.some(({ status }) => status === 'approved')) return
    if (attempts.some(({ status }) => status === 'pending')) return waitFor(ctx, reference)
    if (moved) await noteRefusal(ctx, reference, moved)
  })

/**
 * Handles a chargeback of an order: it ends, and so does its claim. If only a part of the released money was taken, the rest, which the
 * chargeback froze, is released again. Payments that did not pay the order concern only the ledger.
 */
export const followTakenBack = (ctx: Ctx, { paymentId, reference }: Events['payments.taken-back']): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, reference)
    if (order?.paidBy !== paymentId || order.status === 'reembolsada' || order.status === 'cancelada') return
    const hold = await lockHold(ctx, paymentId)
    if (!hold || hold.refundedMinor === hold.capturedMinor) {
      await moveTo(ctx, order, 'payment', 'reembolsada')
      await restockUnsent(ctx, order)
      await endClaim(ctx, order.id, order.totalMinor, 'El banco devolvió el dinero a quien compró.')
    } else if (order.status === 'completada') await releaseFunds(ctx, order, `taken-back-${hold.refundedMinor}`)
  })
