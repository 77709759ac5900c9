import type { Category } from '@feria/contract/catalogue/schemas'
import { categoryName } from '../../catalogue/category-name.ts'
import { FilterTagsRow } from '../../catalogue/filter-tags-row.tsx'
import { type FilterTag, linkTags, narrowingTags } from '../../catalogue/narrowing-tags.ts'
import { useCategories } from '../../catalogue/use-categories.ts'
import { texts } from '../texts.ts'
import { platformName } from './platform-name.ts'
import { noSearchFilters, type Search, type SearchFilters, writeSearch } from './search-filters.ts'

const labels = texts.results

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
export const SearchTags = ({ search }: { search: Search }) => (
  <FilterTagsRow
    {...linkTags(
      searchTagsOf(search.filters, useCategories()),
      (changes) => `?${new URLSearchParams(writeSearch({ ...search, filters: { ...search.filters, ...changes } }))}`,
      noSearchFilters,
    )}
  />
)
