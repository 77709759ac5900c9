import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { PersonalData } from '../../core/context.ts'
import { ledgerAccounts, payouts } from './tables.ts'

/**
 * A member's balances and withdrawals. Members with a positive or negative balance cannot leave yet; the ledger stays, as the law
 * requires.
 */
export const paymentPersonalData: PersonalData = {
  export: async (ctx, userId) => ({
    balances: await ctx.db
      .select({ kind: ledgerAccounts.kind, currency: ledgerAccounts.currency, balanceMinor: ledgerAccounts.balanceMinor })
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.ownerId, userId)),
    payouts: (await ctx.db.select().from(payouts).where(eq(payouts.userId, userId)).orderBy(asc(payouts.id))).map(
      ({ idempotencyKey: _, requestHash: __, ...payout }) => payout,
    ),
  }),
  blocker: async (ctx, userId) => {
    const [left] = await ctx.db
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(
        and(eq(ledgerAccounts.ownerId, userId), ne(ledgerAccounts.balanceMinor, 0), inArray(ledgerAccounts.kind, ['member', 'paying-out'])),
      )
      .limit(1)
    return left ? 'accounts.open-balance' : null
  },
}
