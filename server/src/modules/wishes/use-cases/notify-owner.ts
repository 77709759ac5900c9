import type { Answer, api, Input } from '@feria/contract'
import { and, count, eq, gt } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { users } from '../../accounts/tables.ts'
import { rarityNow, readMatchCandidates } from '../../catalogue/catalogue.module.ts'
import { products } from '../../catalogue/tables.ts'
import { matchOne, offer } from '../matcher.ts'
import { putMatches } from '../stored-matches.ts'
import { matches, wishes, wishInterests } from '../tables.ts'

/** Offers of one seller in 24 hours. */
const MAX_A_DAY = 50
const DAY_MS = 86_400_000

/**
 * Offers a matching product of the member to the owner of an active wish. Refuses own wishes, others' products, products that do not
 * match, repeated offers, and more than 50 in 24 hours.
 */
export const notifyOwner = async (
  ctx: Ctx,
  { params, body }: Input<typeof api.wishes.notify>,
): Promise<Answer<typeof api.wishes.notify>> => {
  const rarity = await rarityNow(ctx)
  return withTransaction(ctx, async (ctx) => {
    const sellerId = memberOf(ctx).id
    // Locked so that two concurrent calls cannot both be the fiftieth.
    await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, sellerId)).for('no key update')
    const [wish] = await ctx.db
      .select()
      .from(wishes)
      .where(and(eq(wishes.id, params.id), eq(wishes.isActive, true)))
      .for('share')
    if (!wish) return fail('wishes.not-found')
    const [own] = await ctx.db.select({ userId: products.userId }).from(products).where(eq(products.id, body.productId)).for('share')
    if (own?.userId !== sellerId) return fail('catalogue.not-found')
    if (wish.userId === sellerId) fail('wishes.own')
    const [product] = await readMatchCandidates(ctx, [body.productId])
    const found = product?.isAvailable ? matchOne(ctx, wish, product, offer(product), rarity) : null
    if (!found) return fail('wishes.no-match')
    await checkCap(ctx, sellerId)
    const [told] = await ctx.db
      .insert(wishInterests)
      .values({ wishId: wish.id, productId: found.productId, sellerId, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ wishId: wishInterests.wishId })
    if (!told) fail('wishes.already-notified')
    const [match] = await putMatches(ctx, [found])
    if (!match) throw new Error('The match was not stored.')
    // The seller knows, and this notifies the owner, so the match needs no further notification.
    if (!match.isNotified) await ctx.db.update(matches).set({ notifiedAt: ctx.now() }).where(eq(matches.id, match.id))
    await emit(ctx, 'wishes.offered', { matchId: match.id, at: ctx.now().toISOString() })
    return { isNotified: true }
  })
}

const checkCap = async (ctx: Ctx, sellerId: string): Promise<void> => {
  const since = new Date(ctx.now().getTime() - DAY_MS)
  const [today] = await ctx.db
    .select({ n: count() })
    .from(wishInterests)
    .where(and(eq(wishInterests.sellerId, sellerId), gt(wishInterests.createdAt, since)))
  if ((today?.n ?? 0) >= MAX_A_DAY) fail('wishes.too-many-notified')
}
