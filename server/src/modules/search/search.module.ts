import { api } from '@feria/contract'
import { defineModule, serve } from '../../module.ts'
import { listSuggested } from './list-suggested.ts'
import { rankProducts } from './rank-products.ts'
import { recordSale, searchBelongings } from './search.records.ts'

/**
 * Search: what Feria suggests, and products by price with how far they are. Distances come from the gazetteer and are worked out from what
 * sellers and members write as their place; nothing about where a visitor is gets stored.
 */
export const search = defineModule({
  name: 'search',
  routes: serve(api.search, { suggested: listSuggested, ranking: rankProducts }),
  on: { 'orders.moved': { 'record-sale': recordSale } },
  belongings: searchBelongings,
})
