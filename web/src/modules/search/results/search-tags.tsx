import type { Category } from '@feria/contract/catalogue/schemas'
import type { SearchReading } from '@feria/contract/search/schemas'
import { categoryName } from '../../catalogue/category-name.ts'
import { FilterTagsRow } from '../../catalogue/filter-tags-row.tsx'
import { type FilterTag, linkTags, narrowingTags } from '../../catalogue/narrowing-tags.ts'
import { spokenTags } from '../../catalogue/spoken-tags.ts'
import { platformName } from './platform-name.ts'
import { resultTexts as labels } from './result-texts.ts'
import { noSearchFilters, type Search, type SearchFilters, writeSearch } from './search-filters.ts'

/** The active filters of a search, each as a removable tag. */
const searchTagsOf = (filters: SearchFilters, categories: Category[]): FilterTag<SearchFilters>[] => {
  const { platform, onlyArgentina, category, inStock } = filters
  return [
    ...(category ? [{ label: categoryName(category, categories), without: { category: '' } }] : []),
    ...narrowingTags(filters),
    ...(platform ? [{ label: platformName(platform), without: { platform: null } }] : []),
    ...(onlyArgentina ? [{ label: labels.inArgentina, without: { onlyArgentina: false } }] : []),
    ...(inStock ? [{ label: labels.inStock, without: { inStock: false } }] : []),
  ]
}

/** How a search is narrowed, whether by its filters or by its words. */
export const SearchTags = ({ search, reading }: { search: Search; reading: SearchReading | null }) => (
  <FilterTagsRow
    {...linkTags<SearchFilters & { search: string }>(
      [...searchTagsOf(search.filters, reading?.categories ?? []), ...spokenTags(reading?.spoken)],
      ({ search: query = search.query, ...changes }) =>
        `?${new URLSearchParams(writeSearch({ query, filters: { ...search.filters, ...changes } }))}`,
      noSearchFilters,
    )}
  />
)
