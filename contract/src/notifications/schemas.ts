import { z } from 'zod'
import { unreadMessages } from '../chat/schemas.ts'
import { clientEvent, serverEvent } from '../event.ts'
import { id, text, time } from '../fields.ts'
import { pageQuery, statedListQuery } from '../page.ts'
import { notificationTypes } from './kinds.ts'
import { optionalEmails } from './values.ts'

const known = z.string().optional()

const notificationData = z.object({
  matchId: known,
  productId: known,
  orderNumber: known,
  orderId: known,
  productName: known,
  roomId: known,
  personName: known,
  excerpt: known,
  count: z.int().optional(),
  matchScore: z.number().optional(),
  reasonFor: known,
  reasonAgainst: known,
})

/**
 * A member's notification. `data` has matchId, productId, orderNumber, orderId and productName, as far as they exist; that of a match its
 * score, from 0 to 1, and the strongest reason for it and against it, as they are now.
 */
export const notification = z.object({
  id,
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  timestamp: time,
  read: z.boolean(),
  data: notificationData,
})
export type Notification = z.output<typeof notification>

const unreadCount = z.object({ unread: z.int() })

/** A key as browsers give it, in base64url: a point of 65 bytes or a secret of 16. */
const pushKey = (least: number, most: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${least},${most}}=*$`), 'Esa clave no es de un navegador.')

/** An email written to a file instead of being sent, on an installation without a mail server. */
export const writtenMail = z.object({ id: z.string(), to: z.string(), subject: z.string(), at: time })
export type WrittenMail = z.output<typeof writtenMail>

/** A notification as it is emitted: whole, with its data also at the top level. */
const liveNotification = notification.extend(notificationData.shape)
export type LiveNotification = z.output<typeof liveNotification>

const liveEvent = (summary: string) => serverEvent({ summary, payload: liveNotification })

/** Events of notifications; `server` has one for each kind of the table in kinds.ts. */
export const notificationEvents = {
  client: {
    joinNotificationChannel: clientEvent({
      summary: "Subscribes to the member's own notifications and messages, and says how many are unread; another's is refused.",
      whenSuspended: true,
      payload: z.preprocess(
        (sent) => (typeof sent === 'string' ? { userId: sent } : (sent ?? {})),
        z.object({ userId: id.optional(), token: z.string().max(200).optional() }, { error: 'Falta la persona.' }),
      ),
      answer: unreadCount.extend({ messages: unreadMessages }),
    }),
  },
  server: {
    newMatch: liveEvent('A wish matches a product.'),
    newMatches: liveEvent('Several wishes match products at once.'),
    matchOffered: liveEvent('A seller notified the owner of a wish about a product.'),
    newPurchase: liveEvent('An order of the member was paid.'),
    saleCompleted: liveEvent('Somebody paid for a product of the member.'),
    newChatRequest: liveEvent('Somebody wants to chat about a product of the member.'),
    chatAccepted: liveEvent('A seller accepted a chat request.'),
    chatRejected: liveEvent('A seller rejected a chat request.'),
    orderSent: liveEvent('A purchase was shipped.'),
    orderHandedOver: liveEvent('A purchase was completed by its delivery code.'),
    orderAutoCompleted: liveEvent('A purchase was completed because its buyer said nothing.'),
    orderCompleted: liveEvent('A sale is complete.'),
    orderRefunded: liveEvent('A purchase was refunded.'),
    saleRefunded: liveEvent('A sale was refunded.'),
    saleToSend: liveEvent('A paid parcel is not sent yet.'),
    orderGivenBack: liveEvent('Somebody at the site gave back money of a purchase.'),
    saleGivenBack: liveEvent('Somebody at the site gave back money of a sale.'),
    orderExtended: liveEvent('Somebody at the site gave a purchase more time.'),
    saleExtended: liveEvent('Somebody at the site gave a sale more time.'),
    orderLate: liveEvent('A purchase was not handed over in time and refunded.'),
    saleLate: liveEvent('A sale was not handed over in time and refunded.'),
    claimOpened: liveEvent('A claim was opened about a sale.'),
    claimAnswered: liveEvent('A claim was answered.'),
    claimSettled: liveEvent('A claim was decided; sent to its buyer.'),
    claimSettledForSeller: liveEvent('A claim was decided; sent to its seller.'),
    resaleAsked: liveEvent("Somebody left their phone number at a reseller's link."),
    resaleSold: liveEvent("A purchase through a reseller's link was paid."),
    offerReceived: liveEvent('A seller offers a product to the member.'),
    offerAccepted: liveEvent('An offer was accepted.'),
    offerDeclined: liveEvent('An offer was declined.'),
    resalePaid: liveEvent('A commission was credited to its reseller.'),
    resaleHeld: liveEvent('A resale is complete; its commission is held until the buyer can no longer withdraw.'),
    resaleClaimed: liveEvent('A claim was opened about a resale.'),
    resaleRefunded: liveEvent('A resale was refunded to its buyer.'),
    saleHeld: liveEvent('A sale is complete; its money is held until the buyer can no longer withdraw.'),
    reviewDue: liveEvent('A purchase ended three days ago and its buyer has not reviewed it.'),
    saleReviewDue: liveEvent('A sale ended three days ago and its seller has not reviewed it.'),
    reviewPublished: liveEvent('A review about a buyer was published.'),
    saleReviewPublished: liveEvent('A review about a seller was published.'),
    appealDecided: liveEvent('An appeal about a review was decided; sent to the buyer.'),
    saleAppealDecided: liveEvent('An appeal about a review was decided; sent to the seller.'),
    abuseReportDecided: liveEvent('A report of abuse was decided; sent to its reporter.'),
    moderationDecided: liveEvent('Something was decided after a report of abuse; sent to whom it is about.'),
    moderationAppealDecided: liveEvent('An appeal against such a decision was decided; sent to who appealed.'),
    productHeld: liveEvent('A product is hidden until its reports are decided; sent to its owner.'),
    productReleased: liveEvent('A product that was hidden until its reports are decided is shown again; sent to its owner.'),
    productHidden: liveEvent('An admin hid a product by hand; sent to its owner.'),
    phoneTaken: liveEvent('Another member confirmed the number of this one: it is not confirmed here any more.'),
    payoutSettled: liveEvent('A withdrawal of a balance was paid or rejected.'),
    unreadNotifications: serverEvent({
      summary: 'The number of unread notifications, after some were read or removed elsewhere.',
      payload: unreadCount,
    }),
  },
}

/** The request and response of each call. */
export const notificationSchemas = {
  list: {
    summary: 'The notifications of the member, the newest first.',
    whenSuspended: true,
    query: z.object({ ...statedListQuery }),
    answer: z.array(notification),
  },
  unread: {
    summary: "The number of the member's unread notifications.",
    whenSuspended: true,
    answer: unreadCount,
  },
  markRead: {
    summary: 'Marks a notification of the member as read; repeating it changes nothing.',
    whenSuspended: true,
    params: z.object({ id }),
    answer: unreadCount,
  },
  markAllRead: {
    summary: "Marks the member's notifications as read: all, or up to the given one.",
    whenSuspended: true,
    query: z.object({ upTo: id.optional() }),
    answer: unreadCount,
  },
  remove: {
    summary: 'Removes a notification of the member; repeating it changes nothing.',
    params: z.object({ id }),
    answer: unreadCount,
  },
  pushKey: {
    summary: 'The key with which a browser subscribes to push notifications; null where they are not offered.',
    answer: z.object({ publicKey: z.string().nullable() }),
  },
  subscribePush: {
    summary: 'Sends push notifications to this browser until its session ends; repeating it changes nothing.',
    body: z.object({
      endpoint: z.url({ error: 'Falta la dirección del navegador.' }).max(1000, 'Esa dirección es demasiado larga.'),
      keys: z.object({
        p256dh: pushKey(87, 88),
        auth: pushKey(22, 24),
      }),
    }),
    answer: z.object({ isOn: z.boolean() }),
  },
  unsubscribePush: {
    summary: "Ends push notifications to this browser; repeating it, or for another member's browser, changes nothing.",
    whenSuspended: true,
    body: z.object({ endpoint: text(1000, 'Falta la dirección del navegador.') }),
    answer: z.object({ isOn: z.boolean() }),
  },
  unsubscribe: {
    summary: 'Unsubscribes from emails of one kind with the code of their link, signed in or not; repeating it changes nothing.',
    body: z.object({ token: text(200, 'Falta el código del enlace.') }),
    answer: z.object({ kind: z.enum(optionalEmails), isOn: z.literal(false) }),
  },
  mails: {
    summary: 'The emails written to files, the newest first; none where a mail server sends them.',
    query: z.object({ ...pageQuery }),
    answer: z.array(writtenMail),
  },
  mail: {
    summary: 'One written email with its text; reading it is audited, since emails contain links.',
    params: z.object({ id: z.string().regex(/^[\w-]{10,80}$/, 'Ese correo no existe.') }),
    answer: writtenMail.extend({ text: z.string() }),
  },
}
