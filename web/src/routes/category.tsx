import { categoryPageOf, idInCategoryPage } from '@feria/contract/catalogue/address'
import type { Caller } from '@feria/contract/rendering'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import { PublicFilters } from '../modules/catalogue/public-filters.tsx'
import { PublicList } from '../modules/catalogue/public-list.tsx'
import type { DocumentHandle } from '../root.tsx'
import { crumbData, headOf, type Site } from './head.ts'
import { overHttp, renderParts } from './parts.ts'
import { listData, loadProducts } from './public-products.ts'
import { orNotFound } from './refusals.ts'

export const handle: DocumentHandle = { query: ['cursor'] }

const load = async (caller: Caller, request: Request, page = '') => {
  const id = idInCategoryPage(page)
  if (id === null) throw data(null, { status: 404 })
  const loaded = await loadProducts(caller, request, { within: { category: String(id) } })
  const category = loaded.categories.find((one) => one.id === id)
  if (!category) throw data(null, { status: 404 })
  // The name may have changed, or the address was cut: one page, one address.
  if (categoryPageOf(category) !== `/c/${page}`) throw redirect(categoryPageOf(category), 301)
  return { ...loaded, category }
}

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  orNotFound(load(context.get(renderParts).caller, request, params.page))

export const clientLoader = ({ request, params }: ClientLoaderFunctionArgs) => orNotFound(load(overHttp, request, params.page))

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) => {
  const site = matches[0]?.loaderData as Site | undefined
  if (!loaderData || !site) return [{ title: 'Página no encontrada' }]
  const { category, first, products } = loaderData
  const path = categoryPageOf(category)
  const description = `${category.name}: productos nuevos y usados en venta en toda la Argentina, con precio y fotos.`
  return [
    ...headOf(site, { title: category.name, description, path, isListed: !first && products.length > 0 }),
    { 'script:ld+json': listData(products, site.url) },
    {
      'script:ld+json': crumbData(site, [
        ['Productos', '/explorar'],
        [category.name, path],
      ]),
    },
  ]
}

/** /c/:slug-:id: the products of a category. */
export default function CategoryRoute() {
  const { category, categories, filters, ...loaded } = useLoaderData<typeof loader>()
  return (
    <PublicList {...loaded} heading={category.name} isFiltered>
      <PublicFilters filters={{ ...filters, category: String(category.id) }} categories={categories} />
    </PublicList>
  )
}
