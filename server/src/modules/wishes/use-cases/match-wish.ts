import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import type { Events } from '../../../core/event-map.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { isAmong } from '../../../engines/db/lists.ts'
import { findCandidates, latestRate, type MatchCandidate, rarityNow } from '../../catalogue/catalogue.module.ts'
import { products } from '../../catalogue/tables.ts'
import type { CandidateWish } from '../candidates.ts'
import { OVER_BUDGET } from '../match.rules.ts'
import { bestFirst, matchOne, type NewMatch, offer } from '../matcher.ts'
import { textOfWish } from '../rules.ts'
import { MAX_OF_WISH, storeMatches } from '../stored-matches.ts'
import { wishes } from '../tables.ts'
import { indexWish } from '../wish-input.ts'

/** How many products are scored for a wish. */
const JUDGED = 150

/**
 * Finds the products that a wish matches now, and stores the best 50; none for an inactive one. A wish edited meanwhile is left to its
 * next run, and so is a product that changed.
 */
export const matchWish = async (ctx: Ctx, { wishId }: Events['wishes.changed']): Promise<void> => {
  const [wish] = await ctx.db.select().from(wishes).where(eq(wishes.id, wishId))
  if (!wish?.isActive) return
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
    const best = await unchanged(ctx, bestFirst(found).slice(0, MAX_OF_WISH), candidates)
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
    await storeMatches(ctx, { wishId }, best)
  })
}

/** The highest price that is still close, in USD cents, with room for a change of the rate; null for any. */
const mostAffordable = async (ctx: Ctx, { maxPriceMinor, currency, comparableMaxMinor }: CandidateWish): Promise<number | null> => {
  if (maxPriceMinor === null) return null
  const rate = currency === 'ARS' ? await latestRate(ctx) : null
  const most = currency === 'USD' ? maxPriceMinor : rate === null ? null : Math.max(comparableMaxMinor ?? 0, (maxPriceMinor * 100) / rate)
  return most === null ? null : Math.ceil(most * (1 + OVER_BUDGET)) + 1
}

/** Those whose product has not changed since it was read, locked until the transaction ends. */
const unchanged = async (ctx: Ctx, found: NewMatch[], candidates: MatchCandidate[]): Promise<NewMatch[]> => {
  if (found.length === 0) return found
  const ids = found.map(({ productId }) => productId)
  const now = await ctx.db
    .select({ id: products.id, updatedAt: products.updatedAt, stock: products.stock })
    .from(products)
    .where(isAmong(products.id, ids))
    .orderBy(asc(products.id))
    .for('share')
  const read = new Map(candidates.map(({ id, updatedAt }) => [id, updatedAt.getTime()]))
  const same = new Set(now.filter(({ id, updatedAt, stock }) => stock > 0 && read.get(id) === updatedAt.getTime()).map(({ id }) => id))
  return found.filter(({ productId }) => same.has(productId))
}
