import type { Answer, api, Input } from '@feria/contract'
import { MAX_EXTENDED_DAYS } from '@feria/contract/orders/values'
import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../../core/context.ts'
import { fail } from '../../../../core/errors.ts'
import { withTransaction } from '../../../../core/transaction.ts'
import { audit } from '../../../accounts/accounts.module.ts'
import { daysLeftOf, endOf, extensionOf, runningClockOf } from '../../clocks/clocks.rules.ts'
import { claims, orders } from '../../tables.ts'
import { lockForOperator, recordAct } from '../acts.ts'

const DAY_MS = 86_400_000

/**
 * Puts the end of the clock that runs for an order later by whole days: from its end, or from now where that has passed and nobody has
 * acted on it yet. Admins and support, never parties of the order; audited, and both parties read the reason. Fails with
 * `orders.clock-not-running` for another clock, and with `orders.extended-enough` above 60 days in all (decision 132).
 */
export const extendClock = (
  ctx: Ctx,
  { params, body: { clock, days, reason } }: Input<typeof api.orders.extend>,
): Promise<Answer<typeof api.orders.extend>> =>
  withTransaction(ctx, async (ctx) => {
    const order = await lockForOperator(ctx, params.id)
    const isOpen = and(eq(claims.orderId, order.id), isNull(claims.settledAt))
    const [claim] = await ctx.db.select().from(claims).where(isOpen)
    const running = runningClockOf(order, claim ?? null)
    const extension = extensionOf(clock)
    if (running?.name !== clock || !extension) return fail('orders.clock-not-running')
    const extended = { ...order, ...claim }
    const from = Math.max(endOf(clock, running.since, extended, ctx.config).getTime(), ctx.now().getTime())
    const until = new Date(from + days * DAY_MS)
    // Days that passed since the end count too.
    const left = daysLeftOf(clock, running.since, { ...extended, [extension]: new Date(from) }, ctx.config)
    if (days > left)
      return fail(
        'orders.extended-enough',
        { days: MAX_EXTENDED_DAYS, left },
        { days: left === 1 ? 'Queda 1 día.' : `Quedan ${left} días.` },
      )
    if (claim)
      await ctx.db
        .update(claims)
        .set({ [extension]: until })
        .where(eq(claims.id, claim.id))
    else
      await ctx.db
        .update(orders)
        .set({ [extension]: until })
        .where(eq(orders.id, order.id))
    await recordAct(ctx, { orderId: order.id, kind: 'extension', reason, clock, until })
    const details = { clock, days: String(days), until: until.toISOString(), reason }
    await audit(ctx, 'order.extended', { kind: 'order', id: order.id, name: order.number }, details)
    return { id: order.id, clock, until: until.toISOString() }
  })
