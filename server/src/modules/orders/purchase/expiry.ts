import { and, eq, lt, or } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { returnStock } from '../../catalogue/catalogue.module.ts'
import { findOutcome } from '../../payments/payments.module.ts'
import { orders } from '../tables.ts'
import { productsOf } from './money.ts'
import { confirmPayment, PAYING_MS } from './payment.ts'
import { waitFor } from './payment-events.ts'

const SWEEP_SIZE = 200

/** Expires a reserved order without payment and releases its units. Idempotent. */
const release = (ctx: Ctx, orderId: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const [order] = await ctx.db
      .update(orders)
      .set({ status: 'cancelada', cancelledAt: ctx.now(), reservedUntil: null, payingSince: null })
      .where(and(eq(orders.id, orderId), eq(orders.status, 'reservada')))
      .returning()
    if (order) await returnStock(ctx, await productsOf(ctx, orderId))
  })

/**
 * Runs every few seconds: resolves reserved orders that expired, or whose charge was interrupted by a crash, by asking the provider.
 * While it is unreachable or still deciding, the order waits: payments are never guessed.
 */
export const resolveReservations = async (ctx: Ctx): Promise<void> => {
  const now = ctx.now()
  const cutOff = new Date(now.getTime() - PAYING_MS)
  const due = await ctx.db
    .select({ id: orders.id, payingSince: orders.payingSince, reservedUntil: orders.reservedUntil })
    .from(orders)
    .where(and(eq(orders.status, 'reservada'), or(lt(orders.reservedUntil, now), lt(orders.payingSince, cutOff))))
    .limit(SWEEP_SIZE)
  for (const { id, payingSince, reservedUntil } of due) {
    if (payingSince && payingSince >= cutOff) continue
    const outcome = await findOutcome(ctx, id)
    if (outcome?.status === 'approved') await confirmPayment(ctx, id, outcome.paymentId)
    else if (outcome?.status === 'unknown') continue
    else if (outcome?.status === 'pending') await waitFor(ctx, id)
    else if (reservedUntil && reservedUntil < now) await release(ctx, id)
    else
      await ctx.db
        .update(orders)
        .set({ payingSince: null, refusal: 'never-arrived' })
        .where(and(eq(orders.id, id), eq(orders.status, 'reservada')))
  }
}
