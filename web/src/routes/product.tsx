import { idInPage, publicPageOf } from '@feria/contract/catalogue/address'
import type { Caller } from '@feria/contract/rendering'
import { cardsOf } from '@feria/contract/route'
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
import { brand } from '../lib/brand.ts'
import { productRequest } from '../modules/catalogue/product-request.ts'
import { PublicProduct } from '../modules/catalogue/public-product.tsx'
import type { DocumentHandle } from '../root.tsx'
import { overHttp, renderParts } from './parts.ts'
import { productHead } from './product-head.ts'
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
    call(cardsOf(api.catalogue.similar), { params, query: { view: 'card' } }),
    call(api.catalogue.currentRate, {}),
  ])
  if (product.sold) await orGone(call, params)(null)
  // The name may have changed, or the address was cut: one page, one address.
  if (publicPageOf(product) !== `/p/${page}`) throw redirect(publicPageOf(product), 301)
  return { product, similar, rate }
}

/** With its whole head: who reads more of it than the title reads documents of the server, so the browser comes without that code. */
export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const { caller, brand, url } = context.get(renderParts)
  const loaded = await orNotFound(load(caller, params.page))
  return { ...loaded, head: productHead(loaded.product, { brand, url }) }
}

export const clientLoader = async ({ params }: ClientLoaderFunctionArgs) => {
  const loaded = await orNotFound(load(overHttp, params.page))
  return { ...loaded, head: [{ title: `${loaded.product.name} · ${brand}` }] }
}

/** Going back from a photo to its page asks for nothing anew. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.href !== nextUrl.href

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => loaderData?.head ?? [{ title: 'Página no encontrada' }]

/** /p/:slug-:id: a product, as everybody may see it. */
export default function ProductRoute() {
  const { product, similar, rate } = useLoaderData<typeof loader>()
  return <PublicProduct product={product} similar={similar} rate={rate} />
}
