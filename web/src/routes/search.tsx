import { readSearch } from '../modules/search/results/search-filters.ts'
import { SearchPage } from '../modules/search/results/search-page.tsx'
import { titleOf } from '../modules/search/results/search-title.ts'
import { LazySaveSearch } from '../modules/wishes/lazy-save-search.ts'
import type { DocumentHandle } from '../root.tsx'
import { titled } from './head.ts'
import { SEARCH_QUERY } from './search-query.ts'

export const handle: DocumentHandle = { query: SEARCH_QUERY }

export const meta = titled(({ location }) => titleOf(readSearch(new URLSearchParams(location.search))))

/** /search, whose search can be saved as a wish with one tap. */
export default function SearchRoute() {
  return <SearchPage SaveSearch={LazySaveSearch} />
}
