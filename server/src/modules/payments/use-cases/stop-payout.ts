import type { Answer, api, Input } from '@feria/contract'
import { eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { movePayout } from '../ledger.ts'
import { heldUntil, readStop, toPayout } from '../payout-holds.ts'
import { formatMinor } from '../rules.ts'
import { payouts } from '../tables.ts'

type PayoutRow = typeof payouts.$inferSelect

/**
 * Stops one's own withdrawal while it is on hold: the amount returns to the balance. Idempotent; later it fails with
 * `payments.not-stoppable`.
 */
export const stopPayout = async (
  ctx: Ctx,
  { params }: Input<typeof api.payments.stopPayout>,
): Promise<Answer<typeof api.payments.stopPayout>> =>
  toPayout(await stop(ctx, params.id, (payout) => payout.userId === memberOf(ctx).id || fail('payments.payout-not-found')), ctx.now())

/**
 * What an emailed link would stop, as text for people. Fails with `payments.bad-stop` unless we signed the link, and with
 * `payments.not-stoppable` once the hold has ended.
 */
export const findStoppable = async (ctx: Ctx, token: string): Promise<{ amount: string; ending: string }> => {
  const [payout] = await ctx.db
    .select()
    .from(payouts)
    .where(eq(payouts.id, (await readStop(ctx, token)) ?? fail('payments.bad-stop')))
  if (!payout) return fail('payments.bad-stop')
  if (payout.status !== 'frenado') checkStoppable(ctx, payout)
  return { amount: formatMinor(payout.amountMinor, payout.currency), ending: payout.destination.slice(-4) }
}

/** Stops a withdrawal by the emailed link, for anyone who has it, signed in or not. */
export const stopByLink = async (ctx: Ctx, token: string): Promise<void> => {
  await stop(ctx, (await readStop(ctx, token)) ?? fail('payments.bad-stop'), () => true)
}

const stop = (ctx: Ctx, id: string, mayStop: (payout: PayoutRow) => boolean): Promise<PayoutRow> =>
  withTransaction(ctx, async (ctx) => {
    const [payout] = await ctx.db.select().from(payouts).where(eq(payouts.id, id)).for('update')
    if (!payout || !mayStop(payout)) return fail('payments.payout-not-found')
    if (payout.status === 'frenado') return payout
    checkStoppable(ctx, payout)
    const [stopped] = await ctx.db
      .update(payouts)
      .set({ status: 'frenado', settledAt: ctx.now() })
      .where(eq(payouts.id, payout.id))
      .returning()
    if (!stopped) throw new Error('An updated payout was not returned.')
    await movePayout(ctx, 'payout-stopped', payout)
    ctx.log.info({ payoutId: payout.id, userId: payout.userId, address: ctx.address }, 'payout stopped')
    return stopped
  })

const checkStoppable = (ctx: Ctx, payout: PayoutRow): void => {
  if (!heldUntil(payout, ctx.now())) fail('payments.not-stoppable')
}
