import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { plainHead, previewOf } from './head.ts'
import { renderParts } from './parts.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) => context.get(renderParts).headOf(new URL(request.url).pathname)

/** Only link previews read the head. */
export const clientLoader = () => null

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => (loaderData ? previewOf(loaderData) : plainHead())

export { ResalePage as default } from '../modules/reselling/offer/resale-page.tsx'
