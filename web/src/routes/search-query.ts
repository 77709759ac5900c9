import type { Caller } from '@feria/contract/rendering'
import { NARROWING_QUERY } from '../modules/catalogue/narrowing.ts'
import { readSearch, writeSearch } from '../modules/search/results/search-filters.ts'
import { sendOn } from './send-on.ts'

/** What the pages of a search read of their address. */
export const SEARCH_QUERY = [
  'q',
  'category',
  ...NARROWING_QUERY,
  'minPrice',
  'maxPrice',
  'platform',
  'in_stock',
  'inStock',
  'onlyArgentina',
]

/** Sends a search that is a sentence on to its filters. */
export const sendSearchOn = (caller: Caller, request: Request): Promise<void> => {
  const { query, filters } = readSearch(new URL(request.url).searchParams)
  return sendOn(
    caller,
    request,
    query,
    (query, narrowing) => new URLSearchParams(writeSearch({ query, filters: { ...filters, ...narrowing } })),
  )
}
