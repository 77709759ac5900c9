import { api } from '@feria/contract'
import { defineModule, serve } from '../../module.ts'
import { listMails, readMail } from './list-mails.ts'
import { listNotifications, notificationBelongings } from './list-notifications.ts'
import { noticePaid } from './notifications.notices.ts'

/** Notifications: what members are told about what happened, kept on the server. */
export const notifications = defineModule({
  name: 'notifications',
  routes: serve(api.notifications, { list: listNotifications, mails: listMails, mail: readMail }),
  on: { 'orders.paid': { 'notice-paid': noticePaid } },
  belongings: notificationBelongings,
})
