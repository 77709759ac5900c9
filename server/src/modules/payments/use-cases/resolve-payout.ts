import type { Answer, api, Input } from '@feria/contract'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { audit } from '../../accounts/accounts.module.ts'
import { movePayout } from '../ledger.ts'
import { heldUntil, toPayout } from '../payout-holds.ts'
import { formatMinor, momentOf } from '../rules.ts'
import { payouts } from '../tables.ts'

/**
 * Marks a withdrawal as paid, or rejects it, which returns the amount to the balance. Admins only, once, audited. One still on hold can
 * be rejected, not paid.
 */
export const resolvePayout = (
  ctx: Ctx,
  { params, body }: Input<typeof api.payments.resolvePayout>,
): Promise<Answer<typeof api.payments.resolvePayout>> =>
  withTransaction(ctx, async (ctx) => {
    const [payout] = await ctx.db.select().from(payouts).where(eq(payouts.id, params.id)).for('update')
    if (!payout) return fail('payments.payout-not-found')
    if (payout.status !== 'pedido') return fail('payments.payout-settled')
    const until = heldUntil(payout, ctx.now())
    if (until && body.status === 'pagado') return fail('payments.payout-held', { until: momentOf(until) })
    const [settled] = await ctx.db
      .update(payouts)
      .set({ status: body.status, note: body.note, settledAt: ctx.now() })
      .where(eq(payouts.id, payout.id))
      .returning()
    if (!settled) throw new Error('An updated payout was not returned.')
    await movePayout(ctx, body.status === 'pagado' ? 'paid-out' : 'payout-rejected', payout)
    const { id, amountMinor, currency, destination } = payout
    const details = { status: body.status, amount: formatMinor(amountMinor, currency), to: destination.slice(-4) }
    await audit(ctx, 'payout.settled', { kind: 'payout', id, name: `Retiro ${destination.slice(-4)}` }, details)
    await emit(ctx, 'payments.payout-settled', { payoutId: id })
    return toPayout(settled, ctx.now())
  })
