import { api } from '@feria/contract'
import { defineModule, serve } from '../../module.ts'
import { findProducts } from './find-products.ts'
import { listSuggested } from './list-suggested.ts'
import { rankProducts } from './rank-products.ts'
import { searchHttp } from './search.http.ts'
import { recordSale, searchPersonalData } from './search.records.ts'
import { suggest } from './suggest.ts'

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

export { findingOfOurs } from './search.findings.ts'
export { measureFrom } from './search.places.ts'
