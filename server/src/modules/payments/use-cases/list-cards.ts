import type { Answer, api, Input } from '@feria/contract'
import type { KeptCard } from '@feria/contract/payments/schemas'
import { and, desc, eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { forget, isOwnCard, type KeptCardRow } from '../kept-cards.ts'
import { isExpired } from '../rules.ts'
import { keptCards } from '../tables.ts'

const toCard = (row: KeptCardRow, now: Date): KeptCard => {
  const { id, providerId, brand, lastFour, expiryMonth, expiryYear, cardType, codeLength } = row
  return { id, providerId, brand, lastFour, expiryMonth, expiryYear, cardType, isExpired: isExpired(row, now), codeLength }
}

/** The member's kept cards, the last used first. */
export const listCards = async (ctx: Ctx): Promise<Answer<typeof api.payments.cards>> => {
  const rows = await ctx.db
    .select()
    .from(keptCards)
    .where(isOwnCard(ctx, memberOf(ctx).id))
    .orderBy(desc(keptCards.lastUsedAt), desc(keptCards.id))
  return rows.map((row) => toCard(row, ctx.now()))
}

/** Removes a kept card of the member, and has the provider forget it. Fails with `payments.card-not-found` for anybody else's. */
export const removeCard = (ctx: Ctx, { params }: Input<typeof api.payments.removeCard>): Promise<Answer<typeof api.payments.removeCard>> =>
  withTransaction(ctx, async (ctx) => {
    const isIt = and(eq(keptCards.id, params.id), isOwnCard(ctx, memberOf(ctx).id))
    const removed = await ctx.db.delete(keptCards).where(isIt).returning()
    if (removed.length === 0) return fail('payments.card-not-found')
    await forget(ctx, removed)
    return { id: params.id }
  })
