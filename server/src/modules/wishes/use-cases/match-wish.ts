import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import type { Events } from '../../../core/event-map.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { findCandidates, latestRate, rarityNow } from '../../catalogue/catalogue.module.ts'
import type { CandidateWish } from '../candidates.ts'
import { OVER_BUDGET } from '../match.rules.ts'
import { bestFirst, matchOne, offer } from '../matcher.ts'
import { lockUnchanged, readOtherSides, versionsOf } from '../other-sides.ts'
import { textOfWish } from '../rules.ts'
import { MAX_OF_WISH, storeMatches } from '../stored-matches.ts'
import { wishes } from '../tables.ts'
import { indexWish } from '../wish-input.ts'

/** How many products are scored for a wish. */
const JUDGED = 150

/**
 * Finds the products that a wish matches now, and stores the best 50; none for an inactive one. A wish edited meanwhile is left to its
 * next run, and the match of a product that changed, or was published, to that product's run.
 */
export const matchWish = async (ctx: Ctx, { wishId }: Events['wishes.changed']): Promise<void> => {
  const [wish] = await ctx.db.select().from(wishes).where(eq(wishes.id, wishId))
  if (!wish?.isActive) return
  const matched = await readOtherSides(ctx, { wishId })
  const { corrected, products: candidates } = await findCandidates(ctx, textOfWish(wish), {
    notOf: wish.userId,
    maxComparableMinor: await mostAffordable(ctx, wish),
    limit: JUDGED,
  })
  const rarity = await rarityNow(ctx)
  const read = { ...wish, corrected }
  const found = candidates.flatMap((product) => matchOne(ctx, read, product, offer(product), rarity) ?? [])
  await withTransaction(ctx, async (ctx) => {
    const [now] = await ctx.db
      .select({ updatedAt: wishes.updatedAt, isActive: wishes.isActive })
      .from(wishes)
      .where(eq(wishes.id, wishId))
      .for('update')
    if (!now?.isActive || now.updatedAt.getTime() !== wish.updatedAt.getTime()) return
    const wanted = bestFirst(found).slice(0, MAX_OF_WISH)
    const sides = [...matched.keys(), ...wanted.map(({ productId }) => productId)]
    const unchanged = await lockUnchanged(ctx, { wishId }, sides, new Map([...matched, ...versionsOf(candidates)]))
    const best = wanted.filter(({ productId }) => unchanged.has(productId))
    const category = candidates.find(({ id }) => id === best[0]?.productId) ?? candidates[0]
    await ctx.db
      .update(wishes)
      .set({ corrected, categoryId: category?.categoryId ?? null, matchedAt: ctx.now() })
      .where(eq(wishes.id, wishId))
    if (corrected !== wish.corrected) {
      await indexWish(ctx, read)
      // What was published before these keys existed is found by another run.
      await emit(ctx, 'wishes.changed', { wishId })
    }
    await storeMatches(ctx, { wishId }, best, unchanged)
  })
}

/** The highest price that is still close, in USD cents, with room for a change of the rate; null for any. */
const mostAffordable = async (ctx: Ctx, { maxPriceMinor, currency, comparableMaxMinor }: CandidateWish): Promise<number | null> => {
  if (maxPriceMinor === null) return null
  const rate = currency === 'ARS' ? await latestRate(ctx) : null
  const most = currency === 'USD' ? maxPriceMinor : rate === null ? null : Math.max(comparableMaxMinor ?? 0, (maxPriceMinor * 100) / rate)
  return most === null ? null : Math.ceil(most * (1 + OVER_BUDGET)) + 1
}
