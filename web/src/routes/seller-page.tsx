import { idInPage, sellerPageOf } from '@feria/contract/catalogue/address'
import type { Caller } from '@feria/contract/rendering'
import * as api from '@feria/contract/routes'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import type { ProfilePage, WithContext } from 'schema-dts'
import { PublicList } from '../modules/catalogue/public-list.tsx'
import { SellerCard } from '../modules/catalogue/seller-card.tsx'
import { sellerTexts } from '../modules/catalogue/seller-texts.ts'
import type { DocumentHandle } from '../root.tsx'
import { cardOf, crumbData, headOf, type Site } from './head.ts'
import { overHttp, renderParts } from './parts.ts'
import { listData, loadProducts } from './public-products.ts'
import { orNotFound } from './refusals.ts'

export const handle: DocumentHandle = { query: ['cursor'] }

const load = async (caller: Caller, request: Request, page = '') => {
  const id = idInPage(page)
  if (!id) throw data(null, { status: 404 })
  const [{ seller }, loaded] = await Promise.all([
    caller.call(api.catalogue.seller, { params: { id } }),
    loadProducts(caller, request, { within: { seller: id } }),
  ])
  if (!seller) throw data('seller', { status: 410 })
  // The name may have changed, or the address was cut: one page, one address.
  if (sellerPageOf(seller) !== `/v/${page}`) throw redirect(sellerPageOf(seller), 301)
  return { ...loaded, seller }
}

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  orNotFound(load(context.get(renderParts).caller, request, params.page))

export const clientLoader = ({ request, params }: ClientLoaderFunctionArgs) => orNotFound(load(overHttp, request, params.page))

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) => {
  const site = matches[0]?.loaderData as Site | undefined
  if (!loaderData || !site) return [{ title: 'Página no encontrada' }]
  const { seller, first, products } = loaderData
  const path = sellerPageOf(seller)
  const url = new URL(path, site.url).href
  const image = seller.imageUrl ? { image: new URL(seller.imageUrl, site.url).href } : {}
  return [
    ...headOf(site, {
      title: seller.name,
      description: `Lo que vende ${seller.name}, con precio y fotos.`,
      path,
      image: cardOf(path, seller.name, seller.imageUrl),
      isListed: !first,
    }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        dateCreated: seller.createdAt,
        mainEntity: { '@type': 'Person', name: seller.name, url, ...image },
      } satisfies WithContext<ProfilePage>,
    },
    { 'script:ld+json': listData(products, site.url) },
    {
      'script:ld+json': crumbData(site, [
        ['Productos', '/explorar'],
        [seller.name, path],
      ]),
    },
  ]
}

/** /v/:slug-:id: what a member sells. */
export default function SellerRoute() {
  const { seller, products, first, next } = useLoaderData<typeof loader>()
  return (
    <PublicList heading={sellerTexts.soldBy(seller.name)} products={products} first={first} next={next} isFiltered={false}>
      <SellerCard seller={seller} />
    </PublicList>
  )
}
