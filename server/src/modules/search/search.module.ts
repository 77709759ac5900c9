import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { searchHttp } from './http.ts'
import { recordSale, searchPersonalData } from './records.ts'
import { findProducts } from './use-cases/find-products.ts'
import { listSuggested } from './use-cases/list-suggested.ts'
import { rankProducts } from './use-cases/rank-products.ts'
import { suggest } from './use-cases/suggest.ts'

/**
 * Search: what is for sale here and at the marketplaces, in one shape and compared in one currency; what Feria suggests; and products by
 * price with how far they are. What a platform does not say is not said here either. Distances come from the gazetteer and are worked out
 * from what sellers and members write as their place; nothing about where a visitor is, or what they look for, gets stored.
 */
export const search = defineModule({
  name: 'search',
  routes: serve(api.search, { find: findProducts, suggest, suggested: listSuggested, ranking: rankProducts }),
  http: searchHttp,
  on: { 'orders.moved': { 'record-sale': recordSale } },
  personalData: searchPersonalData,
})

export { findingOfOurs } from './findings.ts'
export { measureFrom } from './places.ts'
