import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { answerClaim } from './claims/use-cases/answer-claim.ts'
import { listClaims } from './claims/use-cases/list-claims.ts'
import { openClaim } from './claims/use-cases/open-claim.ts'
import { refundSale } from './claims/use-cases/refund-sale.ts'
import { dropClaim, resolveClaim } from './claims/use-cases/resolve-claim.ts'
import { runClocks } from './clocks/run-clocks.ts'
import { destroyAddresses } from './delivery/addresses.ts'
import { deliverOrder } from './delivery/use-cases/deliver-order.ts'
import { listAddresses, removeAddress, updateAddress } from './delivery/use-cases/list-addresses.ts'
import { mailBuyer, mailSeller, mailWithdrawal } from './emails.ts'
import { compareListings } from './listings/use-cases/compare-listings.ts'
import { mailClaim, mailMoved, mailPaidOut, mailSendReminder } from './news-emails.ts'
import { mailAct } from './operator/act-emails.ts'
import { mailAgain } from './operator/emails-again.ts'
import { extendClock } from './operator/use-cases/extend-clock.ts'
import { refundHeld } from './operator/use-cases/refund-held.ts'
import { sendEmailAgain } from './operator/use-cases/send-email-again.ts'
import { superviseOrders } from './operator/use-cases/supervise-orders.ts'
import { orderPersonalData } from './personal-data.ts'
import { resolveReservations } from './purchase/expiry.ts'
import { ordersHttp } from './purchase/http.ts'
import { followPayment, followTakenBack } from './purchase/payment-events.ts'
import { getMe } from './purchase/use-cases/get-me.ts'
import { getPurchase } from './purchase/use-cases/get-purchase.ts'
import { listContacts } from './purchase/use-cases/list-contacts.ts'
import { listOrders } from './purchase/use-cases/list-orders.ts'
import { listSales } from './purchase/use-cases/list-sales.ts'
import { listWaiting } from './purchase/use-cases/list-waiting.ts'
import { moveOrder } from './purchase/use-cases/move-order.ts'
import { payOrder } from './purchase/use-cases/pay-order.ts'
import { placeOrder } from './purchase/use-cases/place-order.ts'
import { askWithdrawal } from './withdrawals/use-cases/ask-withdrawal.ts'
import { listWithdrawals, resolveWithdrawal } from './withdrawals/use-cases/list-withdrawals.ts'
import { withdrawPurchase } from './withdrawals/use-cases/withdraw-purchase.ts'

/**
 * Orders: purchases and sales, the same thing from two sides. An order reserves its stock for 15 minutes, is charged outside any
 * transaction, and moves through the states of rules.ts, by people or by the clocks of clocks.rules.ts; its money is held until it is
 * completed, and during a claim. What a crash leaves half done is resolved within a minute by asking the payment provider.
 */
export const orders = defineModule({
  name: 'orders',
  routes: serve(api.orders, {
    place: placeOrder,
    list: listOrders,
    sales: listSales,
    waiting: listWaiting,
    get: getPurchase,
    listings: compareListings,
    delivered: deliverOrder,
    setStatus: moveOrder,
    pay: payOrder,
    withdraw: withdrawPurchase,
    refundSale,
    openClaim,
    answerClaim,
    dropClaim,
    resolveClaim,
    claims: listClaims,
    contacts: listContacts,
    addresses: listAddresses,
    updateAddress,
    removeAddress,
    askWithdrawal,
    withdrawals: listWithdrawals,
    resolveWithdrawal,
    supervise: superviseOrders,
    refund: refundHeld,
    extend: extendClock,
    sendEmail: sendEmailAgain,
    me: getMe,
  }),
  http: ordersHttp,
  on: {
    'payments.moved': { 'follow-payment': followPayment },
    'payments.taken-back': { 'follow-taken-back': followTakenBack },
  },
  onExternal: {
    'orders.moved': { 'email-moved': mailMoved },
    'orders.acted': { 'email-act': mailAct },
    'orders.email-asked': { 'email-again': mailAgain },
    'orders.send-reminded': { 'email-reminder': mailSendReminder },
    'orders.paid-out': { 'email-paid-out': mailPaidOut },
    'orders.claim-moved': { 'email-claim': mailClaim },
    'orders.paid': { 'email-buyer': mailBuyer, 'email-seller': mailSeller },
    'orders.withdrawal-asked': { 'email-withdrawal': mailWithdrawal },
  },
  schedules: {
    // An interrupted charge is resolved within a minute: 30 s until nobody can be charging any more, this interval, and the provider's
    // response.
    'resolve-reservations': { everySeconds: 10, run: resolveReservations },
    'run-clocks': { cron: '7 * * * *', run: runClocks },
    'destroy-addresses': { cron: '23 4 * * *', run: destroyAddresses },
  },
  personalData: orderPersonalData,
})

export { countOverdueClaims, isOverdueClaim, toClaim } from './claims/queries.ts'
export { daysLeftOf, endOf, extensionOf, runningClockOf, sendByOf } from './clocks/clocks.rules.ts'
export { handOver } from './delivery/hand-over.ts'
export { newsOf } from './news-emails.ts'
export { findAct, isPartyOf } from './operator/acts.ts'
export { repeatableOf } from './operator/emails-again.ts'
export { roomsOf } from './purchase/room.ts'
export { hasPaidOrder, isOrderUnderWay, partiesOf } from './purchase/use-cases/list-contacts.ts'
export { moveOrder } from './purchase/use-cases/move-order.ts'
export { placeOrder, placeResale } from './purchase/use-cases/place-order.ts'
