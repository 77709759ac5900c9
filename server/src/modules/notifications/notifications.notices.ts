import type { Notification } from '@feria/contract/notifications'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../context.ts'
import type { Events } from '../../events.ts'
import { notifications } from './notifications.tables.ts'

type Notice = Pick<Notification, 'type' | 'title' | 'message' | 'data'>

/**
 * A paid order becomes newPurchase for its buyer and saleCompleted for its seller [NOTI-24, NOTI-25].
 * The subject makes each unique, so an event that is told twice is stored once.
 */
export const noticePaid = async (ctx: Ctx, event: Events['orders.paid']): Promise<void> => {
  const productName = event.products.map(({ name }) => name).join(', ')
  const data = { orderId: event.orderId, orderNumber: event.number, productId: event.products[0]?.id, productName }
  await store(ctx, event.buyerId, `newPurchase:${event.orderId}`, {
    type: 'purchase',
    title: '¡Compra confirmada!',
    message: `Compraste ${productName}. Te avisamos cuando esté en camino.`,
    data,
  })
  await store(ctx, event.sellerId, `saleCompleted:${event.orderId}`, {
    type: 'sale',
    title: '¡Vendiste!',
    message: `Vendiste ${productName}. Prepará la entrega.`,
    data,
  })
}

const store = async (ctx: Ctx, userId: string, subject: string, notice: Notice): Promise<void> => {
  const now = ctx.now()
  await ctx.db
    .insert(notifications)
    .values({ id: newId({ msecs: now.getTime() }), userId, subject, createdAt: now, ...notice })
    .onConflictDoNothing()
}
