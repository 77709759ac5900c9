import { api } from '@feria/contract'
import { notificationEvents } from '@feria/contract/notifications/schemas'
import { defineModule } from '../../core/module.ts'
import { serve, serveEvents } from '../../core/use-case.ts'
import { notificationsHttp } from './http.ts'
import { notifyMatched, notifyOffered } from './matches.ts'
import { mailDigest, sendDigests } from './matches-digest.ts'
import { notifyAnswered, notifyAsked, notifyPaid } from './notify.ts'
import { notifyOfferAnswered, notifyOfferSent } from './offer-notifications.ts'
import { notifyClaim, notifyMoved, notifyPaidOut, notifyPayout } from './order-notifications.ts'
import { planPush, sendPush } from './push.ts'
import { notificationPersonalData } from './queries.ts'
import { notifyResaleAsked, notifyResaleSold } from './resale-notifications.ts'
import { joinNotificationChannel } from './use-cases/join-notification-channel.ts'
import { listMails, readMail } from './use-cases/list-mails.ts'
import { countNotifications, listNotifications } from './use-cases/list-notifications.ts'
import { markAllRead, markRead, removeNotification } from './use-cases/mark-read.ts'
import { readPushKey, subscribePush, unsubscribePush } from './use-cases/subscribe-push.ts'
import { unsubscribe } from './use-cases/unsubscribe.ts'

/**
 * Notifications: stored on the server and pushed to members' open pages. The kinds are the table of the contract, kinds.ts; a new kind
 * is a row there, an event and a subscriber here. Matches have a budget per member: matches.rules.ts.
 */
export const notifications = defineModule({
  name: 'notifications',
  routes: serve(api.notifications, {
    list: listNotifications,
    unread: countNotifications,
    markRead,
    markAllRead,
    remove: removeNotification,
    pushKey: readPushKey,
    subscribePush,
    unsubscribePush,
    unsubscribe,
    mails: listMails,
    mail: readMail,
  }),
  http: notificationsHttp,
  events: serveEvents(notificationEvents.client, { joinNotificationChannel }),
  on: {
    'orders.paid': { 'notice-paid': notifyPaid },
    'orders.moved': { 'notice-moved': notifyMoved },
    'orders.paid-out': { 'notice-paid-out': notifyPaidOut },
    'orders.claim-moved': { 'notice-claim': notifyClaim },
    'payments.payout-settled': { 'notice-payout': notifyPayout },
    'reselling.asked': { 'notice-asked': notifyResaleAsked },
    'reselling.sold': { 'notice-sold': notifyResaleSold },
    'prospecting.offered': { 'notice-sent': notifyOfferSent },
    'prospecting.answered': { 'notice-answered': notifyOfferAnswered },
    'chat.requested': { 'notice-asked': notifyAsked },
    'chat.answered': { 'notice-answered': notifyAnswered },
    'wishes.matched': { 'notice-matched': notifyMatched },
    'wishes.offered': { 'notice-offered': notifyOffered },
    'notifications.digest-due': { 'mail-digest': mailDigest },
    'notifications.told': { 'plan-push': planPush },
    'notifications.push-due': { 'send-push': sendPush },
  },
  schedules: { 'send-digests': { cron: '5 * * * *', run: sendDigests } },
  personalData: notificationPersonalData,
})
