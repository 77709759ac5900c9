import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { texts } from '../modules/reselling/offer/texts.ts'
import { previewOf, titled } from './head.ts'
import { renderParts } from './parts.ts'

/** Of a link that is not shown the page says so itself, with the status of what is not there. */
export const loader = async ({ context, request }: LoaderFunctionArgs) =>
  (await context.get(renderParts).headOf(new URL(request.url).pathname)) ?? data(null, { status: 404 })

/** Only link previews read the head. */
export const clientLoader = () => null

/** Its title until its name is known. */
const untilNamed = titled(texts.title)

export const meta = (args: MetaArgs<typeof loader>) => (args.loaderData ? previewOf(args.loaderData) : untilNamed(args))

export { ResalePage as default } from '../modules/reselling/offer/resale-page.tsx'
