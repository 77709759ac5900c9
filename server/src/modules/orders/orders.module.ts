import { api } from '@feria/contract'
import { defineModule, serve } from '../../module.ts'
import { answerClaim } from './answer-claim.ts'
import { askWithdrawal } from './ask-withdrawal.ts'
import { getMe } from './get-me.ts'
import { getPurchase } from './get-purchase.ts'
import { giveUp } from './give-up.ts'
import { listClaims } from './list-claims.ts'
import { listContacts } from './list-contacts.ts'
import { listOrders } from './list-orders.ts'
import { listSales } from './list-sales.ts'
import { listWithdrawals, resolveWithdrawal } from './list-withdrawals.ts'
import { moveOrder } from './move-order.ts'
import { openClaim } from './open-claim.ts'
import { followPayment, followTakenBack } from './orders.following.ts'
import { payOutHeld } from './orders.held.ts'
import { ordersHttp } from './orders.http.ts'
import { mailBuyer, mailSeller, mailWithdrawal } from './orders.mails.ts'
import { mailClaim, mailMoved, mailPaidOut } from './orders.news.ts'
import { orderPersonalData } from './orders.personal-data.ts'
import { completeSilent, settleReserved } from './orders.settling.ts'
import { payPurchase } from './pay-purchase.ts'
import { placeOrder } from './place-order.ts'
import { dropClaim, settleClaim } from './settle-claim.ts'
import { withdrawPurchase } from './withdraw-purchase.ts'

/**
 * Orders: purchases and sales, the same thing from its two sides. An order reserves its stock for 15 minutes, is charged outside any
 * transaction, and moves through the states of orders.rules.ts; its money is held until it is completed, and while there is a claim.
 * Whatever a crash leaves half done is settled within a minute by what the provider of the payment says.
 */
export const orders = defineModule({
  name: 'orders',
  routes: serve(api.orders, {
    place: placeOrder,
    list: listOrders,
    sales: listSales,
    get: getPurchase,
    setStatus: moveOrder,
    pay: payPurchase,
    withdraw: withdrawPurchase,
    giveUp,
    openClaim,
    answerClaim,
    dropClaim,
    settleClaim,
    claims: listClaims,
    contacts: listContacts,
    askWithdrawal,
    withdrawals: listWithdrawals,
    resolveWithdrawal,
    me: getMe,
  }),
  http: ordersHttp,
  on: {
    'payments.moved': { 'follow-payment': followPayment },
    'payments.taken-back': { 'follow-taken-back': followTakenBack },
    'orders.moved': { 'mail-moved': mailMoved },
    'orders.paid-out': { 'mail-paid-out': mailPaidOut },
    'orders.claim-moved': { 'mail-claim': mailClaim },
    'orders.paid': { 'mail-buyer': mailBuyer, 'mail-seller': mailSeller },
    'orders.withdrawal-asked': { 'mail-withdrawal': mailWithdrawal },
  },
  schedules: {
    // What was cut off is known within a minute: 30 s until nobody can be charging any more, this, and the answer of the provider.
    'settle-reserved': { everySeconds: 10, run: settleReserved },
    'complete-silent': { cron: '7 * * * *', run: completeSilent },
    'pay-out-held': { cron: '17 * * * *', run: payOutHeld },
  },
  personalData: orderPersonalData,
})

export { areParties } from './list-contacts.ts'
export { moveOrder } from './move-order.ts'
export { newsOf } from './orders.news.ts'
export { confirmDelivered } from './orders.resale.ts'
export { placeOrder, placeResale } from './place-order.ts'
