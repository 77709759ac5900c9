import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { findSale } from '../reselling/reselling.module.ts'
import { notify } from './notify.ts'

/** Notifies a reseller that somebody left their phone number at a link. */
export const notifyResaleAsked = async (ctx: Ctx, { transactionId }: Events['reselling.asked']): Promise<void> => {
  const sale = await findSale(ctx, transactionId)
  if (!sale) return
  const { resellerId: userId, productId, productName, buyerName: personName, createdAt } = sale
  await notify(ctx, {
    kind: 'resaleAsked',
    userId,
    about: transactionId,
    at: createdAt.toISOString(),
    data: { productId, productName, personName },
  })
}

/** Notifies a reseller that a purchase through a link was paid. */
export const notifyResaleSold = async (ctx: Ctx, { transactionId }: Events['reselling.sold']): Promise<void> => {
  const sale = await findSale(ctx, transactionId)
  if (!sale?.paidAt) return
  const { resellerId: userId, productId, productName, paidAt } = sale
  await notify(ctx, { kind: 'resaleSold', userId, about: transactionId, at: paidAt.toISOString(), data: { productId, productName } })
}
