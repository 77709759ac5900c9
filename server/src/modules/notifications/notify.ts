import { type NotificationData, type NotificationName, notificationKinds } from '@feria/contract/notifications/kinds'
import type { Notification } from '@feria/contract/notifications/schemas'
import { v7 as newId } from 'uuid'
import { memberChannel } from '../../core/channels.ts'
import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { withTransaction } from '../../core/transaction.ts'
import { findRequest } from '../chat/chat.module.ts'
import { excerptOf } from './excerpt.rules.ts'
import { emitCreated } from './push.ts'
import { toNotification } from './queries.ts'
import { notifications } from './tables.ts'

interface NewNotification {
  kind: NotificationName
  userId: string
  /** Its subject: a member gets each kind once per subject. */
  about: string
  /** When it happened. */
  at: string
  data: NotificationData
}

/** Older events, from an import or after stopped jobs, are stored as read and not pushed. */
const OLD_NEWS_DAYS = 7
const DAY_MS = 86_400_000

/**
 * Stores a notification in the words of its kind and emits it to the member's open pages. Idempotent per event; members who are away find
 * it in the list, and get it by push if they subscribed.
 */
export const notify = (ctx: Ctx, notification: NewNotification): Promise<void> => notifyAll(ctx, [notification])

/** The same for several notifications of one event, with one statement. */
const notifyAll = async (ctx: Ctx, news: NewNotification[]): Promise<void> => {
  const kinds = new Map(news.map(({ kind, about }) => [subjectOf(kind, about), kind]))
  const store = async (ctx: Ctx) => {
    const rows = news.map((one) => toRow(one, ctx.now()))
    const stored = await ctx.db.insert(notifications).values(rows).onConflictDoNothing().returning()
    const fresh = stored.filter(({ readAt }) => readAt === null)
    for (const one of fresh) pushLive(ctx, kinds.get(one.subject), one)
    await emitCreated(
      ctx,
      fresh.map(({ id }) => id),
    )
  }
  // Without push there is no event to store with them.
  await (ctx.engines.pushSender ? withTransaction(ctx, store) : store(ctx))
}

const subjectOf = (kind: NotificationName, about: string): string => `${kind}:${about}`

const toRow = ({ kind, userId, about, at, data }: NewNotification, now: Date): typeof notifications.$inferInsert => {
  const createdAt = new Date(at)
  const isOld = now.getTime() - createdAt.getTime() > OLD_NEWS_DAYS * DAY_MS
  const { type, title, message } = notificationKinds[kind]
  return {
    id: newId({ msecs: createdAt.getTime() }),
    userId,
    subject: subjectOf(kind, about),
    type,
    title,
    message: message(data),
    data: data as Notification['data'],
    createdAt,
    readAt: isOld ? now : null,
  }
}

/** Emits a stored notification to its member's open pages, with a sound; inside a transaction, after the commit. */
export const pushLive = (ctx: Ctx, kind: NotificationName | undefined, stored: typeof notifications.$inferSelect): void => {
  if (!kind) return
  const push = () => ctx.push([memberChannel(stored.userId)], kind, { ...toNotification(stored), ...stored.data })
  ctx.afterCommit ? ctx.afterCommit.push(push) : push()
}

/** Notifies whom a confirmed telephone marked before somebody else confirmed it. */
export const notifyPhoneTaken = (ctx: Ctx, { userId, at }: Events['accounts.phone-taken']): Promise<void> =>
  notify(ctx, { kind: 'phoneTaken', userId, about: at, at, data: {} })

/** A paid order is newPurchase for its buyer and saleCompleted for its seller. */
export const notifyPaid = async (ctx: Ctx, event: Events['orders.paid']): Promise<void> => {
  const productName = event.products.map(({ name }) => name).join(', ')
  const { orderId, number: orderNumber, roomId } = event
  const data = { orderId, orderNumber, productId: event.products[0]?.id, productName, roomId }
  const common = { about: event.orderId, at: event.at, data }
  await notifyAll(ctx, [
    { kind: 'newPurchase', userId: event.buyerId, ...common },
    { kind: 'saleCompleted', userId: event.sellerId, ...common },
  ])
}

/** Notifies whom a chat request was made to, unless it was withdrawn meanwhile. */
export const notifyAsked = async (ctx: Ctx, { requestId }: Events['chat.requested']): Promise<void> => {
  const request = await findRequest(ctx, requestId)
  if (!request) return
  const [from, to] = request.from === 'buyer' ? [request.buyer, request.seller] : [request.seller, request.buyer]
  const data = {
    productId: request.productId,
    productName: request.product.name,
    personName: from.name,
    ...(request.message ? { excerpt: excerptOf(request.message) } : {}),
  }
  await notify(ctx, { kind: 'newChatRequest', userId: to.id, about: requestId, at: request.createdAt, data })
}

/** Notifies who made a chat request of its answer. */
export const notifyAnswered = async (ctx: Ctx, { requestId }: Events['chat.answered']): Promise<void> => {
  const request = await findRequest(ctx, requestId)
  if (!request) return
  const { status, room, productId, product, seller, buyer, from } = request
  const [asker, asked] = from === 'buyer' ? [buyer, seller] : [seller, buyer]
  const kind = status === 'accepted' ? 'chatAccepted' : 'chatRejected'
  const data = { productId, productName: product.name, personName: asked.name, ...(room ? { roomId: room } : {}) }
  await notify(ctx, { kind, userId: asker.id, about: requestId, at: request.updatedAt, data })
}
