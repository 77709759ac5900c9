import type { Chips } from '@feria/contract/assistant/schemas'
import type { Rate } from '@feria/contract/catalogue/schemas'
import { inOther } from '../../catalogue/other-currency.ts'
import { noSearchFilters, writeSearch } from '../../search/results/search-filters.ts'

/**
 * The address of /search for the chips: prices in dollars, its filter's currency, and none without a rate. Null if there is no search
 * text.
 */
export const seeAllAddress = ({ what, categoryId, minPrice, maxPrice, currency }: Chips, rate: Pick<Rate, 'ars'> | null): string | null => {
  if (!what && categoryId === null) return null
  const inDollars = (price: number | null): number | null => {
    if (price === null || currency === 'USD') return price
    return rate && inOther(price, currency, rate).price
  }
  const filters = {
    ...noSearchFilters,
    category: categoryId === null ? '' : String(categoryId),
    minPrice: inDollars(minPrice),
    maxPrice: inDollars(maxPrice),
  }
  return `/search?${new URLSearchParams(writeSearch({ query: what, filters }))}`
}
