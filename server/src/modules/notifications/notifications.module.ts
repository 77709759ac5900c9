import { api } from '@feria/contract'
import { notificationEvents } from '@feria/contract/notifications'
import { defineModule } from '../../core/module.ts'
import { serve, serveEvents } from '../../core/use-case.ts'
import { notificationsHttp } from './http.ts'
import { noticeMatched, noticeOffered } from './matches.ts'
import { mailDigest, sendDigests } from './matches-digest.ts'
import { noticeAnswered, noticeAsked, noticePaid } from './notify.ts'
import { noticeOfferAnswered, noticeOfferSent } from './offer-notifications.ts'
import { noticeClaim, noticeMoved, noticePaidOut, noticePayout } from './order-notifications.ts'
import { planPush, sendPush } from './push.ts'
import { notificationPersonalData } from './queries.ts'
import { noticeResaleAsked, noticeResaleSold } from './resale-notifications.ts'
import { joinNotificationChannel } from './use-cases/join-notification-channel.ts'
import { listMails, readMail } from './use-cases/list-mails.ts'
import { countNotices, listNotifications } from './use-cases/list-notifications.ts'
import { markAllRead, markRead, removeNotice } from './use-cases/mark-read.ts'
import { readPushKey, subscribePush, unsubscribePush } from './use-cases/subscribe-push.ts'
import { unsubscribe } from './use-cases/unsubscribe.ts'

/**
 * Notifications: what members are told about what happened, kept on the server and told to their open pages. Its kinds are the table of
 * the contract, notices.ts; a new one is a row there, an event beside it and a subscriber here. News of matches has a budget
 * a member: notifications.matches.rules.ts.
 */
export const notifications = defineModule({
  name: 'notifications',
  routes: serve(api.notifications, {
    list: listNotifications,
    unread: countNotices,
    markRead,
    markAllRead,
    remove: removeNotice,
    pushKey: readPushKey,
    subscribePush,
    unsubscribePush,
    unsubscribe,
    mails: listMails,
    mail: readMail,
  }),
  http: notificationsHttp,
  events: serveEvents(notificationEvents.emitted, { joinNotificationChannel }),
  on: {
    'orders.paid': { 'notice-paid': noticePaid },
    'orders.moved': { 'notice-moved': noticeMoved },
    'orders.paid-out': { 'notice-paid-out': noticePaidOut },
    'orders.claim-moved': { 'notice-claim': noticeClaim },
    'payments.payout-settled': { 'notice-payout': noticePayout },
    'reselling.asked': { 'notice-asked': noticeResaleAsked },
    'reselling.sold': { 'notice-sold': noticeResaleSold },
    'prospecting.offered': { 'notice-sent': noticeOfferSent },
    'prospecting.answered': { 'notice-answered': noticeOfferAnswered },
    'chat.requested': { 'notice-asked': noticeAsked },
    'chat.answered': { 'notice-answered': noticeAnswered },
    'wishes.matched': { 'notice-matched': noticeMatched },
    'wishes.offered': { 'notice-offered': noticeOffered },
    'notifications.digest-due': { 'mail-digest': mailDigest },
    'notifications.told': { 'plan-push': planPush },
    'notifications.push-due': { 'send-push': sendPush },
  },
  schedules: { 'send-digests': { cron: '5 * * * *', run: sendDigests } },
  personalData: notificationPersonalData,
})
