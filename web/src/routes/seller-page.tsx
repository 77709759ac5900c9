import { idInPage, sellerPageOf } from '@feria/contract/catalogue/address'
import type { Caller } from '@feria/contract/rendering'
import type { Reputation } from '@feria/contract/reviews/schemas'
import * as api from '@feria/contract/routes'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import type { AggregateRating, ProfilePage, WithContext } from 'schema-dts'
import { useSession } from '../lib/session.ts'
import { useLoaded } from '../lib/use-loaded.ts'
import { PublicList } from '../modules/catalogue/public-list.tsx'
import { SellerCard } from '../modules/catalogue/seller-card.tsx'
import { sellerTexts } from '../modules/catalogue/seller-texts.ts'
import { ReportMenu } from '../modules/moderation/report/report-menu.tsx'
import { PublicReviews } from '../modules/reviews/public-reviews.tsx'
import { ScoreLink } from '../modules/reviews/score-link.tsx'
import type { DocumentHandle } from '../root.tsx'
import { cardOf, crumbData, headOf, type Site } from './head.ts'
import { overHttp, renderParts } from './parts.ts'
import { listData, loadProducts } from './public-products.ts'
import { orNotFound } from './refusals.ts'

export const handle: DocumentHandle = {
  query: ['cursor', 'stars', 'opiniones'],
  subjectOf: ({ page = '' }) => idInPage(page),
}

const REVIEWS = 10

/** The reputation of a seller and one page of the reviews; null where they cannot be read, which hides nothing else. */
const loadReviews = async ({ call, callPage }: Caller, request: Request, id: string) => {
  const { searchParams } = new URL(request.url)
  const asked = Number(searchParams.get('stars'))
  const stars = [1, 2, 3, 4, 5].includes(asked) ? asked : null
  const cursor = searchParams.get('opiniones') || undefined
  const params = { id }
  const query = { limit: REVIEWS, cursor, ...(stars === null ? {} : { stars }) }
  const [reputation, page] = await Promise.all([call(api.reviews.reputation, { params }), callPage(api.reviews.list, { params, query })])
  return { reputation, reviews: page.items, next: page.next, stars, isFirst: !cursor }
}

const load = async (caller: Caller, request: Request, page = '') => {
  const id = idInPage(page)
  if (!id) throw data(null, { status: 404 })
  const [{ seller }, loaded, reviewed] = await Promise.all([
    caller.call(api.catalogue.seller, { params: { id } }),
    loadProducts(caller, request, { within: { seller: id } }),
    loadReviews(caller, request, id).catch(() => null),
  ])
  if (!seller) throw data('seller', { status: 410 })
  // The name may have changed, or the address was cut: one page, one address.
  if (sellerPageOf(seller) !== `/v/${page}`) throw redirect(sellerPageOf(seller), 301)
  return { ...loaded, seller, reviewed }
}

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  orNotFound(load(context.get(renderParts).caller, request, params.page))

export const clientLoader = ({ request, params }: ClientLoaderFunctionArgs) => orNotFound(load(overHttp, request, params.page))

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) => {
  const site = matches[0]?.loaderData as Site | undefined
  if (!loaderData || !site) return [{ title: 'Página no encontrada' }]
  const { seller, first, products, reviewed } = loaderData
  const path = sellerPageOf(seller)
  const url = new URL(path, site.url).href
  const image = seller.imageUrl ? { image: new URL(seller.imageUrl, site.url).href } : {}
  return [
    ...headOf(site, {
      title: seller.name,
      description: `Lo que vende ${seller.name}, con precio y fotos.`,
      path,
      image: cardOf(path, seller.name, seller.imageUrl),
      isListed: !first && (!reviewed || (reviewed.isFirst && reviewed.stars === null)),
    }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        dateCreated: seller.createdAt,
        mainEntity: { '@type': 'Person', name: seller.name, url, ...image },
      } satisfies WithContext<ProfilePage>,
    },
    ...ratingData(reviewed?.reputation, { name: seller.name, url }).map((data) => ({ 'script:ld+json': data })),
    { 'script:ld+json': listData(products, site.url) },
    {
      'script:ld+json': crumbData(site, [
        ['Productos', '/explorar'],
        [seller.name, path],
      ]),
    },
  ]
}

/** The score of a seller as schema.org describes one; nothing below three reviews. */
const ratingData = (reputation: Reputation | undefined, seller: { name: string; url: string }): WithContext<AggregateRating>[] =>
  !reputation || reputation.score === null
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'AggregateRating',
          itemReviewed: { '@type': 'Person', ...seller },
          ratingValue: reputation.score,
          ratingCount: reputation.count,
          bestRating: 5,
          worstRating: 1,
        },
      ]

const loadMenu = async () => (await import('../modules/blocks/seller-menu.tsx')).SellerMenu

/** /v/:slug-:id: what a member sells, and what is said of them. */
export default function SellerRoute() {
  const { seller, products, first, next, reviewed } = useLoaderData<typeof loader>()
  const isMember = useSession(({ user }) => user !== null)
  const isOwn = useSession(({ user }) => user?.id === seller.id)
  const SellerMenu = useLoaded(loadMenu, isMember && !isOwn)
  // A member waits for the whole menu: the visitors' one, opened before it came, would close under their finger.
  const menu = isMember ? SellerMenu && !isOwn && <SellerMenu seller={seller} /> : <ReportMenu subject="member" id={seller.id} />
  return (
    <>
      <PublicList heading={sellerTexts.soldBy(seller.name)} act={menu} products={products} first={first} next={next} isFiltered={false}>
        <SellerCard seller={seller} />
        {reviewed && <ScoreLink reputation={reviewed.reputation} />}
      </PublicList>
      {reviewed && <PublicReviews {...reviewed} path={sellerPageOf(seller)} />}
    </>
  )
}
