import { setTimeout as sleep } from 'node:timers/promises'
import type { Order } from '@feria/contract/orders'
import { and, eq, sql } from 'drizzle-orm'
import { atomically } from '../../atomically.ts'
import { type Ctx, memberOf } from '../../context.ts'
import { fail } from '../../errors.ts'
import { findOutcome } from '../payments/payments.module.ts'
import { getOrder } from './orders.queries.ts'
import { claimPayment, markPaid } from './orders.settling.ts'
import { orders } from './orders.tables.ts'
import { payOrder, refuse } from './pay-order.ts'

type OrderRow = typeof orders.$inferSelect

const WAIT_MS = 150
const WAITS = 30

/**
 * The member's order under an Idempotency-Key. Inside a transaction it also holds whoever comes with the same key
 * until that transaction ends, so that the second of two finds the order of the first.
 */
export const findByKey = async (ctx: Ctx, key: string): Promise<OrderRow | undefined> => {
  const buyerId = memberOf(ctx).id
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${buyerId}:${key}`}, 0))`)
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), eq(orders.idempotencyKey, key)))
  return order
}

/**
 * Answers a repeated request as the first one was answered. While the first is still charging, waits for it; where the first died,
 * asks the provider what became of its charge and only then pays with the token that came now. Refuses a key that was used for another purchase.
 */
export const answerAgain = async (ctx: Ctx, first: OrderRow, hash: string, cardToken: string | undefined): Promise<Order> => {
  if (first.requestHash !== hash) fail('orders.key-reused')
  let order = first
  for (let waits = 0; order.status === 'reservada' && order.payingSince && waits < WAITS; waits++) {
    await sleep(WAIT_MS)
    const [now] = await ctx.db.select().from(orders).where(eq(orders.id, first.id))
    order = now ?? order
  }
  if (order.refusal) refuse(order.refusal)
  if (order.status === 'reservada' && cardToken) await payNow(ctx, order.id, cardToken)
  return getOrder(ctx, order.id)
}

const payNow = async (ctx: Ctx, orderId: string, cardToken: string): Promise<void> => {
  const order = await claimPayment(ctx, orderId)
  if (!order) return fail('orders.in-progress')
  const outcome = await findOutcome(ctx, orderId)
  if (outcome?.status === 'unknown') fail('payments.unavailable')
  if (outcome?.status === 'approved') return atomically(ctx, (ctx) => markPaid(ctx, orderId))
  await payOrder(ctx, order, cardToken)
}
