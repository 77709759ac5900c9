import type { NotificationName } from '@feria/contract/notifications/kinds'
import { notificationKinds } from '@feria/contract/notifications/kinds'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { withTransaction } from '../../core/transaction.ts'
import { newsOf } from '../orders/orders.module.ts'
import { findAppealed, findReviews, findUnwritten } from '../reviews/reviews.module.ts'
import { announceWithin } from './matches.ts'
import { notify } from './notify.ts'
import { notifications } from './tables.ts'

/** The kind of notification for each party. */
type Kinds = Record<'buyer' | 'seller', NotificationName>
const due: Kinds = { buyer: 'reviewDue', seller: 'saleReviewDue' }
const published: Kinds = { buyer: 'reviewPublished', seller: 'saleReviewPublished' }
const decided: Kinds = { buyer: 'appealDecided', seller: 'saleAppealDecided' }

const dataOf = async (ctx: Ctx, orderId: string) => {
  const { number, productId, productName } = await newsOf(ctx, orderId)
  return { orderId, orderNumber: number, productId, productName }
}

/**
 * Reminds whoever has not reviewed an order and still can, once, within the budget of matches: above it, and in quiet hours, without a
 * sound.
 */
export const notifyReviewDue = async (ctx: Ctx, { orderId }: Events['reviews.reminder-due']): Promise<void> => {
  const data = await dataOf(ctx, orderId)
  for (const { userId, side } of await findUnwritten(ctx, orderId)) {
    const kind = due[side]
    const { type, title, message } = notificationKinds[kind]
    await withTransaction(ctx, async (ctx) => {
      const createdAt = ctx.now()
      const values = { id: newId({ msecs: createdAt.getTime() }), userId, subject: `${kind}:${orderId}`, type, title, data, createdAt }
      const [stored] = await ctx.db
        .insert(notifications)
        .values({ ...values, message: message(data) })
        .onConflictDoNothing()
        .returning()
      if (stored) await announceWithin(ctx, kind, stored)
    })
  }
}

/** Notifies each reviewed party that what was written of them can be read. */
export const notifyReviewed = async (ctx: Ctx, { reviewIds }: Events['reviews.published']): Promise<void> => {
  for (const { id, orderId, aboutId, side, publishedAt } of await findReviews(ctx, reviewIds)) {
    const kind = published[side === 'buyer' ? 'seller' : 'buyer']
    await notify(ctx, { kind, userId: aboutId, about: id, at: publishedAt, data: await dataOf(ctx, orderId) })
  }
}

/** Notifies both parties of the decision about a review. */
export const notifyAppealDecided = async (ctx: Ctx, { appealId }: Events['reviews.appeal-decided']): Promise<void> => {
  const found = await findAppealed(ctx, appealId)
  if (!found) return
  const data = await dataOf(ctx, found.orderId)
  for (const { userId, side } of found.parties) await notify(ctx, { kind: decided[side], userId, about: appealId, at: found.at, data })
}
