import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { getOrder } from './use-cases/get-order.ts'
import { listPayments } from './use-cases/list-payments.ts'
import { listWork } from './use-cases/list-work.ts'

/**
 * The back office where it crosses modules: what waits to be decided, an order with all that
 * happened to it, payments with their orders. The calls about one noun live with that noun.
 */
export const admin = defineModule({
  name: 'admin',
  routes: serve(api.admin, { work: listWork, order: getOrder, payments: listPayments }),
})
