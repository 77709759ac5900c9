import { api } from '@feria/contract'
import { defineModule, serve } from '../../module.ts'
import { askPayout } from './ask-payout.ts'
import { getBalances, listMovements } from './get-balances.ts'
import { getOptions } from './get-options.ts'
import { listAllPayouts, listPayouts } from './list-payouts.ts'
import { mailHeld } from './payments.held.ts'
import { paymentsHttp } from './payments.http.ts'
import { paymentPersonalData } from './payments.personal-data.ts'
import { giveBack, retryRefunds } from './payments.refunds.ts'
import { reconcile } from './payments.settling.ts'
import { payoutsHttp } from './payouts.http.ts'
import { settlePayout } from './settle-payout.ts'
import { stopPayout } from './stop-payout.ts'
import { lookInto, sweepNotices } from './take-notice.ts'

/**
 * Payments: attempts to be paid at the provider that the operator chose, and the books of where the money is. Card numbers never come here:
 * the browser trades them for a token at the provider's tokeniser. Every attempt is written down before the provider is asked, so none is
 * ever lost; what it says is asked for, never believed from a notice or an address. The ledger is double entry: money is captured and held
 * for an order, then released to whom it belongs, or set aside and given back. A withdrawal to an account that its member was never paid to
 * is proved by the password and waits a day, in which its member can stop it.
 */
export const payments = defineModule({
  name: 'payments',
  routes: serve(api.payments, {
    options: getOptions,
    balances: getBalances,
    movements: listMovements,
    askPayout,
    payouts: listPayouts,
    allPayouts: listAllPayouts,
    settlePayout,
    stopPayout,
  }),
  http: (http, ctxOf) => {
    paymentsHttp(http, ctxOf)
    payoutsHttp(http, ctxOf)
  },
  on: {
    'payments.noticed': { 'look-into': lookInto },
    'payments.refund-asked': { 'give-back': giveBack },
    'payments.payout-held': { 'mail-held': mailHeld },
  },
  schedules: {
    reconcile: { cron: '*/10 * * * *', run: reconcile },
    'retry-refunds': { cron: '*/15 * * * *', run: retryRefunds },
    'sweep-notices': { cron: '41 4 * * *', run: sweepNotices },
  },
  personalData: paymentPersonalData,
})

export { askPayout } from './ask-payout.ts'
export { chargeCard, openCheckout } from './charge-card.ts'
export { checkBooks } from './check-books.ts'
export { getBalances } from './get-balances.ts'
export { findPayout } from './list-payouts.ts'
export { freeze, lockHold, release } from './payments.ledger.ts'
export { failOtherPrice } from './payments.prices.ts'
export { askRefund, refundedOf, retryRefunds } from './payments.refunds.ts'
export { dueFor, formatMinor, formatProductPrice, proportion, reasonOf, type Sum, splitFee } from './payments.rules.ts'
export { type Attempt, absorb, attemptsOf, findOutcome, type Outcome } from './payments.settling.ts'
export { sumAccounts } from './payments.sums.ts'
export { settlePayout } from './settle-payout.ts'
