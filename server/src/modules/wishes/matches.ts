import { toMajor } from '@feria/contract/money'
import type { Match, MatchDetail } from '@feria/contract/wishes/schemas'
import { and, eq, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { isoTime } from '../../engines/db/database.ts'
import { users } from '../accounts/tables.ts'
import { isApartFrom } from '../blocks/blocks.module.ts'
import { mayBuy, productColumns, toProduct } from '../catalogue/catalogue.module.ts'
import { categories, products } from '../catalogue/tables.ts'
import { explainMatch } from './match-explained.rules.ts'
import { bandOf, judgementOf, type Side, shownKm } from './match-reasons.rules.ts'
import { matches, wishes, wishInterests } from './tables.ts'

const columns = {
  ...productColumns,
  matchId: matches.id,
  buyerId: matches.buyerId,
  sellerId: matches.sellerId,
  coincidence: matches.coincidence,
  score: matches.score,
  reasons: matches.reasons,
  distanceKm: matches.distanceKm,
  isLive: matches.isLive,
  isDismissedByBuyer: matches.isDismissedByBuyer,
  isDismissedBySeller: matches.isDismissedBySeller,
  matchedAt: isoTime(matches.createdAt),
  wishId: wishes.id,
  wishName: wishes.name,
  wishModelo: wishes.modelo,
  wishIsActive: wishes.isActive,
}

/** Matches with their products and wishes, as rows; the caller adds the condition and the order. */
export const selectMatches = (ctx: Ctx) =>
  ctx.db
    .select(columns)
    .from(matches)
    .innerJoin(wishes, eq(wishes.id, matches.wishId))
    .innerJoin(products, eq(products.id, matches.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .$dynamic()

type MatchRow = Awaited<ReturnType<ReturnType<typeof selectMatches>['execute']>>[number]

/** A match as one side sees it. Only the buyer gets the exact distance: it would reveal their place to the seller. */
export const toMatch = (row: MatchRow, side: Side): Match => ({
  ...toProduct(row),
  distance: shownKm(row.distanceKm, side),
  matchId: row.matchId,
  ...judgementOf(row, side),
  matchedAt: row.matchedAt,
  wish: { id: row.wishId, name: row.wishName, modelo: row.wishModelo, activo: row.wishIsActive },
  side,
  isDismissed: side === 'busco' ? row.isDismissedByBuyer : row.isDismissedBySeller,
})

const [buyers, sellers] = [alias(users, 'buyer'), alias(users, 'seller')]

/**
 * The member's match from their side, with what they can do about it. Others' matches are not found, nor is a hidden product for its
 * buyer.
 */
export const readMatch = async (ctx: Ctx, id: string, memberId: string): Promise<MatchDetail> => {
  const [row] = await ctx.db
    .select({
      ...columns,
      buyer: { id: buyers.id, name: buyers.name, imageUrl: buyers.imageUrl },
      seller: { id: sellers.id, name: sellers.name, imageUrl: sellers.imageUrl },
      maxPriceMinor: wishes.maxPriceMinor,
      maxPriceCurrency: wishes.currency,
      wishPlace: wishes.localization,
      interestedAt: wishInterests.createdAt,
      writtenAt: wishInterests.writtenAt,
    })
    .from(matches)
    .innerJoin(wishes, eq(wishes.id, matches.wishId))
    .innerJoin(products, eq(products.id, matches.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(buyers, eq(buyers.id, matches.buyerId))
    .innerJoin(sellers, eq(sellers.id, matches.sellerId))
    .leftJoin(wishInterests, and(eq(wishInterests.wishId, matches.wishId), eq(wishInterests.productId, matches.productId)))
    .where(and(eq(matches.id, id), or(eq(matches.buyerId, memberId), eq(matches.sellerId, memberId))))
  const side: Side = row?.buyerId === memberId ? 'busco' : 'vendo'
  if (!row || (side === 'busco' && !row.isVisible)) return fail('wishes.match-not-found')
  if (await isApartFrom(ctx, side === 'busco' ? row.sellerId : row.buyerId)) return fail('wishes.match-not-found')
  const isOnSale = row.isVisible && row.soldAt === null && row.stock > 0
  const isNotified = row.interestedAt !== null
  const isWritten = row.writtenAt !== null
  const mayOffer = side === 'vendo' && isOnSale && row.isLive && row.wishIsActive
  return {
    ...toMatch(row, side),
    other: side === 'busco' ? row.seller : row.buyer,
    // A buyer's maximum price is private: a seller who knew it would ask for it.
    maxPrice: side === 'vendo' || row.maxPriceMinor === null ? null : toMajor(row.maxPriceMinor),
    maxPriceCurrency: row.maxPriceCurrency,
    band: row.distanceKm === null ? null : bandOf(row.distanceKm),
    isNotified,
    isWritten,
    can: {
      contact: side === 'busco' && isOnSale,
      buy: side === 'busco' && mayBuy(row, memberId),
      notify: mayOffer && !isNotified,
      write: mayOffer && !isWritten,
    },
    explanation: explainMatch(row.reasons, { hasMaxPrice: row.maxPriceMinor !== null, hasPlace: row.wishPlace !== null }, side),
  }
}
