import { categoryPageOf, idInPage, publicPageOf } from '@feria/contract/catalogue/address'
import type { Caller } from '@feria/contract/rendering'
import * as api from '@feria/contract/routes'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { productRequest } from '../modules/catalogue/product-request.ts'
import { PublicProduct } from '../modules/catalogue/public-product.tsx'
import type { DocumentHandle } from '../root.tsx'
import { cardOf, crumbData, headOf, type Site } from './head.ts'
import { overHttp, renderParts } from './parts.ts'
import { productData } from './product-data.ts'
import { orNotFound } from './refusals.ts'

export const handle: DocumentHandle = { subjectOf: ({ page = '' }) => idInPage(page) }

/** Refuses, for good, a product that is hidden or was sold long ago; for any other passes the error on. */
const orGone = (call: Caller['call'], params: { id: string }) => async (error: unknown) => {
  const { state } = await call(api.catalogue.listing, { params })
  if (state === 'gone') throw data(null, { status: 410 })
  if (error) throw error
  return undefined as never
}

const load = async ({ call }: Caller, page = '') => {
  const id = idInPage(page)
  if (!id) throw data(null, { status: 404 })
  const params = { id }
  const [product, similar, { rate }] = await Promise.all([
    call(api.catalogue.get, productRequest(id)).catch(orGone(call, params)),
    call(api.catalogue.similar, { params }),
    call(api.catalogue.currentRate, {}),
  ])
  if (product.sold) await orGone(call, params)(null)
  // The name may have changed, or the address was cut: one page, one address.
  if (publicPageOf(product) !== `/p/${page}`) throw redirect(publicPageOf(product), 301)
  return { product, similar, rate }
}

/** With what it is for search engines, which read documents of the server only: the browser comes without that code. */
export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const { caller, url } = context.get(renderParts)
  const loaded = await orNotFound(load(caller, params.page))
  return { ...loaded, forSearch: productData(loaded.product, { url, path: publicPageOf(loaded.product) }) }
}

export const clientLoader = async ({ params }: ClientLoaderFunctionArgs) => ({
  ...(await orNotFound(load(overHttp, params.page))),
  forSearch: [],
})

/** Going back from a photo to its page asks for nothing anew. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.href !== nextUrl.href

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) => {
  const site = matches[0]?.loaderData as Site | undefined
  if (!loaderData || !site) return [{ title: 'Página no encontrada' }]
  const { product, forSearch } = loaderData
  const description = [product.description, product.condition, product.location, product.details].filter(Boolean).join(' · ')
  const path = publicPageOf(product)
  const { name, price, currency, condition, location, imageUrl, sold } = product
  const image = cardOf(path, name, price, currency, condition, location, imageUrl, sold)
  const steps: [string, string][] = [
    ['Productos', '/explorar'],
    ...(product.category ? ([[product.category.name, categoryPageOf(product.category)]] as [string, string][]) : []),
    [product.name, path],
  ]
  return [
    ...headOf(site, { title: product.name, description, path, image }),
    ...forSearch.map((data) => ({ 'script:ld+json': data })),
    { 'script:ld+json': crumbData(site, steps) },
  ]
}

/** /p/:slug-:id: a product, as everybody may see it. */
export default function ProductRoute() {
  const { product, similar, rate } = useLoaderData<typeof loader>()
  return <PublicProduct product={product} similar={similar} rate={rate} />
}
