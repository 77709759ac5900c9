import { api } from '@feria/contract'
import { defineModule, serve } from '../../module.ts'
import { getGlobal } from './get-global.ts'
import { getPersonal } from './get-personal.ts'
import { reportsHttp } from './reports.http.ts'

/**
 * Reports: what was sold, by the member and by everybody, in whole pesos at the rate of each order. It has no tables: it reads those of
 * orders. A sale is a paid order that was not cancelled; its month is that of the payment.
 */
export const reports = defineModule({
  name: 'reports',
  routes: serve(api.reports, { personal: getPersonal, global: getGlobal }),
  http: reportsHttp,
})
