import { CHECKOUT_MINUTES } from '@feria/contract/limits'
import { and, eq, isNull } from 'drizzle-orm'
import { atomically } from '../../atomically.ts'
import type { Ctx } from '../../context.ts'
import { type Events, emit } from '../../events.ts'
import { lockHold } from '../payments/payments.module.ts'
import { settle } from './orders.claims.ts'
import { lockOrder, moveTo, type OrderRow, payOut } from './orders.money.ts'
import { markPaid } from './orders.paying.ts'
import { claims, orders } from './orders.tables.ts'

const MINUTE_MS = 60_000

/** A payment was refused: the order can be paid by another until its time is over. */
const noteRefusal = async (ctx: Ctx, orderId: string, detail: string): Promise<void> => {
  await ctx.db
    .update(orders)
    .set({ refusal: detail, isPaymentPending: false, payingSince: null })
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

/** What a payment of an order came to, however it was heard of. Money that belongs to no order here is not its business. */
export const followPayment = async (ctx: Ctx, { paymentId, reference, status, detail }: Events['payments.moved']): Promise<void> => {
  if (status === 'approved') return markPaid(ctx, reference, paymentId)
  if (status === 'pending') return waitFor(ctx, reference)
  return noteRefusal(ctx, reference, detail)
}

/**
 * The bank took the money of an order back: it is over, and so is a claim about it. Where it took a part of what was paid out, the rest, which that froze, is
 * paid out again. Payments that did not pay the order are the books' business alone.
 */
export const followTakenBack = (ctx: Ctx, { paymentId, reference }: Events['payments.taken-back']): Promise<void> =>
  atomically(ctx, async (ctx) => {
    const order = await lockOrder(ctx, reference)
    if (order?.paidBy !== paymentId || order.status === 'reembolsada' || order.status === 'cancelada') return
    const hold = await lockHold(ctx, paymentId)
    if (!hold || hold.heldMinor === 0) {
      await moveTo(ctx, order, 'payment', 'reembolsada')
      await endClaim(ctx, order)
    } else if (order.status === 'completada') await payOut(ctx, order, `taken-back-${hold.refundedMinor}`)
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
