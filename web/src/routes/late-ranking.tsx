import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query'
import { QueryProvider } from '../lib/query-provider.tsx'
import { RankingPage } from '../modules/search/ranking-page.tsx'

/** The page of /product-ranking, with what the server has already asked. */
export const LateRanking = ({ state }: { state: DehydratedState | null }) => (
  <QueryProvider>
    <HydrationBoundary state={state}>
      <RankingPage />
    </HydrationBoundary>
  </QueryProvider>
)
