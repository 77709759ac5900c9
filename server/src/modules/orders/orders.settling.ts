import { CHECKOUT_MINUTES } from '@feria/contract/limits'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { atomically } from '../../atomically.ts'
import type { Ctx } from '../../context.ts'
import { type Events, emit } from '../../events.ts'
import { returnStock, settleStock, takeStock } from '../catalogue/catalogue.module.ts'
import { askRefund, findOutcome, lockHold } from '../payments/payments.module.ts'
import { lockHeld, lockOrder, moveTo, type OrderRow, payOut, productsOf } from './orders.money.ts'
import { SILENCE_DAYS } from './orders.rules.ts'
import { orderItems, orders } from './orders.tables.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** A charge takes a minute at most; one that began earlier belongs to a process that is gone. */
const PAYING_MS = 120_000
const SWEEP_SIZE = 200

/** Claims the payment of a reserved order for this request alone; undefined while another one charges, or when it is not reserved. */
export const claimPayment = async (ctx: Ctx, orderId: string): Promise<OrderRow | undefined> => {
  const now = ctx.now()
  const isFree = or(isNull(orders.payingSince), lt(orders.payingSince, new Date(now.getTime() - PAYING_MS)))
  const [order] = await ctx.db
    .update(orders)
    .set({ payingSince: now })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'reservada'), isFree))
    .returning()
  return order
}

/**
 * A payment of an order was approved. The order is paid by the first one: its units are sold and both parties are told. One that comes when
 * the order is over takes the units again if they are still there. Every other payment is given back whole, so nobody pays twice and no money
 * stays without an order. Again changes nothing.
 */
export const markPaid = (ctx: Ctx, orderId: string, paymentId: string): Promise<void> =>
  atomically(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    if (!order || order.paidBy === paymentId) return
    const isTaken = order.status === 'reservada' || (order.status === 'cancelada' && (await takeAgain(ctx, order)))
    if (!isTaken) return giveBack(ctx, order, paymentId)
    await ctx.db
      .update(orders)
      .set({
        status: 'pendiente',
        paidAt: ctx.now(),
        paidBy: paymentId,
        isPaymentPending: false,
        reservedUntil: null,
        payingSince: null,
        refusal: null,
        cancelledAt: null,
      })
      .where(eq(orders.id, orderId))
    await settleStock(ctx, await productsOf(ctx, orderId))
    await tellPaid(ctx, order)
  })

const takeAgain = async (ctx: Ctx, order: OrderRow): Promise<boolean> => {
  const ids = await productsOf(ctx, order.id)
  const taken = await takeStock(ctx, ids)
  if (taken.length === ids.length) return true
  await returnStock(
    ctx,
    taken.map(({ id }) => id),
  )
  return false
}

const giveBack = async (ctx: Ctx, order: OrderRow, paymentId: string): Promise<void> => {
  // Asked under the lock of the order: a payment that was given back before is not held any more.
  const held = await lockHold(ctx, paymentId)
  if (!held || held.heldMinor === 0) return
  ctx.log.warn({ orderId: order.id, paymentId, status: order.status }, 'a payment came for an order that needs none; it is given back')
  await askRefund(ctx, paymentId, 'whole')
}

const tellPaid = async (ctx: Ctx, { id, number, buyerId, sellerId }: OrderRow): Promise<void> => {
  const items = await ctx.db
    .select({ id: orderItems.productId, name: orderItems.productName })
    .from(orderItems)
    .where(eq(orderItems.orderId, id))
  await emit(ctx, 'orders.paid', { orderId: id, number, buyerId, sellerId, at: ctx.now().toISOString(), products: items })
}

/** A reserved order is over without payment: its units go back. Again changes nothing. */
const release = (ctx: Ctx, orderId: string): Promise<void> =>
  atomically(ctx, async (ctx) => {
    const [order] = await ctx.db
      .update(orders)
      .set({ status: 'cancelada', cancelledAt: ctx.now(), reservedUntil: null, payingSince: null })
      .where(and(eq(orders.id, orderId), eq(orders.status, 'reservada')))
      .returning()
    if (order) await returnStock(ctx, await productsOf(ctx, orderId))
  })

/** A payment was refused: the order can be paid by another until its time is over. */
const noteRefusal = async (ctx: Ctx, orderId: string, detail: string): Promise<void> => {
  await ctx.db
    .update(orders)
    .set({ refusal: detail, isPaymentPending: false, payingSince: null })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'reservada')))
}

/** While the provider thinks about a payment the units stay reserved for half an hour more. */
const waitFor = async (ctx: Ctx, orderId: string): Promise<void> => {
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

/** The bank took the money of an order back: it is over. Parts of it, and payments that did not pay the order, are the books' business alone. */
export const followTakenBack = (ctx: Ctx, { paymentId, reference }: Events['payments.taken-back']): Promise<void> =>
  atomically(ctx, async (ctx) => {
    const order = await lockOrder(ctx, reference)
    if (order?.paidBy !== paymentId || order.status === 'reembolsada' || order.status === 'cancelada') return
    if ((await lockHeld(ctx, order)) > 0) return
    await moveTo(ctx, order, 'payment', 'reembolsada')
  })

/**
 * Each minute: reserved orders whose time is over, or whose charge was cut off by a crash, are settled by what the provider says. One whose
 * provider cannot be reached, or still thinks, waits: money is never guessed.
 */
export const settleReserved = async (ctx: Ctx): Promise<void> => {
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
    if (outcome?.status === 'approved') await markPaid(ctx, id, outcome.paymentId)
    else if (outcome?.status === 'unknown') continue
    else if (outcome?.status === 'pending') await waitFor(ctx, id)
    else if (reservedUntil && reservedUntil < now) await release(ctx, id)
    else
      await ctx.db
        .update(orders)
        .set({ payingSince: null })
        .where(and(eq(orders.id, id), eq(orders.status, 'reservada')))
  }
}

/** Each hour: orders sent over seven days ago are complete and paid out; silence means that they arrived. */
export const completeSilent = async (ctx: Ctx): Promise<void> => {
  const sentBefore = new Date(ctx.now().getTime() - SILENCE_DAYS * DAY_MS)
  const silent = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'enviada'), lt(orders.sentAt, sentBefore)))
    .limit(SWEEP_SIZE)
  for (const { id } of silent) {
    await atomically(ctx, async (ctx) => {
      const order = await lockOrder(ctx, id)
      if (order?.status !== 'enviada') return
      await moveTo(ctx, order, 'clock', 'completada')
      await payOut(ctx, order, 'completed')
    })
  }
}
