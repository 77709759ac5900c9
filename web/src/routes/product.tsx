import { categoryPageOf, idInPage, publicPageOf } from '@feria/contract/catalogue/address'
import * as api from '@feria/contract/routes'
import { HydrationBoundary } from '@tanstack/react-query'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import { productRequest } from '../modules/catalogue/product-request.ts'
import { PublicProduct } from '../modules/catalogue/public-product.tsx'
import type { DocumentHandle } from '../root.tsx'
import { cardOf, crumbData, headOf, type Site } from './head.ts'
import { type Ask, askInBrowser, askOnServer } from './load-queries.ts'
import { overHttp, renderParts } from './parts.ts'
import { productData } from './product-data.ts'
import { orNotFound } from './refusals.ts'

export const handle: DocumentHandle = { subjectOf: ({ page = '' }) => idInPage(page) }

/** Refuses, for good, a product that is hidden or was sold long ago; for any other passes the error on. */
const orGone = (ask: Ask, params: { id: string }) => async (error: unknown) => {
  const { state } = await ask(api.catalogue.listing, { params })
  if (state === 'gone') throw data(null, { status: 410 })
  if (error) throw error
  return undefined as never
}

const load = async (ask: Ask, page = '') => {
  const id = idInPage(page)
  if (!id) throw data(null, { status: 404 })
  const params = { id }
  const [product] = await Promise.all([
    ask(api.catalogue.get, productRequest(id)).catch(orGone(ask, params)),
    ask(api.catalogue.similar, { params }),
    ask(api.catalogue.currentRate, {}),
  ])
  if (product.sold) await orGone(ask, params)(null)
  // The name may have changed, or the address was cut: one page, one address.
  if (publicPageOf(product) !== `/p/${page}`) throw redirect(publicPageOf(product), 301)
  return { product }
}

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  orNotFound(askOnServer(context.get(renderParts).caller, (ask) => load(ask, params.page)))

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => orNotFound(askInBrowser(overHttp, (ask) => load(ask, params.page)))

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) => {
  const site = matches[0]?.loaderData as Site | undefined
  if (!loaderData || !site) return [{ title: 'Página no encontrada' }]
  const { product } = loaderData
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
    ...productData(product, { ...site, path }).map((data) => ({ 'script:ld+json': data })),
    { 'script:ld+json': crumbData(site, steps) },
  ]
}

/** /p/:slug-:id: a product, as everybody may see it. */
export default function ProductRoute() {
  const { product, state } = useLoaderData<typeof loader>()
  return (
    <HydrationBoundary state={state}>
      <PublicProduct product={product} />
    </HydrationBoundary>
  )
}
