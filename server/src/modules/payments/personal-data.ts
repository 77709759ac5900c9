import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { PersonalData } from '../../core/context.ts'
import { forget } from './kept-cards.ts'
import { cardsToKeep, keptCards, ledgerAccounts, payouts } from './tables.ts'

/**
 * A member's balances, withdrawals and kept cards. Members with a positive or negative balance cannot leave yet; the ledger stays, as
 * the law requires. Kept cards go with the account, also at the provider.
 */
export const paymentPersonalData: PersonalData = {
  export: async (ctx, userId) => ({
    balances: await ctx.db
      .select({ kind: ledgerAccounts.kind, currency: ledgerAccounts.currency, balanceMinor: ledgerAccounts.balanceMinor })
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.ownerId, userId))
      .orderBy(asc(ledgerAccounts.currency), asc(ledgerAccounts.kind)),
    payouts: (await ctx.db.select().from(payouts).where(eq(payouts.userId, userId)).orderBy(asc(payouts.id))).map(
      ({ idempotencyKey: _, requestHash: __, ...payout }) => payout,
    ),
    cards: await ctx.db
      .select({
        brand: keptCards.brand,
        lastFour: keptCards.lastFour,
        expiryMonth: keptCards.expiryMonth,
        expiryYear: keptCards.expiryYear,
        cardType: keptCards.cardType,
        provider: keptCards.provider,
        createdAt: keptCards.createdAt,
        lastUsedAt: keptCards.lastUsedAt,
      })
      .from(keptCards)
      .where(eq(keptCards.userId, userId))
      .orderBy(asc(keptCards.id)),
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
  erase: async (ctx, userId) => {
    await ctx.db.delete(cardsToKeep).where(eq(cardsToKeep.userId, userId))
    await forget(ctx, await ctx.db.delete(keptCards).where(eq(keptCards.userId, userId)).returning())
  },
}
