import { roomIdOf } from '@feria/contract/chat/rooms'
import type { Offer } from '@feria/contract/prospecting/schemas'
import type { OfferState } from '@feria/contract/prospecting/values'
import { and, desc, eq, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Ctx, memberOf } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { users } from '../accounts/tables.ts'
import { areNotApart } from '../blocks/blocks.module.ts'
import { productColumns, toProduct } from '../catalogue/catalogue.module.ts'
import { categories, products } from '../catalogue/tables.ts'
import { isAvailable } from './rules.ts'
import { offers } from './tables.ts'

const [buyers, sellers] = [alias(users, 'buyer'), alias(users, 'seller')]

/**
 * Offers with their products and parties, newest first; those of deleted products, and between two who are apart, are left out. The caller
 * adds the condition.
 */
export const selectOffers = (ctx: Ctx, which: SQL | undefined, limit: number) =>
  ctx.db
    .select({
      ...productColumns,
      offer: offers,
      buyer: { id: buyers.id, name: buyers.name, imageUrl: buyers.imageUrl },
      seller: { id: sellers.id, name: sellers.name, imageUrl: sellers.imageUrl },
    })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(buyers, eq(buyers.id, offers.buyerId))
    .innerJoin(sellers, eq(sellers.id, offers.sellerId))
    .where(and(which, areNotApart(offers.buyerId, offers.sellerId)))
    .orderBy(desc(offers.id))
    .limit(limit)

type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number]

/** The state of an offer: a pending one is closed while its product is not available. */
const stateOf = ({ offer, ...product }: OfferRow): OfferState =>
  offer.status === 'pendiente' && !isAvailable(product) ? 'cerrada' : offer.status

/** An offer as one of its parties sees it. */
export const toOffer = (row: OfferRow, memberId: string): Offer => {
  const { offer, buyer, seller } = row
  const status = stateOf(row)
  const isBuyer = offer.buyerId === memberId
  return {
    id: offer.id,
    product: toProduct(row),
    seller,
    buyer,
    side: isBuyer ? 'recibida' : 'enviada',
    status,
    matchScore: Math.round(offer.score * 100) / 100,
    reasons: offer.reasons,
    sentAt: offer.sentAt.toISOString(),
    answeredAt: offer.answeredAt?.toISOString() ?? null,
    roomId: status === 'aceptada' ? roomIdOf({ buyerId: buyer.id, sellerId: seller.id, productId: row.id }) : null,
    can: { answer: isBuyer && status === 'pendiente' },
  }
}

/** An offer to or from the caller. Others' offers are not found. */
export const readOffer = async (ctx: Ctx, id: string): Promise<Offer> => {
  const me = memberOf(ctx).id
  const [row] = await selectOffers(ctx, and(eq(offers.id, id), or(eq(offers.buyerId, me), eq(offers.sellerId, me))), 1)
  return row ? toOffer(row, me) : fail('prospecting.not-found')
}
