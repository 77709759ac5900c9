import { tagsOf } from './filter-tags.ts'
import { FilterTagsRow } from './filter-tags-row.tsx'
import { type Filters, noFilters } from './filters.ts'
import { linkTags } from './narrowing-tags.ts'
import { useCategories } from './use-categories.ts'

interface Props {
  filters: Filters
  /** The query of the address with a change. */
  addressWith: (changes: Partial<Filters>) => string
}

/** The catalogue's active filters; the sort order is not one of them. */
export const CatalogueTags = ({ filters, addressWith }: Props) => (
  <FilterTagsRow {...linkTags(tagsOf(filters, useCategories()), addressWith, { ...noFilters, sort: filters.sort })} />
)
