import type { Caller } from '@feria/contract/rendering'
import * as api from '@feria/contract/routes'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { BooksPage } from '../modules/payments/books/books-page.tsx'
import { texts } from '../modules/payments/books/texts.ts'
import type { DocumentHandle } from '../root.tsx'
import { headOf, type Site } from './head.ts'
import { overHttp, renderParts } from './parts.ts'
import { orNotFound } from './refusals.ts'

export const handle: DocumentHandle = { query: ['cursor'] }

const path = '/transparencia'

const load = async ({ callPage }: Caller, request: Request) => {
  const cursor = new URL(request.url).searchParams.get('cursor') || undefined
  const { items, next } = await callPage(api.payments.roots, { query: { cursor } })
  if (cursor && items.length === 0) throw data(null, { status: 404 })
  return { roots: items, first: cursor ? path : null, next: next && `${path}?cursor=${encodeURIComponent(next)}` }
}

export const loader = ({ context, request }: LoaderFunctionArgs) => orNotFound(load(context.get(renderParts).caller, request))

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => orNotFound(load(overHttp, request))

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) => {
  const site = matches[0]?.loaderData as Site | undefined
  if (!loaderData || !site) return [{ title: 'Página no encontrada' }]
  return headOf(site, { title: texts.title, description: texts.description, path, isListed: !loaderData.first })
}

/** /transparencia: what Feria owes, for everybody to check. */
export default function BooksRoute() {
  return <BooksPage {...useLoaderData<typeof loader>()} />
}
