import { atomically } from '../../atomically.ts'
import { type Ctx, memberOf } from '../../context.ts'
import { fail } from '../../errors.ts'
import { chargeCard, type Outcome, reasonOf } from '../payments/payments.module.ts'
import { markPaid, release } from './orders.settling.ts'
import type { orders } from './orders.tables.ts'

/**
 * Charges a card token for a reserved order of the member, outside any transaction. The caller has claimed the payment with `payingSince`,
 * so nobody else charges at the same time. A refused card gives the stock back and fails with the reason; when the provider does not
 * answer, the order stays reserved until it is known what became of the charge.
 */
export const payOrder = async (ctx: Ctx, order: typeof orders.$inferSelect, cardToken: string): Promise<void> => {
  const due = {
    reference: order.id,
    amountMinor: order.totalMinor,
    currency: order.currency,
    description: `Compra ${order.number}`,
    payerEmail: memberOf(ctx).email,
  }
  await conclude(ctx, order.id, await chargeCard(ctx, due, cardToken))
}

const conclude = async (ctx: Ctx, orderId: string, outcome: Outcome): Promise<void> => {
  if (outcome.status === 'approved') return atomically(ctx, (ctx) => markPaid(ctx, orderId))
  if (outcome.status === 'unknown') return fail('payments.unavailable')
  const refusal = outcome.status === 'rejected' ? outcome.detail : BAD_TOKEN
  await atomically(ctx, (ctx) => release(ctx, orderId, refusal))
  return refuse(refusal)
}

/** Stands for a card token that the provider did not know. */
const BAD_TOKEN = 'bad-token'

/** Fails with what an order was refused for, the first time and whenever its request is repeated. */
export const refuse = (refusal: string): never =>
  refusal === BAD_TOKEN ? fail('payments.bad-token') : fail('payments.rejected', { reason: reasonOf(refusal) })
