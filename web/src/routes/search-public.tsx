import type { Caller } from '@feria/contract/rendering'
import * as api from '@feria/contract/routes'
import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { QueryProvider } from '../lib/query-provider.tsx'
import { isBlank, readSearch, writeSearch } from '../modules/search/results/search-filters.ts'
import { SearchPage } from '../modules/search/results/search-page.tsx'
import { titleOf } from '../modules/search/results/search-title.ts'
import { texts } from '../modules/search/texts.ts'
import { LazySaveSearch } from '../modules/wishes/lazy-save-search.ts'
import type { DocumentHandle } from '../root.tsx'
import { headOf, type Site, titled } from './head.ts'
import { renderParts } from './parts.ts'
import { orNotFound } from './refusals.ts'

const NAMES = ['category', 'min_price', 'max_price', 'minPrice', 'maxPrice', 'currency', 'platform', 'in_stock', 'inStock', 'onlyArgentina']

export const handle: DocumentHandle = { query: ['q', 'cursor', ...NAMES] }

/** Results on a page that is read without scripts. */
const PAGE = 24

/** What we have ourselves: the other platforms answer too late for a page that waits for them. */
const load = async ({ call }: Caller, request: Request) => {
  const params = new URL(request.url).searchParams
  const search = readSearch(params)
  const { platform } = search.filters
  const isOurs = platform === null || platform === 'Local'
  const cursor = params.get('cursor') || undefined
  const query = { ...writeSearch(search), platform: 'Local' as const, limit: PAGE, cursor }
  return { found: isBlank(search) || !isOurs ? null : await call(api.search.find, { query }) }
}

export const loader = ({ context, request }: LoaderFunctionArgs) => orNotFound(load(context.get(renderParts).caller, request))

/** In the app the page itself asks, and hears each platform as it answers. */
export const clientLoader = () => ({ found: null })

export const meta = (args: MetaArgs): MetaDescriptor[] => {
  const site = args.matches[0]?.loaderData as Site | undefined
  const title = titleOf(readSearch(new URLSearchParams(args.location.search)))
  if (!site) return titled(title)(args)
  // Searches are endless: what they find is listed, they are not.
  return headOf(site, { title, description: texts.results.description, path: '/buscar', isListed: false })
}

/** /buscar: the search of the market and of other platforms, for everybody. */
export default function PublicSearchRoute() {
  const { found } = useLoaderData<typeof loader>()
  return (
    <QueryProvider>
      <SearchPage SaveSearch={LazySaveSearch} isPublic first={found} />
    </QueryProvider>
  )
}
