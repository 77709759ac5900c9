import { z } from 'zod'
import { clientEvent, serverEvent } from './event.ts'
import { id, time } from './fields.ts'
import { noticeTypes } from './notices.ts'
import { pageQuery } from './page.ts'
import { route } from './route.ts'

const known = z.string().optional()
const noticeData = z.object({
  matchId: known,
  productId: known,
  orderNumber: known,
  orderId: known,
  productName: known,
  roomId: known,
  personName: known,
  count: z.int().optional(),
})

/** A notice for a member. `data` holds what of matchId, productId, orderNumber, orderId and productName exists [NOTI-26]. */
export const notification = z.object({
  id,
  type: z.enum(noticeTypes),
  title: z.string(),
  message: z.string(),
  timestamp: time,
  read: z.boolean(),
  data: noticeData,
})
export type Notification = z.output<typeof notification>

const unreadCount = z.object({ unread: z.int() })

/** A letter that Feria wrote to a file instead of sending it, on an installation without a mail server. */
export const writtenMail = z.object({ id: z.string(), to: z.string(), subject: z.string(), at: time })
export type WrittenMail = z.output<typeof writtenMail>

export const notifications = {
  list: route({
    method: 'GET',
    path: '/api/v1/notifications',
    who: 'member',
    does: 'The notices of the member, the newest first.',
    query: z.object({ ...pageQuery }),
    answer: z.array(notification),
    isPaged: true,
  }),
  unread: route({
    method: 'GET',
    path: '/api/v1/notifications/unread',
    who: 'member',
    does: 'How many notices of the member are unread.',
    answer: unreadCount,
  }),
  markRead: route({
    method: 'PUT',
    path: '/api/v1/notifications/:id/read',
    who: 'member',
    does: 'Marks a notice of the member as read; again changes nothing.',
    params: z.object({ id }),
    answer: unreadCount,
  }),
  markAllRead: route({
    method: 'PUT',
    path: '/api/v1/notifications/read',
    who: 'member',
    does: 'Marks every notice of the member as read, up to one of them where it is named.',
    query: z.object({ upTo: id.optional() }),
    answer: unreadCount,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/v1/notifications/:id',
    who: 'member',
    does: 'Removes a notice of the member; again changes nothing.',
    params: z.object({ id }),
    answer: unreadCount,
  }),
  mails: route({
    method: 'GET',
    path: '/api/v1/admin/mails',
    who: 'admin',
    does: 'The letters that were written to files, the newest first; none where a mail server sends them.',
    query: z.object({ ...pageQuery }),
    answer: z.array(writtenMail),
    isPaged: true,
  }),
  mail: route({
    method: 'GET',
    path: '/api/v1/admin/mails/:id',
    who: 'admin',
    does: 'One written letter with its text; reading it is audited, since letters carry links.',
    params: z.object({ id: z.string().regex(/^[\w-]{10,80}$/, 'Ese correo no existe.') }),
    answer: writtenMail.extend({ text: z.string() }),
  }),
}

/** A notice as it is told live: whole, with its data beside it too [NOTI-23 to NOTI-26]. */
const toldNotice = notification.extend(noticeData.shape)
export type ToldNotice = z.output<typeof toldNotice>

const liveNotice = (does: string) => serverEvent({ does, payload: toldNotice })

/** Events of the notices; `told` has one for each kind of the table in notices.ts. */
export const notificationEvents = {
  emitted: {
    joinNotificationChannel: clientEvent({
      does: 'Hears everything that is told to the member from now on; the channel of another is refused.',
      payload: z.preprocess(
        (sent) => (typeof sent === 'string' ? { userId: sent } : (sent ?? {})),
        z.object({ userId: id.optional(), token: z.string().max(200).optional() }, { error: 'Falta el usuario.' }),
      ),
      answer: unreadCount,
    }),
  },
  told: {
    newMatch: liveNotice('A wish met its product.'),
    newMatches: liveNotice('Several wishes met their products at once.'),
    matchOffered: liveNotice('A seller told the owner of a wish of a product.'),
    newPurchase: liveNotice('An order of the member was paid.'),
    saleCompleted: liveNotice('Somebody paid for a product of the member.'),
    newChatRequest: liveNotice('Somebody wants to chat about a product of the member.'),
    chatAccepted: liveNotice('A seller accepted to chat.'),
    chatRejected: liveNotice('A seller did not accept to chat.'),
    orderSent: liveNotice('A purchase was sent.'),
    orderCompleted: liveNotice('A sale is complete.'),
    orderRefunded: liveNotice('A purchase is refunded.'),
    saleRefunded: liveNotice('A sale is refunded.'),
    claimOpened: liveNotice('There is a claim about a sale.'),
    claimAnswered: liveNotice('A claim was answered.'),
    claimSettled: liveNotice('A claim was decided, to its buyer.'),
    claimSettledForSeller: liveNotice('A claim was decided, to its seller.'),
    payoutSettled: liveNotice('A withdrawal of a balance was paid or rejected.'),
    unreadNotifications: serverEvent({
      does: 'How many notices are unread, after they were read or removed elsewhere.',
      payload: unreadCount,
    }),
  },
}
