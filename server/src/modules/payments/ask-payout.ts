import type { Answer, api, Input } from '@feria/contract'
import { toMajor, toMinor } from '@feria/contract/money'
import type { Payout } from '@feria/contract/payments'
import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { atomically } from '../../atomically.ts'
import { type Ctx, memberOf } from '../../context.ts'
import { fail } from '../../errors.ts'
import { movePayout } from './payments.ledger.ts'
import { readDestination } from './payments.rules.ts'
import { ledgerAccounts, payouts } from './payments.tables.ts'

/** A withdrawal as the wire has it. */
export const toPayout = (row: typeof payouts.$inferSelect): Payout => ({
  id: row.id,
  amount: toMajor(row.amountMinor),
  currency: row.currency,
  destination: row.destination,
  holder: row.holder,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
  note: row.note,
})

/**
 * Asks to withdraw from the own balance: the amount is set aside at once, so it cannot be asked for twice. Fails with `payments.no-balance`
 * above what is available and with `payments.bad-destination` for what is no CBU, CVU or alias.
 */
export const askPayout = async (
  ctx: Ctx,
  { body }: Input<typeof api.payments.askPayout>,
): Promise<Answer<typeof api.payments.askPayout>> => {
  const { id: userId } = memberOf(ctx)
  const destination = readDestination(body.destination)
  if (!destination) return fail('payments.bad-destination', {}, { destination: 'Revisá los 22 números, o el alias.' })
  const amountMinor = toMinor(body.amount)
  return atomically(ctx, async (ctx) => {
    const isOwn = and(eq(ledgerAccounts.kind, 'member'), eq(ledgerAccounts.ownerId, userId), eq(ledgerAccounts.currency, body.currency))
    const [account] = await ctx.db.select().from(ledgerAccounts).where(isOwn).for('update')
    if ((account?.balanceMinor ?? 0) < amountMinor) fail('payments.no-balance', {}, { amount: 'Es más de lo que tenés disponible.' })
    const now = ctx.now()
    const [payout] = await ctx.db
      .insert(payouts)
      .values({
        id: newId({ msecs: now.getTime() }),
        userId,
        amountMinor,
        currency: body.currency,
        destination,
        holder: body.holder,
        status: 'pedido',
        createdAt: now,
      })
      .returning()
    if (!payout) throw new Error('An inserted payout was not returned.')
    await movePayout(ctx, 'payout', payout)
    return toPayout(payout)
  })
}
