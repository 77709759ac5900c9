import type { Answer, api, Input } from '@feria/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { limit } from '../../../platform/rate-limit.ts'
import { confirmDelivered } from '../../orders/orders.module.ts'
import { checkAction } from '../rules.ts'
import { resaleTransactions } from '../tables.ts'
import { flagsOf, getOwn, readTransaction } from '../transactions.ts'

/** Codes that are tried for one transaction: of a billion there are, nobody finds one. */
const CODES = { max: 10, seconds: 3600 }

/**
 * The reseller confirms a delivery by the code of the buyer, or without one seven days after it was sent: the order is completed
 * and what is held goes to all three. Refused before the payment, under a claim, and with another code. Again changes nothing.
 */
export const confirmDelivery = async (
  ctx: Ctx,
  { params, body }: Input<typeof api.reselling.confirmDelivery>,
): Promise<Answer<typeof api.reselling.confirmDelivery>> => {
  const row = await getOwn(ctx, params.id)
  const verdict = checkAction(flagsOf(row), 'deliver')
  if (verdict === 'refused' || !row.orderId) return fail('reselling.bad-step')
  if (verdict === 'now') {
    if (body.code) await limit(ctx, `delivery-code:${row.id}`, CODES)
    await deliver(ctx, row.id, row.orderId, body.code)
  }
  return readTransaction(ctx, row.id)
}

/**
 * The order is locked first, as by whatever follows it, so that neither waits for the other; what it says then outranks what was read
 * before.
 */
const deliver = (ctx: Ctx, id: string, orderId: string, code: string | undefined): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const outcome = await confirmDelivered(ctx, orderId, code)
    if (outcome === 'bad-code' || outcome === 'bad-step') return fail(`reselling.${outcome}`)
    const isNew = and(eq(resaleTransactions.id, id), isNull(resaleTransactions.deliveredAt))
    await ctx.db.update(resaleTransactions).set({ deliveredAt: ctx.now() }).where(isNew)
  })
