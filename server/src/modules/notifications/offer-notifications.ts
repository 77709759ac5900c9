import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { findOfferNews } from '../prospecting/prospecting.module.ts'
import { notify } from './notify.ts'

/** Notifies a member of a seller's offer, unless they refused all offers meanwhile. */
export const notifyOfferSent = async (ctx: Ctx, { offerId }: Events['prospecting.offered']): Promise<void> => {
  const offer = await findOfferNews(ctx, offerId)
  if (!offer?.isWilling) return
  const { productId, productName, seller, buyer, sentAt } = offer
  const data = { matchId: offerId, productId, productName, personName: seller.name }
  await notify(ctx, { kind: 'offerReceived', userId: buyer.id, about: offerId, at: sentAt.toISOString(), data })
}

/** Notifies the seller of the answer. */
export const notifyOfferAnswered = async (ctx: Ctx, { offerId }: Events['prospecting.answered']): Promise<void> => {
  const offer = await findOfferNews(ctx, offerId)
  if (!offer?.answeredAt) return
  const { productId, productName, seller, buyer, status, answeredAt } = offer
  const kind = status === 'aceptada' ? 'offerAccepted' : 'offerDeclined'
  const data = { matchId: offerId, productId, productName, personName: buyer.name }
  await notify(ctx, { kind, userId: seller.id, about: offerId, at: answeredAt.toISOString(), data })
}
