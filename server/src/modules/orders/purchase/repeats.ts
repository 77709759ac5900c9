import { setTimeout as sleep } from 'node:timers/promises'
import type { Order } from '@feria/contract/orders/schemas'
import { and, eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { lockKey } from '../../../core/idempotency.ts'
import { findOutcome } from '../../payments/payments.module.ts'
import { orders } from '../tables.ts'
import { acquirePaymentLock, confirmPayment } from './payment.ts'
import { getOrder } from './queries.ts'
import { type Card, chargeOrder, refuse, tokenHash } from './use-cases/charge-order.ts'

type OrderRow = typeof orders.$inferSelect

const WAIT_MS = 150
const WAITS = 30

/**
 * The member's order for an Idempotency-Key. Inside a transaction it also locks the key until the transaction ends, so that a concurrent
 * request finds the order of the first.
 */
export const findByKey = async (ctx: Ctx, key: string): Promise<OrderRow | undefined> => {
  const buyerId = memberOf(ctx).id
  await lockKey(ctx, buyerId, key)
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), eq(orders.idempotencyKey, key)))
  return order
}

/**
 * Answers a repeated request like the first. While the first is still charging, waits for it; if it died, asks the provider about its
 * charge and only then charges the new token. Refuses a key that was used for another purchase.
 */
export const answerAgain = async (ctx: Ctx, first: OrderRow, hash: string, card: Card | null): Promise<Order> => {
  if (first.requestHash !== hash) fail('orders.key-reused')
  let order = first
  for (let waits = 0; order.status === 'reservada' && order.payingSince && waits < WAITS; waits++) {
    await sleep(WAIT_MS)
    const [now] = await ctx.db.select().from(orders).where(eq(orders.id, first.id))
    order = now ?? order
  }
  if (order.refusal && card && order.refusedToken === tokenHash(card.token)) refuse(order.refusal)
  if (order.status === 'reservada' && card) await chargeNow(ctx, order.id, card)
  return getOrder(ctx, order.id)
}

/** Pays a reserved order by another card, unless an earlier attempt paid it or is still under review. For its buyer. */
export const chargeNow = async (ctx: Ctx, orderId: string, card: Card): Promise<void> => {
  const order = await acquirePaymentLock(ctx, orderId)
  if (!order) return fail('orders.in-progress')
  const outcome = await findOutcome(ctx, orderId)
  // The claim stays, so that the scheduled job asks again until the outcome is known.
  if (outcome?.status === 'unknown') return fail('payments.unavailable')
  if (outcome?.status === 'pending') {
    await ctx.db.update(orders).set({ payingSince: null }).where(eq(orders.id, orderId))
    return fail('payments.unavailable')
  }
  if (outcome?.status === 'approved') return confirmPayment(ctx, orderId, outcome.paymentId)
  await chargeOrder(ctx, order, card)
}
