import { SearchPage } from '../modules/search/results/search-page.tsx'
import { LazySaveSearch } from '../modules/wishes/lazy-save-search.ts'

/** /search, whose search can be saved as a wish with one tap. */
export default function SearchRoute() {
  return <SearchPage SaveSearch={LazySaveSearch} />
}
