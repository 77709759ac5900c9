import type { Caller } from '@feria/contract/rendering'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { FilterTagsRow } from '../modules/catalogue/filter-tags-row.tsx'
import { writeFilters } from '../modules/catalogue/filters.ts'
import { PublicFilters } from '../modules/catalogue/public-filters.tsx'
import classes from '../modules/catalogue/public-list.module.css'
import { PublicList } from '../modules/catalogue/public-list.tsx'
import { SearchNotes } from '../modules/catalogue/search-notes.tsx'
import { texts } from '../modules/catalogue/texts.ts'
import { LazySaveSearch } from '../modules/wishes/lazy-save-search.ts'
import type { DocumentHandle } from '../root.tsx'
import { headOf, type Site } from './head.ts'
import { overHttp, renderParts } from './parts.ts'
import { LIST_QUERY, listData, loadProducts } from './public-products.ts'
import { orNotFound } from './refusals.ts'

export const handle: DocumentHandle = { query: LIST_QUERY }

const load = async (caller: Caller, request: Request) => {
  // The server has done it when a first visit is shown, which comes without its code.
  const { exploreSearch, priceErrorIn, readingOf } = await import('./explore-query.ts')
  const priceError = priceErrorIn(request)
  const [listed, reading] = await Promise.all([
    orNotFound(loadProducts(caller, request, { isAnyPrice: priceError !== null })),
    readingOf(caller, request),
  ])
  const loaded = { ...listed, priceError, reading }
  return { ...loaded, ...exploreSearch(loaded) }
}

export const loader = ({ context, request }: LoaderFunctionArgs) => load(context.get(renderParts).caller, request)

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => load(overHttp, request)

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) => {
  const site = matches[0]?.loaderData as Site | undefined
  if (!loaderData || !site) return [{ title: 'Página no encontrada' }]
  const { filters, first, products } = loaderData
  const description = 'Productos nuevos y usados de toda la Argentina, los más nuevos primero.'
  // A later page is another one tomorrow, and searches are endless: their products are listed, they are not.
  const isListed = !first && writeFilters(filters).size === 0
  return [
    ...headOf(site, { title: texts.catalogue.title, description, path: '/explorar', isListed }),
    { 'script:ld+json': listData(products, site.url) },
  ]
}

/** /explorar: every product on sale, the newest first, a page at a time. */
export default function ExploreRoute() {
  const { categories, filters, placeError, priceError, tags, reading, asTyped, wish, end, ...loaded } = useLoaderData<typeof loader>()
  return (
    <PublicList
      {...loaded}
      end={
        end && (
          <div className={classes.saving}>
            {end.text} <LazySaveSearch {...end.wish} />
          </div>
        )
      }
    >
      <PublicFilters filters={filters} categories={categories} priceError={priceError} placeError={placeError} />
      <FilterTagsRow {...tags} />
      <SearchNotes reading={reading} text={filters.search} asTyped={asTyped} />
      <div className={classes.saving}>
        <LazySaveSearch {...wish} />
      </div>
    </PublicList>
  )
}
