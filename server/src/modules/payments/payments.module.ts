import { api } from '@feria/contract'
import { defineModule, serve } from '../../module.ts'
import { getOptions } from './get-options.ts'
import { paymentsHttp } from './payments.http.ts'

/**
 * Payments: attempts to charge what is due, at the provider that the operator chose. Card numbers never come here: the browser trades
 * them for a token at the provider's tokeniser. Every attempt is written down before the provider is asked, so none is ever lost.
 */
export const payments = defineModule({
  name: 'payments',
  routes: serve(api.payments, { options: getOptions }),
  http: paymentsHttp,
})

export { chargeCard, findOutcome, type Outcome } from './charge-card.ts'
export { reasonOf } from './payments.rules.ts'
