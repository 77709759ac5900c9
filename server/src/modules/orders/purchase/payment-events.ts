import { CHECKOUT_MINUTES } from '@feria/contract/payments/values'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import type { Events } from '../../../core/event-map.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { type Attempt, attemptsOf, lockHold } from '../../payments/payments.module.ts'
import { settle } from '../claims/queries.ts'
import { claims, orders } from '../tables.ts'
import { lockOrder, moveTo, type OrderRow, releaseFunds, restockUnsent } from './money.ts'
import { confirmPayment } from './payment.ts'

const MINUTE_MS = 60_000

/**
 * A payment was refused: the order can be paid by another until its time is over. A charge that began after this one goes on undisturbed.
 */
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

/** While the provider thinks about a payment the units stay reserved for half an hour more. */
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
 * A payment of an order moved. Events come in any order and more than once, so what counts is how the payments of the order stand now,
 * read under its lock. Money that belongs to no order here is not its business.
 */
export const followPayment = (ctx: Ctx, { paymentId, reference }: Events['payments.moved']): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    if (!(await lockOrder(ctx, reference))) return
    const attempts = await attemptsOf(ctx, reference)
    const moved = attempts.find(({ id }) => id === paymentId)
    if (moved?.status === 'approved') return confirmPayment(ctx, reference, paymentId)
    // The event of the approved one pays the order; nothing that another came to matters beside it.
    if (attempts.some(({ status }) => status === 'approved')) return
    if (attempts.some(({ status }) => status === 'pending')) return waitFor(ctx, reference)
    if (moved) await noteRefusal(ctx, reference, moved)
  })

/**
 * The bank took the money of an order back: it is over, and so is a claim about it. Where it took a part of what was paid out, the rest,
 * which that froze, is paid out again. Payments that did not pay the order are the books' business alone.
 */
export const followTakenBack = (ctx: Ctx, { paymentId, reference }: Events['payments.taken-back']): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, reference)
    if (order?.paidBy !== paymentId || order.status === 'reembolsada' || order.status === 'cancelada') return
    const hold = await lockHold(ctx, paymentId)
    if (!hold || hold.refundedMinor === hold.capturedMinor) {
      await moveTo(ctx, order, 'payment', 'reembolsada')
      await restockUnsent(ctx, order)
      await endClaim(ctx, order)
    } else if (order.status === 'completada') await releaseFunds(ctx, order, `taken-back-${hold.refundedMinor}`)
  })

const endClaim = async (ctx: Ctx, { id: orderId, totalMinor }: OrderRow): Promise<void> => {
  const [open] = await ctx.db
    .select()
    .from(claims)
    .where(and(eq(claims.orderId, orderId), isNull(claims.settledAt)))
    .for('update')
  if (!open) return
  await settle(ctx, open, { outcome: 'devolver', refundedMinor: totalMinor, note: 'El banco devolvió el dinero a quien compró.' })
  await emit(ctx, 'orders.claim-moved', { claimId: open.id, orderId, step: 'settled' })
}
