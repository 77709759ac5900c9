import { randomBytes } from 'node:crypto'
import type { CardData, CardToken } from '@feria/contract/payments'
import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { Charge, Payments } from './payments.ts'
import { sandboxCharges, sandboxTokens } from './sandbox.tables.ts'
import { findTestCard, outcomeOf, testCards } from './sandbox-cards.ts'

const TOKEN_MINUTES = 30

export interface Sandbox extends Payments {
  name: 'sandbox'
  /** Trades a test card for a token of 30 minutes; undefined for any number that is not a test card. Keeps the last four digits only. */
  tokenize(card: CardData): Promise<CardToken | undefined>
}

/** A provider of our own that takes test cards only. It remembers its charges in the database, apart from the orders. */
export const openSandbox = (db: Db, now: () => Date): Sandbox => {
  const findCharge = async (idempotencyKey: string): Promise<Charge | null> => {
    const [row] = await db.select().from(sandboxCharges).where(eq(sandboxCharges.idempotencyKey, idempotencyKey))
    return row ? { ...row, providerId: row.id } : null
  }
  return {
    name: 'sandbox',
    tokenUrl: '/sandbox/card-tokens',
    testCards,
    findCharge,

    tokenize: async (card) => {
      const known = findTestCard(card.number)
      if (!known) return undefined
      const token = {
        id: `tok_${randomBytes(18).toString('base64url')}`,
        brand: known.brand,
        lastFour: known.number.slice(-4),
      }
      const expiresAt = new Date(now().getTime() + TOKEN_MINUTES * 60_000)
      await db.insert(sandboxTokens).values({ ...token, outcome: outcomeOf(card.name), expiresAt })
      return token
    },

    charge: async ({ token, idempotencyKey, reference, amountMinor, currency }) => {
      const before = await findCharge(idempotencyKey)
      if (before) return before
      // A token pays once; the same attempt may come again with it, another may not.
      const [card] = await db
        .update(sandboxTokens)
        .set({ usedBy: idempotencyKey })
        .where(
          and(
            eq(sandboxTokens.id, token),
            gt(sandboxTokens.expiresAt, now()),
            or(isNull(sandboxTokens.usedBy), eq(sandboxTokens.usedBy, idempotencyKey)),
          ),
        )
        .returning()
      if (!card) return 'bad-token'
      await db
        .insert(sandboxCharges)
        .values({
          id: `pay_${randomBytes(12).toString('base64url')}`,
          idempotencyKey,
          reference,
          status: card.outcome === 'accredited' ? 'approved' : 'rejected',
          detail: card.outcome,
          amountMinor,
          currency,
          brand: card.brand,
          lastFour: card.lastFour,
          createdAt: now(),
        })
        .onConflictDoNothing()
      return (await findCharge(idempotencyKey)) ?? 'unavailable'
    },
  }
}
