import { and, asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import type { Events } from '../../../core/event-map.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { isAmong } from '../../../engines/db/lists.ts'
import { rarityNow, readMatchCandidates } from '../../catalogue/catalogue.module.ts'
import { type CandidateWish, findWishes } from '../candidates.ts'
import { bestFirst, matchOne, type NewMatch, offer } from '../matcher.ts'
import { endMatches, keepBestOfWishes, MAX_OF_PRODUCT, storeMatches } from '../stored-matches.ts'
import { matches, wishes } from '../tables.ts'

/**
 * Finds the wishes that a product matches now, and stores the best 300; none if it is not available. Runs for one product wait for each
 * other, so the last one wins; a wish edited meanwhile is left to its own run.
 */
export const matchProduct = async (ctx: Ctx, { productId }: Events['catalogue.changed']): Promise<void> => {
  if (!(await isAnyWish(ctx))) return
  const rarity = await rarityNow(ctx)
  await withTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${productId}, 0))`)
    const [product] = await readMatchCandidates(ctx, [productId])
    if (!product) return
    if (!product.isAvailable) return endMatches(ctx, eq(matches.productId, productId))
    const offered = offer(product)
    const candidates = await findWishes(ctx, product)
    const found = candidates.flatMap((wish) => matchOne(ctx, wish, product, offered, rarity) ?? [])
    const best = await unchanged(ctx, bestFirst(found).slice(0, MAX_OF_PRODUCT), candidates)
    await storeMatches(ctx, { productId }, await keepBestOfWishes(ctx, productId, best))
  })
}

/** Without any wish, e.g. while importing, there is nothing to match. */
const isAnyWish = async (ctx: Ctx): Promise<boolean> => {
  const [any] = await ctx.db.select({ id: wishes.id }).from(wishes).limit(1)
  return any !== undefined
}

/** Those whose wish has not changed since it was read, locked until the transaction ends. */
const unchanged = async (ctx: Ctx, found: NewMatch[], candidates: CandidateWish[]): Promise<NewMatch[]> => {
  if (found.length === 0) return found
  const ids = found.map(({ wishId }) => wishId)
  const now = await ctx.db
    .select({ id: wishes.id, updatedAt: wishes.updatedAt })
    .from(wishes)
    .where(and(isAmong(wishes.id, ids), eq(wishes.isActive, true)))
    .orderBy(asc(wishes.id))
    .for('share')
  const read = new Map(candidates.map(({ id, updatedAt }) => [id, updatedAt.getTime()]))
  const same = new Set(now.filter(({ id, updatedAt }) => read.get(id) === updatedAt.getTime()).map(({ id }) => id))
  return found.filter(({ wishId }) => same.has(wishId))
}
