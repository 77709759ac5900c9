import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { searchHttp } from './http.ts'
import { recordSale, searchPersonalData } from './records.ts'
import { findProducts } from './use-cases/find-products.ts'
import { listSuggested } from './use-cases/list-suggested.ts'
import { rankProducts } from './use-cases/rank-products.ts'
import { readSearch } from './use-cases/read-search.ts'
import { suggest } from './use-cases/suggest.ts'

/**
 * Search: products here and on other marketplaces, in one shape and compared in one currency; suggestions; and products by price with
 * their distance. Data that a platform does not give stays missing. Distances come from the gazetteer, by the places that sellers and
 * members write; neither a visitor's place nor their searches are stored.
 */
export const search = defineModule({
  name: 'search',
  routes: serve(api.search, { find: findProducts, read: readSearch, suggest, suggested: listSuggested, ranking: rankProducts }),
  http: searchHttp,
  on: { 'orders.moved': { 'record-sale': recordSale } },
  personalData: searchPersonalData,
})

export { findingOfOurs } from './findings.ts'
export { measureFrom } from './places.ts'
