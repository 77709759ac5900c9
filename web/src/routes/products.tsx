import { publicPageOf } from '@feria/contract/catalogue/address'
import * as api from '@feria/contract/routes'
import type { LoaderFunctionArgs, MetaArgs, MetaDescriptor } from 'react-router'
import { memberProductTexts } from '../modules/catalogue/member-product-texts.ts'
import { ProductPage } from '../modules/catalogue/product-page.tsx'
import { ResellButton } from '../modules/reselling/resell-button.tsx'
import type { DocumentHandle } from '../root.tsx'
import { type Site, titled } from './head.ts'
import { renderParts } from './parts.ts'

export const handle: DocumentHandle = { subjectOf: ({ id }) => id ?? null }

/** The public address of the product, for search engines; the page itself asks in the browser, as its member. */
export const loader = async ({ context, params: { id = '' } }: LoaderFunctionArgs): Promise<string | null> => {
  const { caller } = context.get(renderParts)
  // What is hidden or gone has no public page, and its member's page says so.
  return caller.call(api.catalogue.get, { params: { id }, query: {} }).then(publicPageOf, () => null)
}

/** Only search engines read the head. */
export const clientLoader = () => null

/** Its title until its name is known. */
const untilNamed = titled(memberProductTexts.title)

export const meta = (args: MetaArgs<typeof loader>): MetaDescriptor[] => {
  const { loaderData, matches } = args
  const site = matches[0]?.loaderData as Site | undefined
  if (!loaderData || !site) return untilNamed(args)
  return [...untilNamed(args), { tagName: 'link', rel: 'canonical', href: new URL(loaderData, site.url).href }]
}

/** /products/:id: a product, for members. */
export default function ProductsRoute() {
  return <ProductPage Resell={ResellButton} />
}
