import type { Chips } from '@feria/contract/assistant/schemas'
import { noSearchFilters, writeSearch } from '../../search/results/search-filters.ts'

/** The address of /search for the chips, with their prices. Null if there is no search text. */
export const seeAllAddress = ({ what, categoryId, minPrice, maxPrice, currency }: Chips): string | null => {
  if (!what && categoryId === null) return null
  const category = categoryId === null ? '' : String(categoryId)
  const filters = { ...noSearchFilters, category, minPrice, maxPrice, currency }
  return `/search?${new URLSearchParams(writeSearch({ query: what, filters }))}`
}
