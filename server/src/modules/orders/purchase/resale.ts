import { timingSafeEqual } from 'node:crypto'
import { SILENCE_DAYS } from '@feria/contract/orders/values'
import type { Ctx } from '../../../core/context.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { mayMove } from '../rules.ts'
import { lockHeldAmount, lockOrder, moveTo, releaseFunds } from './money.ts'

const DAY_MS = 86_400_000

/** The outcome of a reseller's delivery confirmation. */
type Delivered = 'done' | 'before' | 'bad-code' | 'bad-step'

/**
 * A reseller confirms that the buyer has the order: it is completed and what is held is released to all three parties. Needs the buyer's
 * code, or seven days since it was shipped, and captured money held without a claim. Repeating it returns `before`. For `reselling`,
 * which checks the ownership.
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
    // A delivered product is not restocked if it is refunded later.
    await releaseFunds(ctx, await moveTo(ctx, order, 'reseller', 'completada', { sentAt: order.sentAt ?? now }), 'completed')
    return 'done'
  })

const isSame = (given: string, code: string): boolean => {
  const [a, b] = [Buffer.from(given.replace(/[\s-]/g, '').toUpperCase()), Buffer.from(code)]
  return a.length === b.length && timingSafeEqual(a, b)
}
