import type { Caller } from '@feria/contract/rendering'
import * as api from '@feria/contract/routes'
import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { resultTexts } from '../modules/search/results/result-texts.ts'
import { isBlank, readSearch, writeSearch } from '../modules/search/results/search-filters.ts'
import { SearchPage } from '../modules/search/results/search-page.tsx'
import { titleOf } from '../modules/search/results/search-title.ts'
import { LazySaveSearch } from '../modules/wishes/lazy-save-search.ts'
import type { DocumentHandle } from '../root.tsx'
import { headOf, type Site, titled } from './head.ts'
import { renderParts } from './parts.ts'
import { orNotFound } from './refusals.ts'
import { SEARCH_QUERY } from './search-query.ts'
import { unknownPlace } from './unknown-place.ts'

export const handle: DocumentHandle = { query: ['cursor', ...SEARCH_QUERY] }

/** Results on a page that is read without scripts. */
const PAGE = 24

/** What we have ourselves: the other platforms answer too late for a page that waits for them. */
const load = async (caller: Caller, request: Request) => {
  const params = new URL(request.url).searchParams
  const search = readSearch(params)
  const { platform } = search.filters
  const isOurs = platform === null || platform === 'Local'
  const cursor = params.get('cursor') || undefined
  const query = { ...writeSearch(search), platform: 'Local' as const, limit: PAGE, cursor }
  if (isBlank(search) || !isOurs) return { found: null }
  const found = await caller.call(api.search.find, { query }).catch((error: unknown) => {
    // The page asks again, and says why.
    if (unknownPlace(error) === null) throw error
    return null
  })
  return { found }
}

export const loader = ({ context, request }: LoaderFunctionArgs) => orNotFound(load(context.get(renderParts).caller, request))

/** In the app the page itself asks, and hears each platform as it answers. */
export const clientLoader = () => ({ found: null })

export const meta = (args: MetaArgs): MetaDescriptor[] => {
  const site = args.matches[0]?.loaderData as Site | undefined
  const title = titleOf(readSearch(new URLSearchParams(args.location.search)))
  if (!site) return titled(title)(args)
  // Searches are endless: what they find is listed, they are not.
  return headOf(site, { title, description: resultTexts.description, path: '/buscar', isListed: false })
}

/** /buscar: the search of the market and of other platforms, for everybody. */
export default function PublicSearchRoute() {
  const { found } = useLoaderData<typeof loader>()
  return <SearchPage SaveSearch={LazySaveSearch} isPublic first={found} />
}
