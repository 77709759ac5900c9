import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { paymentsHttp } from './http.ts'
import { forgetCard, keepCard, sweepCardsToKeep } from './kept-cards.ts'
import { reconcile } from './outcomes.ts'
import { mailHeld } from './payout-holds.ts'
import { payoutsHttp } from './payouts.http.ts'
import { paymentPersonalData } from './personal-data.ts'
import { retryRefunds, sendRefund } from './refunds.ts'
import { askPayout } from './use-cases/ask-payout.ts'
import { getBalances, listMovements } from './use-cases/get-balances.ts'
import { getOptions } from './use-cases/get-options.ts'
import { listCards, removeCard } from './use-cases/list-cards.ts'
import { listAllPayouts, listPayouts } from './use-cases/list-payouts.ts'
import { listRoots } from './use-cases/list-roots.ts'
import { proveBalance } from './use-cases/prove-balance.ts'
import { publishRoots } from './use-cases/publish-roots.ts'
import { lookInto, sweepWebhooks } from './use-cases/receive-webhook.ts'
import { resolvePayout } from './use-cases/resolve-payout.ts'
import { stopPayout } from './use-cases/stop-payout.ts'

/**
 * Payments: payment attempts at the configured provider, and the ledger. Card numbers never reach us: the browser exchanges them for a
 * token at the provider's tokeniser, and a kept card is kept by the provider, under ids of its own. Every attempt is stored before the
 * provider is asked, so none is lost; the state is always requested from the provider, never taken from a webhook or a URL. The ledger is
 * double entry: money is captured and held for an order, then released to its owners, or set aside and refunded. A withdrawal to an account
 * that was never paid to needs the password and is held for a day, in which the member can stop it.
 */
export const payments = defineModule({
  name: 'payments',
  routes: serve(api.payments, {
    options: getOptions,
    cards: listCards,
    removeCard,
    balances: getBalances,
    movements: listMovements,
    askPayout,
    payouts: listPayouts,
    allPayouts: listAllPayouts,
    resolvePayout,
    stopPayout,
    roots: listRoots,
    proof: proveBalance,
  }),
  http: (http, ctxOf) => {
    paymentsHttp(http, ctxOf)
    payoutsHttp(http, ctxOf)
  },
  onExternal: {
    'payments.noticed': { 'read-webhook': lookInto },
    'payments.refund-asked': { 'send-refund': sendRefund },
    'payments.card-asked': { 'keep-card': keepCard },
    'payments.card-removed': { 'forget-card': forgetCard },
    'payments.payout-held': { 'email-held': mailHeld },
  },
  schedules: {
    reconcile: { cron: '*/10 * * * *', run: reconcile },
    'retry-refunds': { cron: '*/15 * * * *', run: retryRefunds },
    // Late enough that a clock some minutes slow is past midnight too: a root of the day before would be taken for done.
    'publish-roots': { cron: '20 0 * * *', run: publishRoots },
    'sweep-webhooks': { cron: '41 4 * * *', run: sweepWebhooks },
    'sweep-cards-to-keep': { cron: '43 4 * * *', run: sweepCardsToKeep },
  },
  personalData: paymentPersonalData,
})

export { findPayableCard } from './kept-cards.ts'
export { freeze, lockHold, release } from './ledger.ts'
export { sumAccounts } from './ledger-sums.ts'
export { failOtherPrice } from './other-price.ts'
export { type Attempt, absorb, attemptsOf, findOutcome, type Outcome } from './outcomes.ts'
export { askRefund, refundedOf, retryRefunds } from './refunds.ts'
export { dueFor, formatMinor, formatProductPrice, proportion, reasonOf, type Sum, splitFee } from './rules.ts'
export { askPayout } from './use-cases/ask-payout.ts'
export { type Begun, beginCharge, type ChargedCard, chargeCard, createProviderCheckout } from './use-cases/charge-card.ts'
export { checkBooks } from './use-cases/check-books.ts'
export { balancesOf, getBalances } from './use-cases/get-balances.ts'
export { findPayout } from './use-cases/list-payouts.ts'
export { publishRoots } from './use-cases/publish-roots.ts'
export { resolvePayout } from './use-cases/resolve-payout.ts'
