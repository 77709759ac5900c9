import { and, eq, isNull, or } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { users } from '../accounts/tables.ts'
import { areNotApart } from '../blocks/blocks.module.ts'
import { products } from '../catalogue/tables.ts'
import { briefOf } from './match-reasons.rules.ts'
import { isOnSale } from './queries.ts'
import { matches, wishes } from './tables.ts'

const columns = {
  matchId: matches.id,
  coincidence: matches.coincidence,
  score: matches.score,
  reasons: matches.reasons,
  buyerId: matches.buyerId,
  sellerId: matches.sellerId,
  isMuted: wishes.isMuted,
  wishName: wishes.name,
  productId: products.id,
  productName: products.name,
  productImage: products.imageUrl,
}

/** A match with what its notification says of it to each side. */
const withBriefs = <Row extends Parameters<typeof briefOf>[0]>(row: Row) => ({
  ...row,
  briefs: { busco: briefOf(row, 'busco'), vendo: briefOf(row, 'vendo') },
})

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
  if (fresh.length === 0) return []
  const ids = fresh.map(({ matchId }) => matchId)
  await ctx.db.update(matches).set({ notifiedAt: ctx.now() }).where(isAmong(matches.id, ids))
  return fresh.map(withBriefs)
}

/** Matches with what an email says of them; those that ended meanwhile are left out. For `notifications`. */
export const readLiveMatches = async (ctx: Ctx, matchIds: string[]) => {
  const live = await ctx.db
    .select(columns)
    .from(matches)
    .innerJoin(wishes, eq(wishes.id, matches.wishId))
    .innerJoin(products, eq(products.id, matches.productId))
    .where(isCurrent(matchIds))
  return live.map(withBriefs)
}

/** What notifications say of these matches now to one of their two members, by id; others' are left out. For `notifications`. */
export const readBriefs = async (ctx: Ctx, matchIds: string[], memberId: string) => {
  if (matchIds.length === 0) return new Map<string, ReturnType<typeof briefOf>>()
  const rows = await ctx.db
    .select({ id: matches.id, buyerId: matches.buyerId, coincidence: matches.coincidence, score: matches.score, reasons: matches.reasons })
    .from(matches)
    .where(and(isAmong(matches.id, matchIds), or(eq(matches.buyerId, memberId), eq(matches.sellerId, memberId))))
  return new Map(rows.map((row) => [row.id, briefOf(row, row.buyerId === memberId ? 'busco' : 'vendo')]))
}

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
  return found && withBriefs(found)
}
