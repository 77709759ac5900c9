import { timingSafeEqual } from 'node:crypto'
import type { Ctx } from '../../../core/context.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { mayMove, SILENCE_DAYS } from '../rules.ts'
import { lockHeldAmount, lockOrder, moveTo, releaseFunds } from './money.ts'

const DAY_MS = 86_400_000

/** What became of a delivery that a reseller confirmed. */
type Delivered = 'done' | 'before' | 'bad-code' | 'bad-step'

/**
 * The reseller of an order says that its buyer has it: the order is completed and what is held goes to all three. Only with the buyer's
 * code, or seven days after it was sent without one, and only while its captured money is held without a claim. Again answers `before`. For
 * `reselling`, which checks whose it is.
 */
export const confirmDelivered = (ctx: Ctx, orderId: string, code: string | undefined): Promise<Delivered> =>
  withTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    if (order?.status === 'completada') return 'before'
    if (!order?.deliveryCode || !mayMove(order.status, 'completada', 'reseller')) return 'bad-step'
    const now = ctx.now()
    const isOver = order.sentAt !== null && now.getTime() - order.sentAt.getTime() > SILENCE_DAYS * DAY_MS
    if (code ? !isSame(code, order.deliveryCode) : !isOver) return 'bad-code'
    if ((await lockHeldAmount(ctx, order)) === 0 && order.totalMinor > 0) return 'bad-step'
    // What was handed over is not on sale again if it is given back later.
    await releaseFunds(ctx, await moveTo(ctx, order, 'reseller', 'completada', { sentAt: order.sentAt ?? now }), 'completed')
    return 'done'
  })

const isSame = (said: string, code: string): boolean => {
  const [a, b] = [Buffer.from(said.replace(/[\s-]/g, '').toUpperCase()), Buffer.from(code)]
  return a.length === b.length && timingSafeEqual(a, b)
}
