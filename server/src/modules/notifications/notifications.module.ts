import { api } from '@feria/contract'
import { notificationEvents } from '@feria/contract/notifications/schemas'
import { defineModule } from '../../core/module.ts'
import { serve, serveEvents } from '../../core/use-case.ts'
import { notificationsHttp } from './http.ts'
import { notifyMatched, notifyOffered } from './matches.ts'
import { mailDigest, sendDigests } from './matches-digest.ts'
import {
  notifyAppealAnswered,
  notifyHeld,
  notifyHidden,
  notifyReleased,
  notifyReported,
  notifyReporter,
} from './moderation-notifications.ts'
import { notifyAnswered, notifyAsked, notifyPaid, notifyPhoneTaken } from './notify.ts'
import { notifyOfferAnswered, notifyOfferSent } from './offer-notifications.ts'
import { notifyActed, notifyClaim, notifyMoved, notifyPaidOut, notifyPayout, notifyReminder } from './order-notifications.ts'
import { planPush, sendPush } from './push.ts'
import { notificationPersonalData } from './queries.ts'
import { notifyResaleAsked, notifyResaleSold } from './resale-notifications.ts'
import { notifyAppealDecided, notifyReviewDue, notifyReviewed } from './review-notifications.ts'
import { forgetNotifications } from './use-cases/forget-notifications.ts'
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
    'accounts.phone-taken': { 'notify-phone-taken': notifyPhoneTaken },
    'orders.paid': { 'notify-paid': notifyPaid },
    'orders.moved': { 'notify-moved': notifyMoved },
    'orders.acted': { 'notify-acted': notifyActed },
    'orders.send-reminded': { 'notify-reminder': notifyReminder },
    'orders.paid-out': { 'notify-paid-out': notifyPaidOut },
    'orders.claim-moved': { 'notify-claim': notifyClaim },
    'payments.payout-settled': { 'notify-payout': notifyPayout },
    'reselling.asked': { 'notify-asked': notifyResaleAsked },
    'reselling.sold': { 'notify-sold': notifyResaleSold },
    'reviews.published': { 'notify-reviewed': notifyReviewed },
    'reviews.reminder-due': { 'notify-review-due': notifyReviewDue },
    'reviews.appeal-decided': { 'notify-appeal-decided': notifyAppealDecided },
    'moderation.reporter-due': { 'notify-reporter': notifyReporter },
    'moderation.decided': { 'notify-reported': notifyReported },
    'moderation.appeal-decided': { 'notify-appealed': notifyAppealAnswered },
    'moderation.held': { 'notify-held': notifyHeld },
    'moderation.released': { 'notify-released': notifyReleased },
    'catalogue.hidden-by-admin': { 'notify-hidden': notifyHidden },
    'prospecting.offered': { 'notify-sent': notifyOfferSent },
    'prospecting.answered': { 'notify-answered': notifyOfferAnswered },
    'chat.requested': { 'notify-asked': notifyAsked },
    'chat.answered': { 'notify-answered': notifyAnswered },
    'wishes.matched': { 'notify-matched': notifyMatched },
    'wishes.offered': { 'notify-offered': notifyOffered },
    'notifications.created': { 'plan-push': planPush },
  },
  onExternal: {
    'notifications.digest-due': { 'email-digest': mailDigest },
    'notifications.push-due': { 'send-push': sendPush },
  },
  schedules: {
    'send-digests': { cron: '5 * * * *', run: sendDigests },
    'forget-notifications': { cron: '47 3 * * *', run: forgetNotifications },
  },
  personalData: notificationPersonalData,
})
