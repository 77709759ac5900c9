import type { Caller } from '@feria/contract/rendering'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { NARROWING_QUERY } from '../modules/catalogue/narrowing.ts'
import { keptNear } from '../modules/search/kept-near.ts'
import type { LoadedRanking } from '../modules/search/load-ranking.ts'
import { readRanking } from '../modules/search/ranking-filters.ts'
import { RankingPage } from '../modules/search/ranking-page.tsx'
import { rankingTexts } from '../modules/search/ranking-texts.ts'
import type { DocumentHandle } from '../root.tsx'
import { fixedHead } from './head.ts'
import { overHttp, renderParts } from './parts.ts'

export const handle: DocumentHandle = { query: ['search', 'category', 'sort', ...NARROWING_QUERY] }

const load = async (caller: Caller, request: Request, near: string): Promise<LoadedRanking> => {
  // The server has done it when a first visit is shown, which comes without its code.
  const { loadRanking } = await import('../modules/search/load-ranking.ts')
  return loadRanking(caller, readRanking(new URL(request.url).searchParams), near)
}

/** Without the place that only the browser knows. What cannot be found now is asked for again there. */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<LoadedRanking> => {
  const { caller, onError } = context.get(renderParts)
  const { error, ...loaded } = await load(caller, request, '')
  if (error) onError(error)
  return loaded
}

export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<LoadedRanking> => load(overHttp, request, keptNear())

export const meta = fixedHead({ title: rankingTexts.title, description: rankingTexts.intro, path: '/product-ranking' })

/** /product-ranking and /suggestion-ranking. */
export default function RankingRoute() {
  return <RankingPage {...useLoaderData<typeof loader>()} />
}
