import { api } from '@feria/contract'
import { notificationEvents } from '@feria/contract/notifications'
import { defineModule, serve, serveEvents } from '../../module.ts'
import { joinNotificationChannel } from './join-notification-channel.ts'
import { listMails, readMail } from './list-mails.ts'
import { countNotices, listNotifications } from './list-notifications.ts'
import { markAllRead, markRead, removeNotice } from './mark-read.ts'
import { noticeMatched, noticeOffered } from './notifications.matches.ts'
import { mailDigest, sendDigests } from './notifications.matches-digest.ts'
import { noticeClaim, noticeMoved, noticePayout } from './notifications.money.ts'
import { noticeAnswered, noticeAsked, noticePaid } from './notifications.notices.ts'
import { notificationBelongings } from './notifications.queries.ts'

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
    mails: listMails,
    mail: readMail,
  }),
  events: serveEvents(notificationEvents.emitted, { joinNotificationChannel }),
  on: {
    'orders.paid': { 'notice-paid': noticePaid },
    'orders.moved': { 'notice-moved': noticeMoved },
    'orders.claim-moved': { 'notice-claim': noticeClaim },
    'payments.payout-settled': { 'notice-payout': noticePayout },
    'chat.requested': { 'notice-asked': noticeAsked },
    'chat.answered': { 'notice-answered': noticeAnswered },
    'wishes.matched': { 'notice-matched': noticeMatched },
    'wishes.offered': { 'notice-offered': noticeOffered },
    'notifications.digest-due': { 'mail-digest': mailDigest },
  },
  schedules: { 'send-digests': { cron: '5 * * * *', run: sendDigests } },
  belongings: notificationBelongings,
})
