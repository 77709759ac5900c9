import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import type { Events } from '../../../core/event-map.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { rarityNow, readMatchCandidates } from '../../catalogue/catalogue.module.ts'
import { findWishes } from '../candidates.ts'
import { bestFirst, matchOne, offer } from '../matcher.ts'
import { lockUnchanged, readOtherSides, versionsOf } from '../other-sides.ts'
import { endMatches, keepBestOfWishes, MAX_OF_PRODUCT, storeMatches } from '../stored-matches.ts'
import { matches, wishes } from '../tables.ts'

/**
 * Finds the wishes that a product matches now, and stores the best 300; none if it is not available. Runs for one product wait for each
 * other, so the last one wins; the match of a wish written or edited meanwhile is left to that wish's run.
 */
export const matchProduct = async (ctx: Ctx, { productId }: Events['catalogue.changed']): Promise<void> => {
  if (!(await isAnyWish(ctx))) return
  const rarity = await rarityNow(ctx)
  await withTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${productId}, 0))`)
    const [product] = await readMatchCandidates(ctx, [productId])
    if (!product) return
    if (!product.isAvailable) return endMatches(ctx, eq(matches.productId, productId))
    const matched = await readOtherSides(ctx, { productId })
    const offered = offer(product)
    const candidates = await findWishes(ctx, product)
    const found = candidates.flatMap((wish) => matchOne(ctx, wish, product, offered, rarity) ?? [])
    const wanted = bestFirst(found).slice(0, MAX_OF_PRODUCT)
    const sides = [...matched.keys(), ...wanted.map(({ wishId }) => wishId)]
    const unchanged = await lockUnchanged(ctx, { productId }, sides, new Map([...matched, ...versionsOf(candidates)]))
    const best = wanted.filter(({ wishId }) => unchanged.has(wishId))
    await storeMatches(ctx, { productId }, await keepBestOfWishes(ctx, productId, best), unchanged)
  })
}

/** Without any wish, e.g. while importing, there is nothing to match. */
const isAnyWish = async (ctx: Ctx): Promise<boolean> => {
  const [any] = await ctx.db.select({ id: wishes.id }).from(wishes).limit(1)
  return any !== undefined
}
