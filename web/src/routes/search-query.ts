import { NARROWING_QUERY } from '../modules/catalogue/narrowing.ts'

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
  'as_typed',
]
