import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { reportsHttp } from './http.ts'
import { getGlobal } from './use-cases/get-global.ts'
import { getPersonal } from './use-cases/get-personal.ts'

/**
 * Reports: sales of the member and of everyone, in whole pesos at each order's rate. It has no tables and reads those of orders. A sale
 * is a paid order that was not cancelled; its month is that of the payment. A seller's record stands beside what they sell.
 */
export const reports = defineModule({
  name: 'reports',
  routes: serve(api.reports, { personal: getPersonal, global: getGlobal }),
  http: reportsHttp,
})

export { sellerRecords } from './seller-record.ts'
