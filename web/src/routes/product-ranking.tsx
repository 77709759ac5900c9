import type { Caller } from '@feria/contract/rendering'
import { cardsOf } from '@feria/contract/route'
import * as api from '@feria/contract/routes'
import { HydrationBoundary } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { QueryProvider } from '../lib/query-provider.tsx'
import { NARROWING_QUERY } from '../modules/catalogue/narrowing.ts'
import { rankingReading, rankingRequest, readRanking } from '../modules/search/ranking-filters.ts'
import { RankingPage } from '../modules/search/ranking-page.tsx'
import { texts } from '../modules/search/texts.ts'
import type { DocumentHandle } from '../root.tsx'
import { fixedHead } from './head.ts'
import { askOnServer } from './load-queries.ts'
import { renderParts } from './parts.ts'

export const handle: DocumentHandle = { query: ['search', 'category', 'sort', ...NARROWING_QUERY] }

const load = (caller: Caller, request: Request) =>
  askOnServer(caller, async (ask, askPages) => {
    const filters = readRanking(new URL(request.url).searchParams)
    await Promise.all([
      askPages(cardsOf(api.search.ranking), rankingRequest(filters, '')),
      ask(api.catalogue.categories, {}),
      filters.search && ask(api.search.read, rankingReading(filters)),
    ])
    return {}
  })

/** The first page, without the place that only the browser knows. What cannot be found now is asked for again there. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { caller, onError } = context.get(renderParts)
  return load(caller, request).catch((error: unknown) => {
    onError(error)
    return { state: null }
  })
}

/** In the app the page itself asks, with the place. */
export const clientLoader = () => ({ state: null })

export const meta = fixedHead({ title: texts.ranking.title, description: texts.ranking.intro, path: '/product-ranking' })

/** /product-ranking and /suggestion-ranking. */
export default function RankingRoute() {
  const { state } = useLoaderData<typeof loader>()
  return (
    <QueryProvider>
      <HydrationBoundary state={state}>
        <RankingPage />
      </HydrationBoundary>
    </QueryProvider>
  )
}
