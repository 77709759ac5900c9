import * as api from '@feria/contract/routes'
import { useRoute } from '../../lib/use-route.ts'
import { FilterTagsRow } from './filter-tags-row.tsx'
import { type Filters, noFilters, requestOf } from './filters.ts'
import { linkTags } from './narrowing-tags.ts'
import { SearchNotes } from './search-notes.tsx'
import { searchedTags } from './searched-tags.ts'
import { useCategories } from './use-categories.ts'

interface Props {
  filters: Filters
  /** The query of the address with a change. */
  addressWith: (changes: Partial<Filters>) => string
}

/** How the catalogue's search was understood, and its active filters; the sort order is not one of them. */
export const CatalogueTags = ({ filters, addressWith }: Props) => {
  const { data, isLoading } = useRoute(api.search.read, { query: requestOf(filters) }, { enabled: filters.search !== '' })
  const reading = data?.reading
  // Until it is known whether the search has parts, nothing stands there for it.
  const tags = searchedTags(isLoading ? { ...filters, search: '' } : filters, useCategories(), reading?.spoken)
  return (
    <>
      <FilterTagsRow {...linkTags<Filters>(tags, addressWith, { ...noFilters, sort: filters.sort })} />
      <SearchNotes reading={reading} text={filters.search} asTyped={addressWith({ asTyped: true })} />
    </>
  )
}
