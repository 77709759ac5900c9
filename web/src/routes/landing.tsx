import type { Caller } from '@feria/contract/rendering'
import { cardsOf } from '@feria/contract/route'
import * as api from '@feria/contract/routes'
import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, redirect, redirectDocument, useLoaderData } from 'react-router'
import type { SearchAction, WebSite, WithContext } from 'schema-dts'
import { brand } from '../lib/brand.ts'
import styles from '../modules/landing/landing.css?inline'
import type { Fresh } from '../modules/landing/landing-fresh.tsx'
import { LandingPage } from '../modules/landing/landing-page.tsx'
import type { DocumentHandle } from '../root.tsx'
import type { Site } from './head.ts'
import { renderParts } from './parts.ts'
import { publicHeaders } from './public-headers.ts'

export const handle: DocumentHandle = { isStatic: true }

export const headers = publicHeaders

/** Products shown: two rows on a wide screen, four on a phone. */
const SHOWN = 8
/** Wishes shown. */
const WISHES = 6

const loadFresh = async ({ call, callPage }: Caller): Promise<Fresh> => {
  const [{ items }, { items: wishes }, categories] = await Promise.all([
    callPage(cardsOf(api.catalogue.list), { query: { in_stock: 'true', limit: SHOWN, view: 'card' } }),
    callPage(api.wishes.listPublic, { query: { limit: WISHES } }),
    call(api.catalogue.categories, {}),
  ])
  return { products: items, wishes, categories }
}

/** What is for sale is not all that the page has to say: without it, the rest is still shown. */
export const loader = ({ context }: LoaderFunctionArgs): Promise<Fresh> => {
  const { caller, onError } = context.get(renderParts)
  return loadFresh(caller).catch((error: unknown) => {
    onError(error)
    return { products: [], wishes: [], categories: [] }
  })
}

/** Its document is another one, so going there inside the app loads it; without a network, the app's own home is what there is. */
export const clientLoader = () => (navigator.onLine ? redirectDocument('/') : redirect('/dashboard'))

export const meta = ({ matches }: MetaArgs): MetaDescriptor[] => {
  const site = matches[0]?.loaderData as Site | undefined
  const title = `${brand} · Compra y venta a través de IA`
  const line = `Buscá con tus palabras, publicá en minutos y pagá sin salir de ${brand}.`
  const address = (path: string) => new URL(path, site?.url).href
  return [
    { title },
    {
      name: 'description',
      content: `${line} Compra y venta a través de IA, en pesos y en dólares, en toda la Argentina.`,
    },
    { tagName: 'link', rel: 'canonical', href: address('/') },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand },
    { property: 'og:locale', content: 'es_AR' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: line },
    { property: 'og:url', content: address('/') },
    { property: 'og:image', content: address('/images/landing/compartir.jpg') },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `El catálogo de ${brand}, con buscador, filtros y productos` },
    { name: 'twitter:card', content: 'summary_large_image' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: brand,
        url: address('/'),
        inLanguage: 'es-AR',
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${address('/buscar')}?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        } as SearchAction,
      } satisfies WithContext<WebSite>,
    },
  ]
}

/** /: the landing page. Its styles come with it, so that it is painted after one answer. */
export default function Landing() {
  const fresh = useLoaderData<typeof loader>()
  return (
    <>
      <style>{styles}</style>
      <LandingPage fresh={fresh} />
      <script type="module" src="/contact-form.js" />
    </>
  )
}
