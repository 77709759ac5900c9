import type { Chips } from '@feria/contract/assistant/schemas'
import { noSearchFilters, writeSearch } from '../../search/results/search-filters.ts'

/** The address of /search for the chips, with their prices, condition and place. Null if there is no search text. */
export const seeAllAddress = ({ what, categoryId, minPrice, maxPrice, currency, condition, place, radiusKm }: Chips): string | null => {
  if (!what && categoryId === null) return null
  const category = categoryId === null ? '' : String(categoryId)
  const around = place && radiusKm ? { near: place, radiusKm } : {}
  const filters = { ...noSearchFilters, category, minPrice, maxPrice, currency, condition, ...around }
  return `/search?${new URLSearchParams(writeSearch({ query: what, filters }))}`
}
