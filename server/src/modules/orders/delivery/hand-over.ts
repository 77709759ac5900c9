import { timingSafeEqual } from 'node:crypto'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { limit, uncount } from '../../../platform/rate-limit.ts'
import { endOf } from '../clocks/clocks.rules.ts'
import { lockHeldAmount, lockOrder, moveTo, type OrderRow, releaseFunds } from '../purchase/money.ts'
import { mayMove } from '../rules.ts'

/** Wrong codes in an hour, of an order and by a member: in the seven days of an order that was sent, 1,680 of a million. */
const TRIES = { max: 10, seconds: 3600 }

/** The outcome of a delivery that its seller or reseller confirms: done now or before, or why it is not, with the order as it is then. */
type HandedOver = { outcome: 'done' | 'before' | 'bad-code' | 'bad-step'; order: OrderRow | undefined }

/**
 * The member says that the buyer has the order: it is completed and what is held is released to its parties, of a business ten days later.
 * Needs the buyer's code; without one that the seven days since it was sent are over, or more where an operator gave
 * them, which only a reseller may count on. Refused before payment, during a claim, and when nothing is held of it. Another code than
 * the order's is the same in every state that takes one. Fails with `too-many`
 * for an order, or by a member, of which too many were wrong. The caller checks whose order it is.
 */
export const handOver = async (ctx: Ctx, orderId: string, code: string | undefined): Promise<HandedOver> => {
  const counts = [`delivery-code:order:${orderId}`, `delivery-code:member:${memberOf(ctx).id}`]
  if (code) for (const what of counts) await limit(ctx, what, TRIES)
  const handed = await withTransaction(ctx, (ctx) => complete(ctx, orderId, code))
  // Counted before, so that none slips through beside others; who hands over many orders at a fair, or tells a code again, guesses nothing.
  if (code && handed.outcome !== 'bad-code') for (const what of counts) await uncount(ctx, what)
  return handed
}

const complete = async (ctx: Ctx, orderId: string, code: string | undefined): Promise<HandedOver> => {
  const order = await lockOrder(ctx, orderId)
  const is = (outcome: HandedOver['outcome']) => ({ outcome, order })
  if (!order?.deliveryCode) return is('bad-step')
  const isCode = code !== undefined && isSame(code, order.deliveryCode)
  if (order.status === 'completada') return is(code && !isCode ? 'bad-code' : 'before')
  const who = code ? 'code' : 'reseller'
  const now = ctx.now()
  const isOver = order.sentAt !== null && now > endOf('silent', order.sentAt, order, ctx.config)
  if (!mayMove(order.status, 'completada', 'code')) return is('bad-step')
  if (code ? !isCode : !isOver) return is('bad-code')
  if ((await lockHeldAmount(ctx, order)) === 0 && order.totalMinor > 0) return is('bad-step')
  // A delivered product is not restocked if it is refunded later.
  const moved = await moveTo(ctx, order, who, 'completada', { sentAt: order.sentAt ?? now })
  await releaseFunds(ctx, moved, 'completed')
  return { outcome: 'done', order: moved }
}

const isSame = (given: string, code: string): boolean => {
  const [a, b] = [Buffer.from(given.replace(/[\s-]/g, '')), Buffer.from(code)]
  return a.length === b.length && timingSafeEqual(a, b)
}
