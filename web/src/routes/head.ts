import type { PageHead } from '@feria/contract/rendering'
import type { MetaArgs, MetaDescriptor } from 'react-router'
import type { BreadcrumbList, WithContext } from 'schema-dts'
import { brand } from '../lib/brand.ts'

/** A picture of 1200 by 630 that link previews show. */
interface Card {
  path: string
  alt: string
}

interface Head {
  title: string
  description: string
  /** From the root of the site. */
  path: string
  image?: Card
  /** False for what search engines should not list. */
  isListed?: boolean
}

const ownCard: Card = { path: '/images/landing/compartir.jpg', alt: `El catálogo de ${brand}, con buscador, filtros y productos` }

/** Of a page whose card the server draws; with anything else to show it is another picture. */
export const cardOf = (path: string, name: string, ...shown: (string | number | boolean | null)[]): Card => ({
  path: `${path}/image.jpg?v=${hashOf(JSON.stringify([name, ...shown]))}`,
  alt: name,
})

/** A short name for a text, so that previews fetch its card anew when it changes. */
const hashOf = (text: string): string => {
  let hash = 5381
  for (const letter of text) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(36)
}

/** What the root's loader gives every page. */
export interface Site {
  brand: string
  url: string
}

/** Of pages without a title of their own. */
export const plainHead = (): MetaDescriptor[] => [
  { title: brand },
  { name: 'description', content: 'Compra y venta a través de IA. Publicá, encontrá y comprá cerca tuyo.' },
]

/** Of pages that only members see: search engines are not to list them. */
export const memberHead = (): MetaDescriptor[] => [...plainHead(), { name: 'robots', content: 'noindex' }]

/** Title, description, canonical address and what link previews show. */
export const headOf = ({ url }: Site, { title, description, path, image = ownCard, isListed = true }: Head): MetaDescriptor[] => {
  const canonical = new URL(path, url).href
  return [
    ...previewOf({
      title: `${title} · ${brand}`,
      description: description.replace(/\s+/g, ' ').slice(0, 160),
      url: canonical,
      image: { url: new URL(image.path, url).href, width: 1200, height: 630, alt: image.alt },
    }),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(isListed ? [] : [{ name: 'robots', content: 'noindex,follow' }]),
  ]
}

/** The `meta` of a page with a title of its own and, for the rest, the head of the layout around it. */
export const titled =
  (page: string | ((args: MetaArgs) => string)) =>
  (args: MetaArgs): MetaDescriptor[] => {
    const around = args.matches.at(-2)?.meta ?? plainHead()
    const title = `${typeof page === 'string' ? page : page(args)} · ${brand}`
    return [{ title }, ...around.filter((one) => !('title' in one))]
  }

/** The `meta` of a page that everybody may see and that always says the same. */
export const fixedHead =
  (head: Head) =>
  (args: MetaArgs): MetaDescriptor[] => {
    const site = args.matches[0]?.loaderData as Site | undefined
    return site ? headOf(site, head) : titled(head.title)(args)
  }

/** The head of a page that the server wrote: title, description and preview. */
export const previewOf = ({ title, description, url, image }: PageHead): MetaDescriptor[] => [
  { title },
  { name: 'description', content: description },
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: brand },
  { property: 'og:locale', content: 'es_AR' },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: url },
  { property: 'og:image', content: image.url },
  { property: 'og:image:type', content: 'image/jpeg' },
  { property: 'og:image:width', content: String(image.width) },
  { property: 'og:image:height', content: String(image.height) },
  { property: 'og:image:alt', content: image.alt },
  { name: 'twitter:card', content: 'summary_large_image' },
]

/** The way to a page as schema.org describes it: names and paths, the page itself last. */
export const crumbData = ({ url }: Site, steps: [name: string, path: string][]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], n) => ({ '@type': 'ListItem', position: n + 1, name, item: new URL(path, url).href })),
})
