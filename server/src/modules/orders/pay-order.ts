import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { atomically } from '../../atomically.ts'
import { type Ctx, memberOf } from '../../context.ts'
import { fail } from '../../errors.ts'
import { chargeCard, type Outcome, reasonOf } from '../payments/payments.module.ts'
import { markPaid, release } from './orders.settling.ts'
import { orders } from './orders.tables.ts'

/** A charge takes a minute at most; one that began earlier belongs to a process that is gone. */
export const PAYING_MS = 120_000

/**
 * Charges a card token for a reserved order of the member. Only one request at a time gets to charge.
 * A refused card gives the stock back and fails with the reason; when the provider does not answer, the order stays reserved
 * until it is known what became of the charge.
 */
export const payOrder = async (ctx: Ctx, orderId: string, cardToken: string): Promise<void> => {
  const now = ctx.now()
  const isFree = or(isNull(orders.payingSince), lt(orders.payingSince, new Date(now.getTime() - PAYING_MS)))
  const [order] = await ctx.db
    .update(orders)
    .set({ payingSince: now })
    .where(and(eq(orders.id, orderId), eq(orders.buyerId, memberOf(ctx).id), eq(orders.status, 'reservada'), isFree))
    .returning()
  if (!order) return fail('orders.in-progress')
  const outcome = await chargeCard(
    ctx,
    {
      reference: order.id,
      amountMinor: order.totalMinor,
      currency: order.currency,
      description: `Compra ${order.number}`,
      payerEmail: memberOf(ctx).email,
    },
    cardToken,
  )
  await conclude(ctx, order.id, outcome)
}

const conclude = async (ctx: Ctx, orderId: string, outcome: Outcome): Promise<void> => {
  if (outcome.status === 'approved') return atomically(ctx, (ctx) => markPaid(ctx, orderId))
  if (outcome.status === 'unknown') return fail('payments.unavailable')
  const refusal = outcome.status === 'rejected' ? outcome.detail : null
  await atomically(ctx, (ctx) => release(ctx, orderId, refusal))
  return refusal ? fail('payments.rejected', { reason: reasonOf(refusal) }) : fail('payments.bad-token')
}
