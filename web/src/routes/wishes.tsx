import type { Caller } from '@feria/contract/rendering'
import * as api from '@feria/contract/routes'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { PublicWishesPage } from '../modules/wishes/public/public-wishes-page.tsx'
import { texts } from '../modules/wishes/public/texts.ts'
import type { DocumentHandle } from '../root.tsx'
import { headOf, type Site } from './head.ts'
import { overHttp, renderParts } from './parts.ts'
import { orNotFound } from './refusals.ts'

export const handle: DocumentHandle = { query: ['cursor'] }

const load = async ({ callPage }: Caller, request: Request) => {
  const cursor = new URL(request.url).searchParams.get('cursor') || undefined
  const { items, next } = await callPage(api.wishes.listPublic, { query: { cursor } })
  // Beyond the last page there is nothing to be found.
  if (cursor && items.length === 0) throw data(null, { status: 404 })
  return { wishes: items, first: cursor ? '/busco' : null, next: next && `/busco?cursor=${encodeURIComponent(next)}` }
}

export const loader = ({ context, request }: LoaderFunctionArgs) => orNotFound(load(context.get(renderParts).caller, request))

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => orNotFound(load(overHttp, request))

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) => {
  const site = matches[0]?.loaderData as Site | undefined
  if (!loaderData || !site) return [{ title: 'Página no encontrada' }]
  const { first, wishes } = loaderData
  return headOf(site, { title: texts.title, description: texts.description, path: '/busco', isListed: !first && wishes.length > 0 })
}

/** /busco: what members look for. */
export default function WishesRoute() {
  return <PublicWishesPage {...useLoaderData<typeof loader>()} />
}
