import { idInPage, wishPageOf } from '@feria/contract/catalogue/address'
import type { Caller } from '@feria/contract/rendering'
import * as api from '@feria/contract/routes'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import type { Demand, WithContext } from 'schema-dts'
import { PublicWishPage } from '../modules/wishes/public/public-wish-page.tsx'
import { texts } from '../modules/wishes/public/texts.ts'
import { placeOf } from '../modules/wishes/public/wish-place.ts'
import type { DocumentHandle } from '../root.tsx'
import { cardOf, crumbData, headOf, type Site } from './head.ts'
import { overHttp, renderParts } from './parts.ts'
import { orNotFound } from './refusals.ts'

export const handle: DocumentHandle = { subjectOf: ({ page = '' }) => idInPage(page) }

/** Other wishes shown. */
const OTHERS = 6

const load = async ({ call, callPage }: Caller, page = '') => {
  const id = idInPage(page)
  if (!id) throw data(null, { status: 404 })
  const [{ wish }, { items }] = await Promise.all([
    call(api.wishes.getPublic, { params: { id } }),
    callPage(api.wishes.listPublic, { query: { limit: OTHERS + 1 } }),
  ])
  if (!wish) throw data('wish', { status: 410 })
  // The name may have changed, or the address was cut: one page, one address.
  if (wishPageOf(wish) !== `/busco/${page}`) throw redirect(wishPageOf(wish), 301)
  return { wish, others: items.filter((other) => other.id !== id).slice(0, OTHERS) }
}

export const loader = ({ context, params }: LoaderFunctionArgs) => orNotFound(load(context.get(renderParts).caller, params.page))

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => orNotFound(load(overHttp, params.page))

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) => {
  const site = matches[0]?.loaderData as Site | undefined
  if (!loaderData || !site) return [{ title: 'Página no encontrada' }]
  const { wish } = loaderData
  const path = wishPageOf(wish)
  return [
    ...headOf(site, {
      title: `Busco: ${wish.name}`,
      description: `${texts.looksFor} ${wish.name} (${wish.modelo}) en ${placeOf(wish)}. ¿Lo tenés?`,
      path,
      image: cardOf(path, wish.name, wish.modelo),
    }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Demand',
        name: wish.name,
        description: wish.modelo,
        areaServed: placeOf(wish),
        availabilityStarts: wish.createdAt,
        // A kind of thing, not one that is for sale: a Product would need an offer.
        itemOffered: { '@type': 'ProductModel', name: wish.name, model: wish.modelo },
      } satisfies WithContext<Demand>,
    },
    {
      'script:ld+json': crumbData(site, [
        [texts.title, '/busco'],
        [wish.name, path],
      ]),
    },
  ]
}

/** /busco/:slug-:id: what a member looks for, as everybody may see it. */
export default function WishRoute() {
  return <PublicWishPage {...useLoaderData<typeof loader>()} />
}
