import { QueryProvider } from '../lib/query-provider.tsx'
import { SearchPage } from '../modules/search/results/search-page.tsx'
import type { Answered } from '../modules/search/results/search-store.ts'
import { LazySaveSearch } from '../modules/wishes/lazy-save-search.ts'

/** The page of /buscar, with what the server has already found. */
export const LateSearch = ({ first }: { first: Answered | null }) => (
  <QueryProvider>
    <SearchPage SaveSearch={LazySaveSearch} isPublic first={first} />
  </QueryProvider>
)
