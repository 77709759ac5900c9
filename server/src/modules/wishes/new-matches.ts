import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { users } from '../accounts/tables.ts'
import { areNotApart } from '../blocks/blocks.module.ts'
import { products } from '../catalogue/tables.ts'
import { isOnSale } from './queries.ts'
import { matches, wishes } from './tables.ts'

const columns = {
  matchId: matches.id,
  coincidence: matches.coincidence,
  score: matches.score,
  buyerId: matches.buyerId,
  sellerId: matches.sellerId,
  isMuted: wishes.isMuted,
  wishName: wishes.name,
  productId: products.id,
  productName: products.name,
  productImage: products.imageUrl,
}

const isCurrent = (matchIds: string[]) =>
  and(
    isAmong(matches.id, matchIds),
    ...[eq(matches.isLive, true), eq(wishes.isActive, true), isOnSale(), areNotApart(matches.buyerId, matches.sellerId)],
  )

/**
 * Those of these matches that both sides should be notified of: live and not notified yet. Marks them as notified, in the caller's
 * transaction, so that each is taken once, however often it is called. For `notifications`.
 */
export const takeNewMatches = async (ctx: Ctx, matchIds: string[]) => {
  const fresh = await ctx.db
    .select(columns)
    .from(matches)
    .innerJoin(wishes, eq(wishes.id, matches.wishId))
    .innerJoin(products, eq(products.id, matches.productId))
    .where(and(isNull(matches.notifiedAt), isCurrent(matchIds)))
    .orderBy(matches.id)
    .for('update', { of: matches })
  if (fresh.length === 0) return fresh
  const ids = fresh.map(({ matchId }) => matchId)
  await ctx.db.update(matches).set({ notifiedAt: ctx.now() }).where(isAmong(matches.id, ids))
  return fresh
}

/** Matches with what an email says of them; those that ended meanwhile are left out. For `notifications`. */
export const readLiveMatches = (ctx: Ctx, matchIds: string[]) =>
  ctx.db
    .select(columns)
    .from(matches)
    .innerJoin(wishes, eq(wishes.id, matches.wishId))
    .innerJoin(products, eq(products.id, matches.productId))
    .where(isCurrent(matchIds))

/**
 * What the owner of a wish is notified of when a seller offers a product; undefined once one of them is gone, and for two who are apart.
 * For `notifications`.
 */
export const findOffer = async (ctx: Ctx, matchId: string) => {
  const [found] = await ctx.db
    .select({ ...columns, sellerName: users.name })
    .from(matches)
    .innerJoin(wishes, eq(wishes.id, matches.wishId))
    .innerJoin(products, eq(products.id, matches.productId))
    .innerJoin(users, eq(users.id, matches.sellerId))
    .where(and(eq(matches.id, matchId), areNotApart(matches.buyerId, matches.sellerId)))
  return found
}
