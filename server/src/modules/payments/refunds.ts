import { and, eq, lt, ne, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { emit } from '../../core/events.ts'
import { withTransaction } from '../../core/transaction.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { concludeRefund, setAsideRefund } from './ledger.ts'
import { payments, refunds } from './tables.ts'

/**
 * Starts the refund of a part of a payment, or of what is left of it: the money is set aside now, in the caller's transaction, and the
 * provider is asked afterwards, with retries. For `orders`. Fails in the database when less is held.
 */
export const askRefund = async (ctx: Ctx, paymentId: string, part: number | 'whole'): Promise<void> => {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  if (payment?.status !== 'approved') throw new Error(`There is no approved payment ${paymentId}.`)
  const amountMinor = part === 'whole' ? await leftOf(ctx, payment) : part
  if (amountMinor === 0) return
  const id = newId()
  await ctx.db.insert(refunds).values({ id, paymentId, amountMinor, status: 'asked', createdAt: ctx.now() })
  await setAsideRefund(ctx, id, payment, amountMinor)
  await emit(ctx, 'payments.refund-asked', { refundId: id })
}

/** How much of a payment is neither refunded nor being refunded. */
const leftOf = async (ctx: Ctx, { id, amountMinor, refundedMinor }: typeof payments.$inferSelect): Promise<number> => {
  const [asked] = await ctx.db
    .select({ minor: sql<number>`coalesce(sum(${refunds.amountMinor}), 0)::bigint`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, id), ne(refunds.status, 'refused')))
  return amountMinor - refundedMinor - (asked?.minor ?? 0)
}

/** Sends a refund to the provider. Retried until answered, and idempotent at the provider. */
export const sendRefund = async (ctx: Ctx, { refundId }: Events['payments.refund-asked']): Promise<void> => {
  const [found] = await ctx.db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId))
  if (found?.refund.status !== 'asked' || !found.payment.providerId) return
  const { refund, payment } = found
  const { providerId } = found.payment
  const outcome = await ctx.engines.payments.refund(providerId, refund.amountMinor, refund.id)
  if (outcome === 'unavailable') throw new Error(`The provider did not answer the refund ${refundId}.`)
  if (outcome === 'refused') return withTransaction(ctx, (ctx) => noteRefused(ctx, refundId, providerId))
  await withTransaction(ctx, (ctx) => conclude(ctx, refund, payment))
}

/** A refused refund is paid by hand, unless the money was returned without us: then the payment's current state shows it. */
const noteRefused = async (ctx: Ctx, refundId: string, providerId: string): Promise<void> => {
  const [refused] = await ctx.db.update(refunds).set({ status: 'refused', settledAt: ctx.now() }).where(isAsked(refundId)).returning()
  if (!refused) return
  ctx.log.error({ refundId }, 'the provider refused a refund: unless it went back at its panel, it has to be paid by hand')
  await emit(ctx, 'payments.noticed', { providerId })
}

/**
 * Money was returned to the payer without our request: refused refunds are covered by it, oldest first, as far as it goes. The rest of
 * one is requested again, since its amount was what the provider refused. Returns how much was covered, in minor units. The caller has
 * locked the payment.
 */
export const coverRefused = async (ctx: Ctx, payment: typeof payments.$inferSelect, backMinor: number): Promise<number> => {
  const refused = await ctx.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), eq(refunds.status, 'refused')))
    .orderBy(refunds.createdAt, refunds.id)
  let leftMinor = backMinor
  for (const refund of refused) {
    if (leftMinor === 0) break
    const amountMinor = Math.min(leftMinor, refund.amountMinor)
    leftMinor -= amountMinor
    await ctx.db.update(refunds).set({ status: 'done', amountMinor, settledAt: ctx.now() }).where(eq(refunds.id, refund.id))
    await concludeRefund(ctx, refund.id, payment, amountMinor)
    if (amountMinor < refund.amountMinor) await askForRest(ctx, payment.id, refund.amountMinor - amountMinor)
  }
  return backMinor - leftMinor
}

/** Its money is already set aside. */
const askForRest = async (ctx: Ctx, paymentId: string, amountMinor: number): Promise<void> => {
  const id = newId()
  await ctx.db.insert(refunds).values({ id, paymentId, amountMinor, status: 'asked', createdAt: ctx.now() })
  await emit(ctx, 'payments.refund-asked', { refundId: id })
}

const isAsked = (refundId: string) => and(eq(refunds.id, refundId), eq(refunds.status, 'asked'))

const conclude = async (
  ctx: Ctx,
  { id, amountMinor }: typeof refunds.$inferSelect,
  payment: typeof payments.$inferSelect,
): Promise<void> => {
  const [done] = await ctx.db.update(refunds).set({ status: 'done', settledAt: ctx.now() }).where(isAsked(id)).returning()
  if (!done) return
  await concludeRefund(ctx, id, payment, amountMinor)
}

const AGAIN_AFTER_MS = 15 * 60_000
const SWEEP_SIZE = 100

/** Runs every quarter of an hour: requests refunds again that no job carries any more. */
export const retryRefunds = async (ctx: Ctx): Promise<void> => {
  const before = new Date(ctx.now().getTime() - AGAIN_AFTER_MS)
  const waiting = await ctx.db
    .select({ refundId: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.status, 'asked'), lt(refunds.createdAt, before)))
    .orderBy(refunds.createdAt)
    .limit(SWEEP_SIZE)
  for (const refund of waiting) {
    await sendRefund(ctx, refund).catch((error: unknown) => ctx.log.warn({ err: error }, 'a refund waits for the provider'))
  }
}

/** How much of these payments is refunded or being refunded, by payment. For `orders`. */
export const refundedOf = async (ctx: Ctx, paymentIds: string[]): Promise<Map<string, number>> => {
  if (paymentIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({
      id: payments.id,
      takenBack: payments.refundedMinor,
      asked: sql<number>`coalesce(sum(${refunds.amountMinor}), 0)::bigint`.mapWith(Number),
    })
    .from(payments)
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), ne(refunds.status, 'refused')))
    .where(isAmong(payments.id, paymentIds))
    .groupBy(payments.id)
  return new Map(rows.map(({ id, takenBack, asked }) => [id, takenBack + asked]))
}
