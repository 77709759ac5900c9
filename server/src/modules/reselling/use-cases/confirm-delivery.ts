import type { Answer, api, Input } from '@feria/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { handOver } from '../../orders/orders.module.ts'
import { checkAction } from '../rules.ts'
import { resaleTransactions } from '../tables.ts'
import { flagsOf, getOwn, readTransaction } from '../transactions.ts'

/**
 * The reseller confirms a delivery by the buyer's code, or without it seven days after shipping: the order is completed and what is held
 * is released to all three. Refused before payment, during a claim, and with a wrong code. Idempotent.
 */
export const confirmDelivery = async (
  ctx: Ctx,
  { params, body }: Input<typeof api.reselling.confirmDelivery>,
): Promise<Answer<typeof api.reselling.confirmDelivery>> => {
  const row = await getOwn(ctx, params.id)
  const verdict = checkAction(flagsOf(row), 'deliver')
  if (verdict === 'refused' || !row.orderId) return fail('reselling.bad-step')
  if (verdict === 'now') {
    await deliver(ctx, row.id, row.orderId, body.code)
  }
  return readTransaction(ctx, row.id)
}

/** The order is locked first, as everywhere, to avoid deadlocks; its state then overrides what was read before. */
const deliver = (ctx: Ctx, id: string, orderId: string, code: string | undefined): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { outcome } = await handOver(ctx, orderId, code)
    if (outcome === 'bad-code' || outcome === 'bad-step') return fail(`reselling.${outcome}`)
    const isNew = and(eq(resaleTransactions.id, id), isNull(resaleTransactions.deliveredAt))
    await ctx.db.update(resaleTransactions).set({ deliveredAt: ctx.now() }).where(isNew)
  })
